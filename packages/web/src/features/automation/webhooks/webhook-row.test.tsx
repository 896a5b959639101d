import type { ReadWebhook } from '@hearth/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { WebhookRow } from './webhook-row.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../platform/i18n/index.ts', () => ({ activeLocale: { formats: 'en-US' } }));
vi.mock('../../../ui/settings/disclosure.tsx', () => ({
  Disclosure: ({ text }: { text: string }) => <p>{text}</p>,
}));
vi.mock('./webhook-form.tsx', () => ({ WebhookForm: () => null }));
vi.mock('./use-reader-clock.ts', () => ({ useReaderClock: () => ({ zone: 'UTC', minutesAhead: 0 }) }));

const webhook: ReadWebhook = {
  enabled: true,
  name: 'Kitchen',
  url: '',
  webhookType: 'mealplan',
  scheduledTime: '10:00:00',
  wallTime: null,
  timeZone: null,
  groupId: 'g',
  householdId: 'h',
  id: 'w',
  nextRunAt: null,
  lastResult: null,
};
const failed = { at: '2024-01-01T00:00:00Z', outcome: 'failed', status: null } as const;
const rest = { isTest: false, isTriedAgain: false };
const shown = (lastResult: ReadWebhook['lastResult']) =>
  renderToStaticMarkup(
    <WebhookRow webhook={{ ...webhook, lastResult }} isOpen={false} onToggle={() => {}} />,
  );

it('a webhook whose address the server can no longer read says so before it is opened', () => {
  expect(shown({ ...failed, ...rest, reason: 'lostSecret' })).toBe('<p>reason.lostSecret</p>');
  expect(shown({ ...failed, ...rest, reason: 'timeout' })).toBe('<p>daily</p>');
  expect(shown(null)).toBe('<p>daily</p>');
});

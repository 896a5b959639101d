// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../testing/render.tsx';
import { planEntryForTest } from '../plan-entry-for-test.ts';
import type { PlanOps } from '../use-plan-ops.ts';
import { EntryMenu } from './entry-menu.tsx';

const locale = vi.hoisted(() => ({ dir: 'ltr' }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/index.ts', () => ({ activeLocale: locale }));
vi.mock('./use-cooked.tsx', () => ({ useCooked: () => ({}) }));
vi.mock('../repeat/use-ending.tsx', () => ({ useEnding: () => ({}) }));
vi.mock('../shopping/use-buying.tsx', () => ({ useBuying: () => ({}) }));

/** The steps that keys on the handle take. */
async function collectSteps(dir: string, keys: readonly string[], altKey = true) {
  locale.dir = dir;
  const step = vi.fn<PlanOps['step']>();
  const ops = { step, canStep: () => true } as unknown as PlanOps;
  const page = await render(
    <EntryMenu
      entry={planEntryForTest()}
      name="Soup"
      library={{ groupSlug: 'home', isOwn: true }}
      ops={ops}
      onEdit={() => undefined}
    />,
  );
  const handle = page.querySelector('[data-handle]');
  for (const key of keys)
    await act(async () =>
      handle?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true })),
    );
  return step.mock.calls.map(([, taken]) => taken);
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

it('Alt with an arrow moves a meal up, down, and to the day on that side', async () => {
  expect(await collectSteps('ltr', arrows)).toEqual(['up', 'down', 'previousDay', 'nextDay']);
});

it('the next day is on the left where one reads from right to left', async () => {
  expect(await collectSteps('rtl', arrows)).toEqual(['up', 'down', 'nextDay', 'previousDay']);
});

it('other keys, and arrows without Alt, move nothing', async () => {
  expect(await collectSteps('ltr', arrows, false)).toEqual([]);
  expect(await collectSteps('ltr', ['a', 'Enter'])).toEqual([]);
});

// @vitest-environment happy-dom
import type { GroupEventNotifierOut } from '@hearth/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { apiHooks } from '../../../platform/api/api-hooks.ts';
import { render } from '../../../testing/render.tsx';
import { NotifierForm } from './notifier-form.tsx';

vi.mock('../../../platform/i18n/index.ts', () => ({ formats: {}, lazyWithTexts: () => null }));

const notifier = {
  id: 'n',
  name: 'Chat',
  enabled: true,
  scheme: 'json',
  lastSentAt: null,
  lastError: null,
  options: {},
} as unknown as GroupEventNotifierOut;

const refusal = {
  detail: { message: 'This server cannot send to addresses that begin with “pigeon://”', error: true },
  code: 'notifierSchemeUnknown',
  field: 'appriseUrl',
};

it('an address that the server refuses is refused at its field, and by no toast', async () => {
  const toasted = vi.spyOn(apiHooks, 'onFailure');
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
  const page = await render(<NotifierForm notifier={notifier} />);
  await act(async () => page.querySelector('form')?.requestSubmit());
  await expect
    .poll(() => page.querySelector('[name="appriseUrl"]')?.getAttribute('aria-invalid'))
    .toBe('true');
  expect(page.textContent).toContain('begin with “pigeon://”');
  expect(toasted).not.toHaveBeenCalled();
});

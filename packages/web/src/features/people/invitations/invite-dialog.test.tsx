// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { InviteDialog } from './invite-dialog.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../platform/i18n/index.ts', () => ({ formats: { number: String, date: String } }));
vi.mock('../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../../platform/session/index.ts', () => ({
  useSelf: () => ({ householdId: 'home', canInvite: true, canManage: true }),
}));

it('makes an invitation only when asked, as it was wished for', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ items: [] });
    sent.push(JSON.parse(String(body)));
    return Response.json({ id: 'i', token: 'secret', usesLeft: 1, expiresAt: '2030-01-01' });
  });
  await render(<InviteDialog onClose={() => undefined} />);
  expect(sent).toEqual([]);
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    );
  await press('role.manager');
  await press('make');
  expect(sent).toEqual([{ uses: 1, role: 'manager', days: 4, householdId: 'home' }]);
  expect(document.querySelector('svg title')?.textContent).toBe('qr');
  expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toContain('token=secret');
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../testing/render.tsx';
import { closeToast, currentToasts } from '../../../../ui/toast/toast-store.ts';
import { planEntryForTest } from '../plan-entry-for-test.ts';
import { LayTemplateDialog } from './lay-template-dialog.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../../people/households/index.ts', () => ({ useFirstDayOfWeek: () => 1 }));

const root = '/api/households/mealplans';
const added = planEntryForTest({ id: 7, title: 'Bread', recipeId: null });
const removed = planEntryForTest({ id: 3, position: 1, mealKindId: 'supper' });
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push([method, path, typeof body === 'string' ? JSON.parse(body) : null]);
    if (path.endsWith('/lay')) return Response.json({ added: [added], removed: [removed] });
    const menus = ['winter', 'summer'].map((id) => ({ id, name: id, days: 7, entries: 1 }));
    return Response.json(path.endsWith('/templates') ? menus : planEntryForTest());
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

it('lays the chosen menu on the shown days; Undo brings back what it has replaced', async () => {
  await render(
    <LayTemplateDialog range={{ from: '2026-03-02', to: '2026-03-08' }} onClose={() => undefined} />,
  );
  await act(() => vi.waitFor(() => expect(document.querySelector('select')).not.toBeNull()));
  await act(async () => {
    const field = document.querySelector<HTMLSelectElement>('select[name=template]');
    if (field === null) throw new Error('there is no menu to choose');
    field.value = 'summer';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.click());
  expect(sent).toEqual([['POST', `${root}/templates/summer/lay`, { from: '2026-03-02', replace: true }]]);
  await act(async () => currentToasts()[0]?.action?.run());
  await act(async () => undefined);
  expect(sent.slice(1)).toEqual([
    ['DELETE', `${root}/7`, null],
    [
      'POST',
      root,
      {
        date: '2026-03-02',
        entryType: 'dinner',
        mealKindId: 'supper',
        title: '',
        text: 'double the leeks',
        recipeId: 'soup',
        servings: 5,
        position: 1,
      },
    ],
  ]);
});

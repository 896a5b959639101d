// @vitest-environment happy-dom
import type { ShoppingListOut } from '@hearth/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../testing/render.tsx';
import type { ListChanges, ListItem } from '../../sync/index.ts';
import { itemForTest } from '../item-for-test.ts';
import { EntryBar } from './entry-bar.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../sync/index.ts', () => ({
  findMerged: (items: readonly ListItem[]) => items.find(({ id }) => id === 'carrots'),
  nextPosition: () => 7,
  useUsualItems: () => [],
  useCatalogEntries: () => ({ foods: [], units: [], corrections: [] }),
}));

const list = { id: 'list' } as unknown as ShoppingListOut;

/** The notes and positions of items that are added when the text is pasted, and whether the field still takes it. */
async function paste(text: string) {
  const addItem = vi.fn<ListChanges['addItem']>(() => itemForTest('new'));
  const changes = { addItem } as unknown as ListChanges;
  const page = await render(<EntryBar list={list} items={[]} changes={changes} />);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => page.querySelector('input')?.dispatchEvent(event));
  return {
    items: addItem.mock.calls.map(([, { note }, position]) => [note, position]),
    isLeftToField: !event.defaultPrevented,
  };
}

it('pasted lines become an item each, without bullets and boxes', async () => {
  const { items, isLeftToField } = await paste('[ ] milk\n- [x] bread\r\n* eggs\n\n• salt\n[] tea');
  expect(items).toEqual([
    ['milk', 7],
    ['bread', 8],
    ['eggs', 9],
    ['salt', 10],
    ['tea', 11],
  ]);
  expect(isLeftToField).toBe(false);
});

it('one pasted line stays in the field to be completed', async () => {
  expect(await paste('milk\n')).toEqual({ items: [], isLeftToField: true });
});

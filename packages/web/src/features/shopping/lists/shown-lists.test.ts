import type { ShoppingListSummary } from '@hearth/contract';
import { expect, it } from 'vitest';
import { preferenceDefaults } from '../../../platform/preferences/preferences.ts';
import { shownLists } from './shown-lists.ts';

const lists = [
  { id: 'a', userId: 'ben' },
  { id: 'b', userId: 'ada' },
  { id: 'c', userId: 'cleo' },
] as unknown as ShoppingListSummary[];
const idsFor = (userId: string, ownOnly: boolean) =>
  shownLists(lists, { userId, ownOnly }).map(({ id }) => id);

it('members see all lists of the household, their own first', () => {
  const { ownListsOnly } = preferenceDefaults.shoppingList;
  expect(idsFor('ada', ownListsOnly)).toEqual(['b', 'a', 'c']);
  expect(idsFor('dora', ownListsOnly)).toEqual(['a', 'b', 'c']);
});

it('members can hide the lists of others', () => {
  expect(idsFor('ada', true)).toEqual(['b']);
});

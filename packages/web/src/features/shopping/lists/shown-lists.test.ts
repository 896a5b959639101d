import type { ShoppingListSummary } from '@hearth/contract';
import { expect, it } from 'vitest';
import { shownLists } from './shown-lists.ts';

const lists = [
  { id: 'a', userId: 'ada' },
  { id: 'b', userId: 'ben' },
] as unknown as ShoppingListSummary[];

it('users see their own lists by default, and all lists of the household on request', () => {
  expect(shownLists(lists, { userId: 'ada', all: false }).map(({ id }) => id)).toEqual(['a']);
  expect(shownLists(lists, { userId: 'ada', all: true })).toHaveLength(2);
});

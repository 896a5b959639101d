import type { ShoppingListSummary } from '@hearth/contract';

/** The lists of the household, those of the user first; with `ownOnly` without those of others. */
export function shownLists(
  lists: readonly ShoppingListSummary[],
  { userId, ownOnly }: { userId: string; ownOnly: boolean },
): readonly ShoppingListSummary[] {
  const own = lists.filter((list) => list.userId === userId);
  return ownOnly ? own : [...own, ...lists.filter((list) => list.userId !== userId)];
}

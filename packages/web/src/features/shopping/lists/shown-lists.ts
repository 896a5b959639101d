import type { ShoppingListSummary } from '@hearth/contract';

/** The lists of a user, or all of the household. */
export function shownLists(
  lists: readonly ShoppingListSummary[],
  { userId, all }: { userId: string; all: boolean },
): readonly ShoppingListSummary[] {
  return all ? lists : lists.filter((list) => list.userId === userId);
}

import type { ShoppingListOut } from '@hearth/contract';
import { applied, type ListItem } from './list-operation.ts';
import { type PendingChange, shows } from './outbox/pending-change.ts';

const noItems: readonly ListItem[] = [];

/** The items of a list with pending changes; items may arrive from other lists. */
export function itemsNow(
  id: string,
  fetched: ShoppingListOut | undefined,
  pendingChanges: readonly PendingChange[],
): readonly ListItem[] {
  const sequence = fetched?.sequence ?? 0;
  return pendingChanges
    .filter((pendingChange) => shows(pendingChange, pendingChange.listId === id ? sequence : 0))
    .reduce((all, { operation }) => applied(all, operation, id), fetched?.listItems ?? noItems);
}

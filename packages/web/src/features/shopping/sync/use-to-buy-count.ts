import type { ShoppingListSummary } from '@hearth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { itemsNow } from './apply-to-items.ts';
import { listQuery } from './lists.queries.ts';
import { getOutbox } from './current-outbox.ts';

/**
 * The number of items to buy: counted in the list if this device has it, with pending changes, and as the overview says
 * otherwise. Undefined where a device has kept an overview without numbers.
 */
export function useToBuyCount({ id, sequence, toBuy }: ShoppingListSummary): number | undefined {
  const queries = useQueryClient();
  const outbox = getOutbox(queries);
  const pendingChanges = useSyncExternalStore(outbox.subscribe, outbox.pendingChanges);
  const { data: list } = useQuery({ ...listQuery(id), enabled: false });
  const isOnlyHere = sequence === 0;
  const isHere = isOnlyHere || (list !== undefined && list.sequence >= sequence);
  if (!isHere) return toBuy;
  return itemsNow(id, list, pendingChanges).filter(({ checked }) => !checked).length;
}

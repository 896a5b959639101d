import type { ShoppingListOut } from '@hearth/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Heard, useLive } from '../../../platform/live/index.ts';
import { listQuery, listsQuery } from './lists.queries.ts';

/** Lists are polled even with a live stream, since a broken stream may go unnoticed for a while. */
const checkedEveryMs = 60_000;

/**
 * Refetches lists when others change them.
 * @param polledEveryMs interval of polling without a live stream
 * @returns the current interval of polling, in milliseconds
 */
export function useLiveLists(polledEveryMs: number): number {
  const queries = useQueryClient();
  const isLive = useLive((heard) => refresh(queries, heard));
  return isLive ? checkedEveryMs : polledEveryMs;
}

function refresh(queries: QueryClient, heard: Heard): void {
  if (heard === 'missed') return void queries.invalidateQueries({ queryKey: ['shopping-lists'] });
  if (heard.topic !== 'shopping-list') return;
  const { queryKey } = listQuery(heard.id);
  const known = queries.getQueryData<ShoppingListOut>(queryKey)?.sequence;
  if (known !== undefined && known >= heard.sequence) return;
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: listsQuery.queryKey });
}

import type { ShoppingListOut } from '@hearth/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type LiveEvent, useLive } from '../../../platform/live/index.ts';
import { listQuery, listsQuery } from './lists.queries.ts';
import { storesQuery } from './stores.query.ts';

/** Lists are polled even with a live stream, since a broken stream may go unnoticed for a while. */
const livePollMs = 60_000;

/**
 * Refetches lists and stores when others change them.
 * @param pollMs interval of polling without a live stream
 * @returns the current interval of polling, in milliseconds
 */
export function useLiveLists(pollMs: number): number {
  const queries = useQueryClient();
  const isLive = useLive((event) => refresh(queries, event));
  return isLive ? livePollMs : pollMs;
}

function refresh(queries: QueryClient, event: LiveEvent): void {
  if (event === 'missed') return void queries.invalidateQueries({ queryKey: ['shopping-lists'] });
  if (event.topic === 'stores') return void queries.invalidateQueries({ queryKey: storesQuery.queryKey });
  if (event.topic !== 'shopping-list') return;
  const { queryKey } = listQuery(event.id);
  const cachedSequence = queries.getQueryData<ShoppingListOut>(queryKey)?.sequence;
  if (cachedSequence !== undefined && cachedSequence >= event.sequence) return;
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries({ queryKey: listsQuery.queryKey });
}

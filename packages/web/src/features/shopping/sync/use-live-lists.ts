import type { ShoppingListOut } from '@hearth/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Heard, useLive } from '../../../platform/live/index.ts';
import { listQuery, listsQuery } from './lists.queries.ts';

/** With a stream lists are asked for now and then all the same: a broken one may look whole for a while. */
const checkedEveryMs = 60_000;

/**
 * Fetches lists when others change them.
 * @param polledEveryMs how often to ask where no stream tells
 * @returns how often to ask at present, in milliseconds
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

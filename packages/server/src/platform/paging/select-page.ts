import type { Page, PagingQuery } from '@hearth/contract';
import { pageOfAll } from './page-envelope.ts';
import { filterRows, type RowReader } from './row-filter.ts';
import { orderRows } from './row-order.ts';

/** The list and the current time. */
export interface ShortList<Row> {
  /** The fields for filtering and sorting. */
  readonly reader: RowReader<Row>;
  /** The path of the list without `/api`. */
  readonly route: string;
  readonly now: Date;
}

/**
 * One page of a list that fits in memory and whose rows come oldest first: those that match the filter,
 * newest first by default.
 * @throws AppError `invalidQuery`
 */
export async function selectPage<Row>(
  rows: readonly Row[],
  query: PagingQuery,
  { reader, route, now }: ShortList<Row>,
): Promise<Page<Row>> {
  const matches = await filterRows(rows, query.queryFilter, reader, now);
  return pageOfAll(orderRows(matches, query, reader), query, route);
}

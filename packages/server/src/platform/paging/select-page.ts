import type { Page, PagingQuery } from '@hearth/contract';
import { pageOfAll } from './page-envelope.ts';
import { filterRows, type RowReader } from './row-filter.ts';
import { orderRows } from './row-order.ts';

/** Which list it is, and when it is asked for. */
export interface ShortList<Row> {
  /** What clients may filter and order it by. */
  readonly reader: RowReader<Row>;
  /** The path of the list without `/api`. */
  readonly route: string;
  readonly now: Date;
}

/**
 * One page of a list that is short enough to be held whole and whose rows come oldest first: those that pass the
 * filter, newest first unless the query says otherwise.
 * @throws AppError `invalidQuery`; ValidationError for a random order without a seed
 */
export function selectPage<Row>(
  rows: readonly Row[],
  query: PagingQuery,
  { reader, route, now }: ShortList<Row>,
): Page<Row> {
  const found = filterRows(rows, query.queryFilter, reader, now);
  return pageOfAll(orderRows(found, query, reader), query, route);
}

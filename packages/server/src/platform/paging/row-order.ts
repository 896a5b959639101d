import type { PagingQuery } from '@hearth/contract';
import { OrderByError, type OrderTerm, parseOrderBy } from '@hearth/domain/search/order-by';
import { seededPermutation } from '@hearth/domain/search/shuffle';
import { fail } from '../errors/app-error.ts';
import type { RowReader, RowValue } from './row-filter.ts';

type Order = Pick<PagingQuery, 'orderBy' | 'orderDirection' | 'orderByNullPosition' | 'paginationSeed'>;

/**
 * Sorts a short list as the query requests. The rows come oldest first; without `orderBy` the newest come
 * first. Texts are compared case-insensitively.
 * @throws AppError `invalidQuery`
 */
export function orderRows<Row>(rows: readonly Row[], query: Order, reader: RowReader<Row>): Row[] {
  const { orderBy, orderDirection } = query;
  if (orderBy === 'random') return shuffled(rows, query.paginationSeed ?? '');
  if (orderBy === null || orderBy === undefined || orderBy === '') {
    return orderDirection === 'desc' ? rows.toReversed() : [...rows];
  }
  const terms = parseOrderBy(orderBy, orderDirection, reader.schema);
  if (terms instanceof OrderByError) return fail('invalidQuery', { reason: terms.message });
  return rows.toSorted((a, b) => compareRows(a, b, terms, query, reader));
}

function compareRows<Row>(
  a: Row,
  b: Row,
  terms: readonly OrderTerm[],
  { orderByNullPosition }: Order,
  { valueOf }: RowReader<Row>,
): number {
  for (const { column, direction } of terms) {
    const [left, right] = [valueOf(a, column), valueOf(b, column)];
    const order =
      left === null || right === null
        ? nullOrder(left, right, orderByNullPosition ?? 'last')
        : (direction === 'asc' ? 1 : -1) * compareKeys(sortKey(left), sortKey(right));
    if (order !== 0) return order;
  }
  return 0;
}

/** Rows without a value stay at one end, in either direction. */
function nullOrder(left: RowValue, right: RowValue, position: 'first' | 'last'): number {
  const order = Number(left === null) - Number(right === null);
  return position === 'last' ? order : -order;
}

function sortKey(value: string | number | boolean): string | number {
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}

function compareKeys(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}

function shuffled<Row>(rows: readonly Row[], seed: string): Row[] {
  const place = seededPermutation(seed, rows.length);
  return rows.map((row, index) => rows[place(index)] ?? row);
}

import type { PagingQuery } from '@hearth/contract';
import { OrderByError, type OrderTerm, parseOrderBy } from '@hearth/domain/search/order-by';
import { seededPermutation } from '@hearth/domain/search/shuffle';
import { fail } from '../errors/app-error.ts';
import type { RowReader } from './row-filter.ts';
import type { RowValue } from './row-test.ts';

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
  const compare = buildComparison(terms, query.orderByNullPosition ?? 'last');
  return rows
    .map((row) => ({ row, keys: listKeys(row, terms, reader) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ row }) => row);
}

type Key = string | number | null;

/** What a row is sorted by, found once for each row. */
function listKeys<Row>(row: Row, terms: readonly OrderTerm[], { valueOf }: RowReader<Row>): readonly Key[] {
  return terms.map(({ column }) => sortKey(valueOf(row, column)));
}

function buildComparison(terms: readonly OrderTerm[], nulls: 'first' | 'last') {
  const signs = terms.map(({ direction }) => (direction === 'asc' ? 1 : -1));
  return (a: readonly Key[], b: readonly Key[]): number => {
    // A loop over entries would make an object for each of some million comparisons.
    for (let at = 0; at < signs.length; at += 1) {
      const order = compareKeys(a[at] ?? null, b[at] ?? null, signs[at] ?? 1, nulls);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Rows without a value stay at one end, in either direction. */
function compareKeys(a: Key, b: Key, sign: number, nulls: 'first' | 'last'): number {
  if (a !== null && b !== null) return sign * (a < b ? -1 : Number(a > b));
  const order = Number(a === null) - Number(b === null);
  return nulls === 'last' ? order : -order;
}

function sortKey(value: RowValue): Key {
  if (value === null) return null;
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}

function shuffled<Row>(rows: readonly Row[], seed: string): Row[] {
  const place = seededPermutation(seed, rows.length);
  return rows.map((row, index) => rows[place(index)] ?? row);
}

import type { SearchablePagingQuery } from '@hearth/contract';
import { OrderByError, parseOrderBy } from '@hearth/domain/order-by';
import { seededPermutation } from '@hearth/domain/shuffle';
import { fail } from '../errors/app-error.ts';
import { ValidationError } from '../http/validation.ts';
import type { ReadableRows } from './filter-rows.ts';

type OrderQuery = Pick<SearchablePagingQuery, 'orderBy' | 'orderDirection' | 'paginationSeed' | 'search'>;

/**
 * Rows that come oldest first, in the order that a query asks for: newest first when it does not say, as they are
 * when it searches. Texts are compared without regard to case.
 * @throws AppError `invalidQuery`, ValidationError for a random order without a seed
 */
export function orderRows<R>(rows: R[], query: OrderQuery, { schema, read }: ReadableRows<R>): R[] {
  const { orderBy, orderDirection, search } = query;
  if (orderBy === 'random') return shuffled(rows, query.paginationSeed);
  if (orderBy === null || orderBy === undefined || orderBy === '') {
    return (search ?? '') === '' && orderDirection === 'desc' ? rows.toReversed() : rows;
  }
  const terms = parseOrderBy(orderBy, orderDirection, schema);
  if (terms instanceof OrderByError) return fail('invalidQuery', { reason: terms.message });
  return rows.toSorted((a, b) => {
    for (const { column, direction } of terms) {
      const sign = direction === 'asc' ? 1 : -1;
      const order = compareText(read(a, column).toLowerCase(), read(b, column).toLowerCase());
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function shuffled<R>(rows: R[], seed: string | null | undefined): R[] {
  if (seed === null || seed === undefined || seed === '') {
    const msg = 'Value error, paginationSeed is required when orderBy is random';
    throw new ValidationError([{ type: 'value_error', loc: ['query', 'paginationSeed'], msg, input: null }]);
  }
  const place = seededPermutation(seed, rows.length);
  return rows.map((row, index) => rows[place(index)] ?? row);
}

import {
  FilterError,
  type FilterSchema,
  parseFilter,
  type ResolvedComparison,
  type ResolvedFilter,
  type ResolvedScalar,
  resolveFilter,
} from '@hearth/domain/query-filter';
import { fail } from '../errors/app-error.ts';

/** Rows of a list that is short enough to be held whole, as filters and orders see them. */
export interface ReadableRows<R> {
  /** What clients may name. */
  readonly schema: FilterSchema;
  /** The value of a column as text. */
  readonly read: (row: R, column: string) => string;
}

/**
 * The rows that a `queryFilter` lets through; all of them without one.
 * @throws AppError `invalidQuery`
 */
export function filterRows<R>(
  rows: readonly R[],
  text: string | null | undefined,
  { schema, read }: ReadableRows<R>,
  now: Date,
): R[] {
  if (text === null || text === undefined || text === '') return [...rows];
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return fail('invalidQuery', { reason: parsed.message });
  const filter = resolveFilter(parsed.root, schema, now);
  if (filter instanceof FilterError) return fail('invalidQuery', { reason: filter.message });
  return rows.filter((row) => passes((column) => read(row, column), filter));
}

function passes(valueOf: (column: string) => string, filter: ResolvedFilter): boolean {
  switch (filter.kind) {
    case 'nothing':
      return false;
    case 'and':
      return passes(valueOf, filter.left) && passes(valueOf, filter.right);
    case 'or':
      return passes(valueOf, filter.left) || passes(valueOf, filter.right);
    default:
      return compares(valueOf(filter.field.column), filter);
  }
}

function compares(actual: string, { operator, value }: ResolvedComparison): boolean {
  const list = Array.isArray(value) ? value.map(String) : [String(value)];
  const one = list[0] ?? '';
  switch (operator) {
    case 'IS':
      return false;
    case 'IS NOT':
      return true;
    case '=':
      return actual === one;
    case '<>':
      return actual !== one;
    case '>':
      return actual > one;
    case '<':
      return actual < one;
    case '>=':
      return actual >= one;
    case '<=':
      return actual <= one;
    case 'IN':
      return list.includes(actual);
    case 'NOT IN':
      return !list.includes(actual);
    case 'LIKE':
      return isLike(actual, one);
    case 'NOT LIKE':
      return !isLike(actual, one);
    default:
      return list.every((wanted: ResolvedScalar) => wanted === actual);
  }
}

/** What a pattern costs grows with it. */
const longestPattern = 1000;

/**
 * SQL's LIKE: `%` is any text, `_` any character, letters in any case. It walks both texts once and goes back to the
 * last `%` alone, so that no pattern can make it slow.
 */
function isLike(actual: string, pattern: string): boolean {
  if (pattern.length > longestPattern)
    fail('invalidQuery', { reason: 'invalid query string: the pattern is too long' });
  const text = Array.from(actual.toLowerCase());
  const wanted = Array.from(pattern.toLowerCase());
  let at = 0;
  let place = 0;
  let lastAny = -1;
  let retryFrom = 0;
  while (at < text.length) {
    if (wanted[place] === '%') {
      lastAny = place++;
      retryFrom = at;
    } else if (wanted[place] === '_' || (place < wanted.length && wanted[place] === text[at])) {
      place += 1;
      at += 1;
    } else if (lastAny >= 0) {
      place = lastAny + 1;
      at = ++retryFrom;
    } else return false;
  }
  return wanted.slice(place).every((sign) => sign === '%');
}

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

/** What a column of a row holds. */
export type RowValue = string | number | boolean | null;

/** How clients see the rows of a short list: what they may name, and what stands behind each name. */
export interface RowReader<Row> {
  readonly schema: FilterSchema;
  readonly valueOf: (row: Row, column: string) => RowValue;
  /** What a column of related rows holds, a value each; undefined for a column of the row itself. */
  readonly valuesOf?: (row: Row, column: string) => readonly RowValue[] | undefined;
}

/** Rows whose columns clients see as they are stored. */
export function asStored<Row extends { readonly [K in keyof Row]: RowValue }>(
  schema: FilterSchema,
): RowReader<Row> {
  return { schema, valueOf: (row, column) => row[column as keyof Row] };
}

type Found = RowValue | readonly RowValue[];

/**
 * Rows of a short list that pass a `queryFilter`, in their order.
 * @throws AppError `invalidQuery`
 */
export function filterRows<Row>(
  rows: readonly Row[],
  text: string | null | undefined,
  { schema, valueOf, valuesOf }: RowReader<Row>,
  now: Date,
): Row[] {
  if (text === null || text === undefined || text === '') return [...rows];
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return fail('invalidQuery', { reason: parsed.message });
  const filter = resolveFilter(parsed.root, schema, now);
  if (filter instanceof FilterError) return fail('invalidQuery', { reason: filter.message });
  return rows.filter((row) => passes(filter, (column) => valuesOf?.(row, column) ?? valueOf(row, column)));
}

function passes(filter: ResolvedFilter, valueOf: (column: string) => Found): boolean {
  switch (filter.kind) {
    case 'nothing':
      return false;
    case 'and':
      return passes(filter.left, valueOf) && passes(filter.right, valueOf);
    case 'or':
      return passes(filter.left, valueOf) || passes(filter.right, valueOf);
    default:
      return holds(valueOf(filter.field.column), filter);
  }
}

/** Operators that say "none of": they hold when no related row fits (decision 6). */
const opposites: ReadonlySet<string> = new Set(['<>', 'NOT IN', 'NOT LIKE']);

function holds(found: Found, comparison: ResolvedComparison): boolean {
  if (!isList(found)) return compares(found, comparison);
  const { operator, value } = comparison;
  if (operator === 'IS' || operator === 'IS NOT') return (found.length === 0) === (operator === 'IS');
  if (operator === 'CONTAINS ALL')
    return [value].flat().every((one) => found.some((each) => comparable(each) === comparable(one ?? '')));
  if (opposites.has(operator)) return found.every((each) => compares(each, comparison));
  return found.some((each) => compares(each, comparison));
}

function isList(found: Found): found is readonly RowValue[] {
  return Array.isArray(found);
}

/** As SQL compares: nothing is equal, unequal or like what is absent. */
function compares(value: RowValue, { operator, value: wanted }: ResolvedComparison): boolean {
  if (operator === 'IS') return value === null;
  if (operator === 'IS NOT') return value !== null;
  if (value === null) return false;
  const actual = comparable(value);
  const list = (Array.isArray(wanted) ? wanted : [wanted]).map((one) => comparable(one ?? ''));
  const one = list[0] ?? '';
  switch (operator) {
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
      return isLike(String(actual), String(one));
    case 'NOT LIKE':
      return !isLike(String(actual), String(one));
    default:
      return list.every((each) => each === actual);
  }
}

/** Flags are stored as 0 and 1, asked for as false and true. */
function comparable(value: RowValue | ResolvedScalar): string | number {
  return typeof value === 'boolean' ? Number(value) : (value ?? '');
}

/** What a pattern costs grows with it. */
const maxPatternLength = 1000;

/**
 * SQL's LIKE: `%` is any text, `_` any character, letters in any case. It walks both texts once and goes back to the
 * last `%` alone, so that no pattern can make it slow.
 */
function isLike(actual: string, pattern: string): boolean {
  if (pattern.length > maxPatternLength)
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

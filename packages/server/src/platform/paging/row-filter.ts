import {
  FilterError,
  type FilterSchema,
  parseFilter,
  type ResolvedComparison,
  type ResolvedFilter,
  type ResolvedScalar,
  resolveFilter,
} from '@hearth/domain/search/query-filter';
import { fail } from '../errors/app-error.ts';

/** A value of a column. */
export type RowValue = string | number | boolean | null;

/** The client's view of the rows of a short list: the field names and their values. */
export interface RowReader<Row> {
  readonly schema: FilterSchema;
  readonly valueOf: (row: Row, column: string) => RowValue;
  /** The values of a column of related rows; undefined for a column of the row itself. */
  readonly valuesOf?: (row: Row, column: string) => readonly RowValue[] | undefined;
}

/** Rows whose columns clients see as stored. */
export function asStored<Row extends { readonly [K in keyof Row]: RowValue }>(
  schema: FilterSchema,
): RowReader<Row> {
  return { schema, valueOf: (row, column) => row[column as keyof Row] };
}

type ColumnValue = RowValue | readonly RowValue[];

/**
 * Rows of a short list that match a `queryFilter`, in their order.
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

function passes(filter: ResolvedFilter, valueOf: (column: string) => ColumnValue): boolean {
  switch (filter.kind) {
    case 'nothing':
      return false;
    case 'and':
      return passes(filter.left, valueOf) && passes(filter.right, valueOf);
    case 'or':
      return passes(filter.left, valueOf) || passes(filter.right, valueOf);
    case 'comparison':
      return matchesColumn(valueOf(filter.field.column), filter);
  }
}

/** Negative operators match if no related row has the value (decision 6). */
const opposites: ReadonlySet<string> = new Set(['<>', 'NOT IN', 'NOT LIKE']);

function matchesColumn(columnValue: ColumnValue, comparison: ResolvedComparison): boolean {
  if (!isList(columnValue)) return compares(columnValue, comparison);
  const { operator, value } = comparison;
  if (operator === 'IS' || operator === 'IS NOT') return (columnValue.length === 0) === (operator === 'IS');
  if (operator === 'CONTAINS ALL')
    return [value]
      .flat()
      .every((one) => columnValue.some((each) => comparable(each) === comparable(one ?? '')));
  if (opposites.has(operator)) return columnValue.every((each) => compares(each, comparison));
  return columnValue.some((each) => compares(each, comparison));
}

function isList(columnValue: ColumnValue): columnValue is readonly RowValue[] {
  return Array.isArray(columnValue);
}

/** Follows SQL: null is neither equal to, unequal to nor like any value. */
function compares(value: RowValue, { operator, value: expected }: ResolvedComparison): boolean {
  if (operator === 'IS') return value === null;
  if (operator === 'IS NOT') return value !== null;
  if (value === null) return false;
  const actual = comparable(value);
  const list = (Array.isArray(expected) ? expected : [expected]).map((one) => comparable(one ?? ''));
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
    case 'CONTAINS ALL':
      return list.every((each) => each === actual);
  }
}

/** Flags are stored as 0 and 1, but compared with false and true. */
function comparable(value: RowValue | ResolvedScalar): string | number {
  return typeof value === 'boolean' ? Number(value) : (value ?? '');
}

/** Matching time grows with the pattern. */
const maxPatternLength = 1000;

/**
 * SQL's LIKE: `%` is any text, `_` any character, case-insensitive. It scans both texts once and backtracks
 * only to the last `%`, so no pattern is slow.
 */
function isLike(actual: string, pattern: string): boolean {
  if (pattern.length > maxPatternLength)
    fail('invalidQuery', { reason: 'invalid query string: the pattern is too long' });
  const text = Array.from(actual.toLowerCase());
  const signs = Array.from(pattern.toLowerCase());
  let at = 0;
  let signAt = 0;
  let lastAny = -1;
  let retryFrom = 0;
  while (at < text.length) {
    if (signs[signAt] === '%') {
      lastAny = signAt++;
      retryFrom = at;
    } else if (signs[signAt] === '_' || (signAt < signs.length && signs[signAt] === text[at])) {
      signAt += 1;
      at += 1;
    } else if (lastAny >= 0) {
      signAt = lastAny + 1;
      at = ++retryFrom;
    } else return false;
  }
  return signs.slice(signAt).every((sign) => sign === '%');
}

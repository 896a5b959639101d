import type { ResolvedComparison, ResolvedScalar } from '@hearth/domain/search/query-filter';
import { likePattern } from './like-pattern.ts';

/** A value of a column. */
export type RowValue = string | number | boolean | null;

/** A value of the row itself, or the values of related rows. */
export type ColumnValue = RowValue | readonly RowValue[];

type Key = string | number;

/** Negative operators match if no related row has the value (decision 6). */
const opposites: ReadonlySet<string> = new Set(['<>', 'NOT IN', 'NOT LIKE']);

/**
 * A comparison made ready for many rows.
 * @throws AppError `invalidQuery` for a pattern that is too long
 */
export function rowTest(comparison: ResolvedComparison): (value: ColumnValue) => boolean {
  const passes = valueTest(comparison);
  const passesList = listTest(comparison, passes);
  return (value) => (isList(value) ? passesList(value) : passes(value));
}

function listTest(
  { operator, value }: ResolvedComparison,
  passes: (value: RowValue) => boolean,
): (values: readonly RowValue[]) => boolean {
  if (operator === 'IS') return (values) => values.length === 0;
  if (operator === 'IS NOT') return (values) => values.length > 0;
  if (opposites.has(operator)) return (values) => values.every(passes);
  if (operator !== 'CONTAINS ALL') return (values) => values.some(passes);
  const all = listKeys(value);
  return (values) => {
    const present = new Set(values.map(toKey));
    return all.every((key) => present.has(key));
  };
}

/** Follows SQL: null is neither equal to, unequal to nor like any value. */
function valueTest({ operator, value }: ResolvedComparison): (value: RowValue) => boolean {
  if (operator === 'IS') return (actual) => actual === null;
  if (operator === 'IS NOT') return (actual) => actual !== null;
  const passes = keyTest(operator, listKeys(value));
  return (actual) => actual !== null && passes(toKey(actual));
}

function keyTest(
  operator: Exclude<ResolvedComparison['operator'], 'IS' | 'IS NOT'>,
  expected: readonly Key[],
): (actual: Key) => boolean {
  const [one = ''] = expected;
  switch (operator) {
    case '=':
      return (actual) => actual === one;
    case '<>':
      return (actual) => actual !== one;
    case '>':
      return (actual) => actual > one;
    case '<':
      return (actual) => actual < one;
    case '>=':
      return (actual) => actual >= one;
    case '<=':
      return (actual) => actual <= one;
    case 'LIKE':
    case 'NOT LIKE': {
      const isLike = likePattern(String(one));
      return (actual) => isLike(String(actual)) === (operator === 'LIKE');
    }
    case 'IN':
    case 'NOT IN': {
      const listed = new Set(expected);
      return (actual) => listed.has(actual) === (operator === 'IN');
    }
    case 'CONTAINS ALL':
      return (actual) => expected.every((key) => key === actual);
  }
}

function isList(value: ColumnValue): value is readonly RowValue[] {
  return Array.isArray(value);
}

function listKeys(value: ResolvedComparison['value']): Key[] {
  return [value].flat().map((one) => toKey(one));
}

/** Flags are stored as 0 and 1, but compared with false and true. */
function toKey(value: RowValue | ResolvedScalar): Key {
  return typeof value === 'boolean' ? Number(value) : (value ?? '');
}

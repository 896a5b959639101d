import { type RawBuilder, sql } from 'kysely';
import type { ResolvedComparison, ResolvedScalar } from '@hearth/domain/search/query-filter';
import { fail } from '../../errors/app-error.ts';
import type { Dialect } from '../dialect.ts';

type Condition = RawBuilder<boolean>;

const nothing: Condition = sql`1 = 0`;

/** Longer patterns are rejected: databases limit their length, and matching time grows with it. */
const maxPatternLength = 1000;

/**
 * One comparison of a filter on the expression of its column, with bound values.
 * @throws AppError `invalidQuery` for a pattern that is too long
 */
export function comparison(
  column: RawBuilder<unknown>,
  { operator, value }: Pick<ResolvedComparison, 'operator' | 'value'>,
  dialect: Dialect,
): Condition {
  switch (operator) {
    case 'IS':
      return sql`${column} is null`;
    case 'IS NOT':
      return sql`${column} is not null`;
    case 'IN':
      return buildIn(column, toList(value));
    case 'NOT IN':
      return sql`not ${buildIn(column, toList(value))}`;
    case 'LIKE':
    case 'NOT LIKE':
      return like(column, operator, String(value), dialect);
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'CONTAINS ALL':
      return sql`${column} ${sql.raw(operator)} ${bound(toList(value)[0] ?? '')}`;
  }
}

function like(column: RawBuilder<unknown>, operator: string, pattern: string, dialect: Dialect): Condition {
  if (pattern.length > maxPatternLength)
    fail('invalidQuery', { reason: 'invalid query string: the pattern is too long' });
  const word = dialect.engine === 'sqlite' ? operator : operator.replace('LIKE', 'ILIKE');
  // Without this, PostgreSQL treats a backslash as an escape character; SQLite does not.
  const plain = dialect.engine === 'sqlite' ? sql`` : sql` escape ''`;
  return sql`${column} ${sql.raw(word)} ${pattern}${plain}`;
}

function buildIn(column: RawBuilder<unknown>, values: readonly ResolvedScalar[]): Condition {
  if (values.length === 0) return nothing;
  return sql`(${column} in (${sql.join(values.map((value) => sql`${bound(value)}`))}))`;
}

/** The values of a comparison as a list. */
export function toList(value: ResolvedComparison['value']): ResolvedScalar[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** A value in its bound form: flags are stored as 0 and 1. */
export function bound(value: ResolvedScalar): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}

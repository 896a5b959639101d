import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** `column` is one of `values`, bound as one parameter. */
export function isOneOf(
  dialect: Dialect,
  column: Expression<string | number | null>,
  values: readonly (string | number)[],
): RawBuilder<boolean> {
  return sql<boolean>`${column} in ${dialect.valueList(values)}`;
}

/**
 * Whether PostgreSQL aborted a transaction because of a deadlock or serialization failure; it can be retried.
 */
export function isConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40P01' || code === '40001';
}

/** Whether PostgreSQL ended a statement because it exceeded `statement_timeout`. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/**
 * Whether a write violated a foreign key: rows of another table reference the row, or a row it references is
 * missing.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23503' || error.message.includes('FOREIGN KEY constraint failed');
}

/** Whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || error.message.includes('UNIQUE constraint failed');
}

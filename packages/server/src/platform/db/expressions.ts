import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Dialect } from './dialect.ts';

/** `column` is one of `values`: one bound parameter however many there are. */
export function isOneOf(
  dialect: Dialect,
  column: Expression<string | number | null>,
  values: readonly (string | number)[],
): RawBuilder<boolean> {
  return sql<boolean>`${column} in ${dialect.valueList(values)}`;
}

/** Whether PostgreSQL ended a transaction because it and another waited for each other: it may be tried again. */
export function isConflict(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40P01' || code === '40001';
}

/** Whether a write failed because rows of another table need the row, or a row that it needs is missing. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23503' || /FOREIGN KEY constraint failed/.test(error.message);
}

/** Whether a write failed because such a row exists already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || /UNIQUE constraint failed/.test(error.message);
}

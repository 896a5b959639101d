import { type CompiledQuery, type Insertable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { Tables } from '../tables.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value | undefined>>;

/** Longer lists are rare, and each length needs a separate statement. */
const maxCachedRows = 40;
const maxCachedStatements = 500;
/** Databases limit the bound values of one statement. */
const maxRowsPerStatement = 500;

const statements = new Map<string, CompiledQuery>();

type Columns<T extends keyof Tables> = keyof Tables[T] & string;
type NewRow<T extends Table> = Readonly<Insertable<Tables[T]>>;

/** What to do if a row with that key exists. */
interface Upsert {
  readonly key: readonly string[];
  readonly update: readonly string[];
}

/**
 * Inserts rows with the same columns, up to 500 per statement. The SQL is compiled once per table, set of
 * columns and number of rows: compiling costs several times what SQLite needs to run it.
 */
export async function insertRows<T extends Table>(
  tx: Tx<Scope>,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  await runInParts(tx, table, rows, null);
}

/** As {@link insertRows}; updates the given columns of rows whose `key` exists. */
export async function upsertRows<T extends Table>(
  tx: Tx<Scope>,
  table: T,
  rows: readonly NewRow<T>[],
  upsert: { readonly key: readonly Columns<T>[]; readonly update: readonly Columns<T>[] },
): Promise<void> {
  await runInParts(tx, table, rows, upsert);
}

type Table = keyof Tables;

async function runInParts(
  tx: Tx<Scope>,
  table: Table,
  rows: readonly Row[],
  upsert: Upsert | null,
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement)
    await tx.run(statementFor(tx, table, rows.slice(start, start + maxRowsPerStatement), upsert));
}

function statementFor(
  tx: Tx<Scope>,
  table: Table,
  rows: readonly Row[],
  upsert: Upsert | null,
): CompiledQuery {
  const columns = Object.keys(rows[0] ?? {});
  const compile = () => compileInsert(tx, table, rows, upsert);
  if (rows.length > maxCachedRows || !rows.every((row) => hasExactly(row, columns))) return compile();
  const cacheKey = [tx.dialect.engine, table, rows.length, columns, upsert];
  const statement = findStatement(JSON.stringify(cacheKey), compile);
  return { ...statement, parameters: rows.flatMap((row) => columns.map((column) => row[column])) };
}

function compileInsert(
  tx: Tx<Scope>,
  table: Table,
  rows: readonly Row[],
  upsert: Upsert | null,
): CompiledQuery {
  const insert = tx.insertInto(table).values(rows);
  if (upsert === null) return insert.compile();
  const updates = upsert.update.map((column) => [column, sql.ref(`excluded.${column}`)]);
  return insert
    .onConflict((conflict) =>
      conflict.columns(upsert.key as never).doUpdateSet(Object.fromEntries(updates) as never),
    )
    .compile();
}

/** Columns without a value would be missing from the statement. */
function hasExactly(row: Row, columns: readonly string[]): boolean {
  return Object.keys(row).length === columns.length && columns.every((column) => row[column] !== undefined);
}

function findStatement(key: string, compile: () => CompiledQuery): CompiledQuery {
  const hit = statements.get(key);
  if (hit !== undefined) return hit;
  const statement = compile();
  const [oldest] = statements.keys();
  if (statements.size >= maxCachedStatements && oldest !== undefined) statements.delete(oldest);
  statements.set(key, statement);
  return statement;
}

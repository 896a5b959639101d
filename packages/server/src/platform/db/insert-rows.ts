import type { CompiledQuery, Insertable } from 'kysely';
import type { Tx } from './database.ts';
import type { Scope } from './scope.ts';
import type { Tables } from './tables.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value | undefined>>;

/** Longer lists are rare, and each length is a statement of its own. */
const maxCachedRows = 40;
const maxCachedStatements = 500;
/** Rows that one statement writes: databases bound the values of one. */
const maxRowsPerStatement = 500;

const statements = new Map<string, CompiledQuery>();

/**
 * Inserts rows that all have the same columns, some hundred in a statement. The SQL is compiled once for each table,
 * set of columns and number of rows: compiling costs several times what SQLite needs to run it.
 */
export async function insertRows<T extends keyof Tables & string>(
  tx: Tx<Scope>,
  table: T,
  rows: readonly Readonly<Insertable<Tables[T]>>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRowsPerStatement)
    await tx.run(statementFor(tx, table, rows.slice(start, start + maxRowsPerStatement) as readonly Row[]));
}

function statementFor(tx: Tx<Scope>, table: keyof Tables & string, rows: readonly Row[]): CompiledQuery {
  const columns = Object.keys(rows[0] ?? {});
  const compile = () =>
    tx
      .insertInto(table)
      .values(rows as never)
      .compile();
  if (rows.length > maxCachedRows || !rows.every((row) => hasExactly(row, columns))) return compile();
  const statement = cached([tx.dialect.engine, table, rows.length, ...columns].join(' '), compile);
  return { ...statement, parameters: rows.flatMap((row) => columns.map((column) => row[column])) };
}

/** Columns without a value would be left out of the statement. */
function hasExactly(row: Row, columns: readonly string[]): boolean {
  return Object.keys(row).length === columns.length && columns.every((column) => row[column] !== undefined);
}

function cached(key: string, compile: () => CompiledQuery): CompiledQuery {
  const known = statements.get(key);
  if (known !== undefined) return known;
  const statement = compile();
  const [oldest] = statements.keys();
  if (statements.size >= maxCachedStatements && oldest !== undefined) statements.delete(oldest);
  statements.set(key, statement);
  return statement;
}

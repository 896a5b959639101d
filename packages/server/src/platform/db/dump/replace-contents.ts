import { CompiledQuery } from 'kysely';
import type { Tx } from '../database.ts';
import type { SystemScope } from '../scope.ts';
import { connectSqlite } from '../sqlite/sqlite-connection.ts';
import { sqliteRows, type StoredRow, type StoredValue } from './database-snapshot.ts';
import { quoted, readTableShapes, type TableShape } from './table-shapes.ts';

/** PostgreSQL takes 65,535 parameters in a statement, SQLite 32,766. */
const maxParameters = 4000;

/**
 * Replaces all rows of all tables by those of a complete scratch database. The search index is emptied only.
 * @param keep what becomes of the row of the scratch database before it is inserted
 */
export async function replaceContents(
  tx: Tx<SystemScope>,
  scratchPath: string,
  keep: (table: string, row: StoredRow) => StoredRow = (_, row) => row,
): Promise<void> {
  const scratch = connectSqlite(scratchPath, 'read only');
  try {
    const tables = readTableShapes(scratch);
    await empty(tx, tables);
    for (const table of tables) {
      for await (const rows of sqliteRows(scratch, table)) {
        await insertAll(
          tx,
          table,
          rows.map((row) => keep(table.name, row)),
        );
      }
      await continueCounter(tx, table);
    }
  } finally {
    scratch.close();
  }
}

/** Children first. PostgreSQL takes all tables at once, in a lock that makes other writers wait for the end. */
async function empty(tx: Tx<SystemScope>, tables: readonly TableShape[]): Promise<void> {
  const run = (statement: string) => tx.run(CompiledQuery.raw(statement));
  if (tx.dialect.engine === 'postgres') {
    const names = [...tables.map(({ name }) => quoted(name)), 'recipe_words'];
    await run(`truncate ${names.join(', ')}`);
    return;
  }
  await run(`insert into recipe_words(recipe_words) values ('delete-all')`);
  await run(`insert into recipe_name_parts(recipe_name_parts) values ('delete-all')`);
  for (const { name } of tables.toReversed()) await run(`delete from ${quoted(name)}`);
}

async function insertAll(tx: Tx<SystemScope>, table: TableShape, rows: readonly StoredRow[]): Promise<void> {
  const rowsAtOnce = Math.max(1, Math.floor(maxParameters / table.columns.length));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const values = some.flatMap((row) => table.columns.map((column) => storable(row[column] ?? null)));
    await tx.run(CompiledQuery.raw(insertMany(tx, table, some.length), values));
  }
}

/** PostgreSQL cannot store the character NUL. */
function storable(value: StoredValue): StoredValue {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}

function insertMany(tx: Tx<SystemScope>, { name, columns }: TableShape, count: number): string {
  const place = tx.dialect.engine === 'postgres' ? (at: number) => `$${at + 1}` : () => '?';
  const lines = Array.from({ length: count }, (_, row) => {
    const places = columns.map((_column, at) => place(row * columns.length + at));
    return `(${places.join(', ')})`;
  });
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values ${lines.join(', ')}`;
}

/** New rows get numbers that no row has had, restored or not. SQLite sees to that by itself. */
async function continueCounter(tx: Tx<SystemScope>, { name, counter }: TableShape): Promise<void> {
  if (counter === null || tx.dialect.engine === 'sqlite') return;
  const sequence = `pg_get_serial_sequence('${name}', '${counter}')`;
  const next = `select greatest(coalesce(max(${quoted(counter)}), 0) + 1, nextval(${sequence})) from ${quoted(name)}`;
  await tx.run(CompiledQuery.raw(`select setval(${sequence}, (${next}), false)`));
}

import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** Names of all tables that hold what people stored. */
async function tableNames(database: Database): Promise<string[]> {
  const { rows } =
    database.dialect.engine === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_schema where type = 'table'
          and name not like 'sqlite%' and name not like '%\\_data' escape '\\' and name not like '%\\_idx' escape '\\'
          and name not like '%\\_docsize' escape '\\' and name not like '%\\_config' escape '\\'`.execute(
          database.schema,
        )
      : await sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = 'public'`.execute(database.schema);
  return rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely'))
    .toSorted();
}

/** How many rows every table has. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tableNames(database)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.schema,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Columns that reading writes: when a token was last used is kept by the hour, whatever was asked with it. */
const ofReading = ['last_used_at'];

/** Every row of every table as a line of text, sorted: two dumps are equal when nothing changed. */
export async function dumpRows(database: Database, without: readonly string[] = []): Promise<string[]> {
  const lines: string[] = [];
  for (const table of await tableNames(database)) {
    if (without.includes(table)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      database.schema,
    );
    for (const row of rows) lines.push(`${table} ${lineOf(row)}`);
  }
  return lines.toSorted();
}

function lineOf(row: Record<string, unknown>): string {
  const kept = Object.entries(row).filter(([column]) => !ofReading.includes(column));
  return JSON.stringify(kept.toSorted());
}

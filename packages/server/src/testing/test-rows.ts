import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
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

/**
 * The contents of every table, each as one short digest: two are equal when nothing changed. For tables of many rows,
 * which {@link dumpRows} would take apart one by one.
 */
export async function digestRows(
  database: Database,
  without: readonly string[] = [],
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of await tableNames(database)) {
    if (without.includes(table)) continue;
    const { rows } = await sql<{
      contents: string | null;
    }>`select ${await contentsOf(database, table)} as contents
      from ${sql.table(table)} t`.execute(database.schema);
    digests[table] = createHash('sha1')
      .update(rows[0]?.contents ?? '')
      .digest('hex');
  }
  return digests;
}

/** All rows of a table in one text, but for what reading writes. */
async function contentsOf(database: Database, table: string): Promise<RawBuilder<string>> {
  const names = await columnNames(database, table);
  const columns = names.filter((name) => !ofReading.includes(name)).map((name) => sql.ref(name));
  if (database.dialect.engine !== 'sqlite') {
    const row = sql`row(${sql.join(columns)})::text`;
    return sql`string_agg(${row}, chr(10) order by ${row})`;
  }
  const row = sql.join(
    columns.map((column) => sql`quote(${column})`),
    sql` || ',' || `,
  );
  return sql`group_concat(${row}, char(10))`;
}

async function columnNames(database: Database, table: string): Promise<string[]> {
  const { rows } =
    database.dialect.engine === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(database.schema)
      : await sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}`.execute(database.schema);
  return rows.map(({ name }) => name);
}

/** The name of every column of every table, each once, in order. */
export async function allColumnNames(database: Database): Promise<string[]> {
  const names = new Set<string>();
  for (const table of await tableNames(database))
    for (const name of await columnNames(database, table)) names.add(name);
  return [...names].toSorted();
}

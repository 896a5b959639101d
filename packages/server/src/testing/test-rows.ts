import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** The columns of every table that stores data, by table, in the order of their names. */
type Schema = ReadonlyMap<string, readonly string[]>;

/** Schemas that have been read: asking for one takes longer than asking for all rows. */
const schemas = new WeakMap<Database, Promise<Schema>>();

function getSchema(database: Database): Promise<Schema> {
  const schema = schemas.get(database) ?? readSchema(database);
  schemas.set(database, schema);
  return schema;
}

async function readSchema(database: Database): Promise<Schema> {
  const { rows } =
    database.dialect.engine === 'sqlite'
      ? await sql<{ table: string; column: string }>`select t.name as "table", c.name as "column"
          from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'
          and t.name not like 'sqlite%' and t.name not like '%\\_data' escape '\\' and t.name not like '%\\_idx' escape '\\'
          and t.name not like '%\\_docsize' escape '\\' and t.name not like '%\\_config' escape '\\'`.execute(
          database.schema,
        )
      : await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
          from information_schema.columns where table_schema = 'public' order by ordinal_position`.execute(
          database.schema,
        );
  const columns = new Map<string, string[]>();
  for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return new Map([...columns].filter(([table]) => !table.startsWith('kysely')).toSorted());
}

async function tableNames(database: Database): Promise<readonly string[]> {
  return [...(await getSchema(database)).keys()];
}

/** How many rows every table has. */
export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const counts = (await tableNames(database)).map(
    (table) => sql`select ${sql.lit(table)} as "table", count(*) as count from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    database.schema,
  );
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
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
    for (const row of rows) lines.push(`${table} ${writeLine(row)}`);
  }
  return lines.toSorted();
}

function writeLine(row: Record<string, unknown>): string {
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
  const tables = [...(await getSchema(database))].filter(([table]) => !without.includes(table));
  const contents = tables.map(
    ([table, columns]) =>
      sql`select ${sql.lit(table)} as "table", ${selectContents(database, columns)} as contents from ${sql.table(table)}`,
  );
  const { rows } = await sql<{
    table: string;
    contents: string | null;
  }>`${sql.join(contents, sql` union all `)}`.execute(database.schema);
  return Object.fromEntries(rows.map(({ table, contents: text }) => [table, sha1(text ?? '')]));
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** All rows of a table in one text, but for what reading writes. */
function selectContents(database: Database, names: readonly string[]): RawBuilder<unknown> {
  const columns = names.filter((name) => !ofReading.includes(name)).map((name) => sql.ref(name));
  if (database.dialect.engine !== 'sqlite') {
    const row = sql`row(${sql.join(columns)})::text`;
    return sql`md5(string_agg(${row}, chr(10) order by ${row}))`;
  }
  const row = sql.join(
    columns.map((column) => sql`quote(${column})`),
    sql` || ',' || `,
  );
  return sql`group_concat(${row}, char(10))`;
}

/** The name of every column of every table, each once, in order. */
export async function allColumnNames(database: Database): Promise<string[]> {
  const names = new Set<string>();
  for (const columns of (await getSchema(database)).values()) for (const name of columns) names.add(name);
  return [...names].toSorted();
}

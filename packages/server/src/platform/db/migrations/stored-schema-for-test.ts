import { sql } from 'kysely';
import type { Database } from '../database.ts';

const inSqlite = sql<Record<string, string>>`select type, name, tbl_name, sql from sqlite_schema
  where name not like 'kysely%' and name not like 'sqlite%' and tbl_name not like 'kysely%' order by type, name`;

const inPostgres = sql<
  Record<string, string>
>`select 'column' as kind, table_name as place, column_name as name, concat_ws(' ', ordinal_position, data_type,
    is_nullable, column_default, collation_name, is_identity) as detail
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
  union all select 'index', tablename, indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename not like 'kysely%'
  union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
  order by 1, 2, 3`;

/** What the database says of its schema, without the layout of statements, in which SQLite keeps it. */
export async function storedSchema({ dialect, schema }: Database): Promise<Record<string, string>[]> {
  const { rows } = await (dialect.engine === 'sqlite' ? inSqlite : inPostgres).execute(schema);
  return rows.map((row) => ('sql' in row ? { ...row, sql: withoutLayout(row['sql'] ?? '') } : row));
}

function withoutLayout(statement: string): string {
  return statement
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([(),])\s*/g, '$1');
}

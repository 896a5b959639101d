import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** A column that refers to a row of another table. */
export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

/** Every foreign key of the schema, as the database itself lists them. */
export async function foreignKeys({ dialect, schema }: Database): Promise<ForeignKey[]> {
  const query =
    dialect.engine === 'sqlite'
      ? sql<ForeignKey>`select t.name as "table", k."from" as "column", k."table" as parent,
          k."to" as "parentColumn"
          from sqlite_schema t join pragma_foreign_key_list(t.name) k
          where t.type = 'table'`
      : sql<ForeignKey>`select c.conrelid::regclass::text as "table", a.attname as "column",
          c.confrelid::regclass::text as parent, p.attname as "parentColumn"
          from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
          where c.contype = 'f'`;
  return (await query.execute(schema)).rows;
}

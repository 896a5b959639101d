import type { SqliteConnection } from '../sqlite/sqlite-connection.ts';

/** A table as a dump has it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key, in their order: rows are dumped by it. */
  readonly key: readonly string[];
  /** The column that numbers its rows by itself; null without one. */
  readonly counter: string | null;
}

/**
 * Not dumped: what the migrator keeps for itself, what SQLite keeps for itself, and the search index, whose tables
 * differ between the engines and which is built again from the recipes.
 */
const leftOut = /^(?:kysely_|sqlite_|recipe_words|recipe_name_parts)/;

/**
 * The tables of an SQLite database whose schema is the one wanted, each after those that it refers to. Both engines
 * have the same tables, so this describes PostgreSQL, too.
 */
export function readTableShapes(connection: SqliteConnection): TableShape[] {
  const rows = connection
    .prepare(`select name, sql from sqlite_schema where type = 'table' order by name`)
    .all([]) as { name: string; sql: string }[];
  const tables = rows.filter(({ name }) => !leftOut.test(name));
  const shapes = new Map(tables.map(({ name, sql }) => [name, readShape(connection, name, sql)]));
  const ordered = new Set<TableShape>();
  const add = (name: string, path: readonly string[]): void => {
    const shape = shapes.get(name);
    if (shape === undefined || path.includes(name)) return;
    for (const parent of listParents(connection, name)) add(parent, [...path, name]);
    ordered.add(shape);
  };
  for (const name of shapes.keys()) add(name, []);
  return [...ordered];
}

function readShape(connection: SqliteConnection, name: string, sql: string): TableShape {
  const columns = connection
    .prepare(`select name, pk from pragma_table_info(?) order by cid`)
    .all([name]) as {
    name: string;
    pk: number;
  }[];
  const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
  const counter = /autoincrement/i.test(sql) ? (key[0]?.name ?? null) : null;
  return { name, columns: columns.map((one) => one.name), key: key.map((one) => one.name), counter };
}

function listParents(connection: SqliteConnection, name: string): string[] {
  const rows = connection
    .prepare(`select distinct "table" as parent from pragma_foreign_key_list(?)`)
    .all([name]);
  return (rows as { parent: string }[]).map(({ parent }) => parent);
}

/** A name as SQL has it. Names come from the schema, never from an archive. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

import { connectSqlite } from '../sqlite/sqlite-connection.ts';
import type { StoredRow } from './database-snapshot.ts';
import { quoted } from './table-shapes.ts';

/** A table of another program. */
export interface ForeignTable {
  readonly name: string;
  /** In the order in which they lie there; read them before the next table. */
  readonly rows: Iterable<StoredRow>;
}

/** The tables of an SQLite database of another program, sorted by name. Hand a copy over: opening it may change it. */
export function* foreignTables(file: string): Generator<ForeignTable> {
  const connection = connectSqlite(file);
  try {
    const tables = connection
      .prepare(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`,
      )
      .all([]) as { name: string }[];
    for (const { name } of tables) {
      const rows = connection.prepare(`select * from ${quoted(name)}`).iterate([]);
      yield { name, rows: rows as Iterable<StoredRow> };
    }
  } finally {
    connection.close();
  }
}

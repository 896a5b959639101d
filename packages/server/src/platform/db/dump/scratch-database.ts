import { withBaseline } from '../migrations/baseline.ts';
import { migrateTo, migrateToLatest, migrationNames } from '../migrations/migrate.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { connectSqlite, type SqliteConnection } from '../sqlite/sqlite-connection.ts';
import type { StoredRow, StoredValue } from './database-snapshot.ts';
import { quoted, readTableShapes, type TableShape } from './table-shapes.ts';

/** What a dump does not fit. */
export class ScratchError extends Error {
  override readonly name = 'ScratchError';
}

/**
 * An SQLite database that holds a dump for a while, to see whether it can be restored at all. A dump of an earlier
 * schema is migrated in it.
 */
export class ScratchDatabase {
  readonly #path: string;
  readonly #connection: SqliteConnection;
  readonly #shapes: ReadonlyMap<string, TableShape>;

  private constructor(path: string, connection: SqliteConnection) {
    this.#path = path;
    this.#connection = connection;
    this.#shapes = new Map(readTableShapes(connection).map((shape) => [shape.name, shape]));
  }

  /**
   * Makes an empty database at `path` with the schema after these migrations.
   * @throws ScratchError where this release does not know one of them; DatabaseTooOldError
   */
  static async create(path: string, migrations: readonly string[]): Promise<ScratchDatabase> {
    const known = migrationNames();
    const wanted = withBaseline(migrations);
    const last = wanted.at(-1);
    if (last === undefined || wanted.some((name, at) => known[at] !== name))
      throw new ScratchError('the schema is not one of this release');
    const database = openSqlite(path);
    try {
      await migrateTo(database, last);
    } finally {
      await database.close();
    }
    const connection = connectSqlite(path);
    // It is thrown away after a crash, so nothing of it has to reach the disk.
    connection.exec('pragma synchronous = off');
    connection.exec('begin');
    return new ScratchDatabase(path, connection);
  }

  /** The tables of the dump's schema, each after those that it refers to. */
  get tables(): readonly TableShape[] {
    return [...this.#shapes.values()];
  }

  /**
   * Inserts a row.
   * @throws ScratchError where the table has other columns; an error of SQLite where the row breaks a rule of the schema
   */
  insert(table: TableShape, row: StoredRow): void {
    const values = table.columns.map((column) => {
      const value = row[column];
      if (value === undefined) throw new ScratchError(`${table.name} has no ${column}`);
      return value;
    });
    if (Object.keys(row).length !== values.length) throw new ScratchError(`${table.name} has other columns`);
    this.#connection.prepare(insertInto(table)).run(values);
  }

  /** Inserts a row unless it breaks a rule of the schema, such as one that refers to nothing; whether it did. */
  tryInsert(table: TableShape, row: StoredRow): boolean {
    try {
      this.insert(table, row);
      return true;
    } catch (error) {
      if (isBrokenRule(error)) return false;
      throw error;
    }
  }

  /**
   * Migrates to the newest schema and closes the file, which then can be restored.
   * @throws ScratchError where the data break a rule of the schema
   */
  async complete(): Promise<void> {
    this.#connection.exec('commit');
    this.#connection.close();
    const database = openSqlite(this.#path);
    try {
      await migrateToLatest(database);
    } finally {
      await database.close();
    }
    const checked = connectSqlite(this.#path, 'read only');
    const broken = checked.prepare('select * from pragma_foreign_key_check limit 1').all([]);
    const [check] = checked.prepare('pragma integrity_check(1)').all([]) as Record<string, StoredValue>[];
    checked.close();
    if (broken.length > 0) throw new ScratchError('rows refer to others that are missing');
    if (check?.integrity_check !== 'ok') throw new ScratchError('the data break a rule of the schema');
  }

  /** Closes it as it is; the file is of no use then. */
  abandon(): void {
    this.#connection.close();
  }
}

function isBrokenRule(error: unknown): boolean {
  return error instanceof Error && /constraint failed/i.test(error.message);
}

function insertInto({ name, columns }: TableShape): string {
  const places = columns.map(() => '?').join(', ');
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${places})`;
}

/** The tables of the newest schema. They are read from an empty database, made at `path` for it. */
export async function newestTableShapes(path: string): Promise<TableShape[]> {
  const database = openSqlite(path);
  try {
    await migrateToLatest(database);
  } finally {
    await database.close();
  }
  const connection = connectSqlite(path, 'read only');
  const shapes = readTableShapes(connection);
  connection.close();
  return shapes;
}

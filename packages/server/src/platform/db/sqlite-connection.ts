import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { sqliteDriver } from './sqlite-driver.ts';

type Bindable = null | number | bigint | string | Uint8Array;

/** How many prepared statements a connection keeps; the least recently used goes first. */
const statementCacheSize = 400;

/** Opens a connection to the database at `path`. `synchronous=FULL` makes every commit survive a power cut. */
export function connectSqlite(path: string, mode: 'read only' | 'read and write' = 'read and write') {
  const connection = new SqliteConnection(new (sqliteDriver())(path));
  connection.exec('pragma busy_timeout = 5000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  connection.exec('pragma temp_store = memory');
  connection.exec('pragma cache_size = -16000');
  if (mode === 'read only') connection.exec('pragma query_only = on');
  return connection;
}

/**
 * The synchronous SQLite connection in the shape Kysely's dialect expects, with a cache of prepared statements.
 * The database object stays reachable through this one for the life of the process: with only its statements
 * referenced it would be collected under them.
 */
export class SqliteConnection implements SqliteDatabase {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
  }

  prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const made = new CachedStatement(this.#database.prepare(sql));
    this.#statements.set(sql, made);
    if (this.#statements.size > statementCacheSize) this.#forgetOldest();
    return made;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /**
   * Closes the connection with everything in the one file, as people expect who copy the file of a stopped server:
   * statements that are not collected yet keep SQLite from moving its log there by itself.
   */
  close(): void {
    this.#statements.clear();
    try {
      this.#database.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // What cannot be moved now stays in the log, from where the next start reads it.
    }
    this.#database.close();
  }

  #forgetOldest(): void {
    for (const oldest of this.#statements.keys()) {
      this.#statements.delete(oldest);
      return;
    }
  }
}

class CachedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSyncInstance;

  constructor(statement: StatementSyncInstance) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...bindables(parameters));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...bindables(parameters));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...bindables(parameters));
  }
}

/** SQLite knows neither booleans nor dates, and a `Date` would be stored as NULL without a word. */
function bindables(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
    throw new TypeError(`A value of type ${typeof value} cannot be stored`);
  });
}

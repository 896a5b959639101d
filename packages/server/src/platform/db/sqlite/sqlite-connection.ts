import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { sqliteDriver } from './sqlite-driver.ts';

type Bindable = null | number | bigint | string | Uint8Array;

/** Prepared statements cached per connection; the least recently used is evicted. */
const statementCacheSize = 400;

/** A statement was ended because it took too long. */
export class ReadOutOfTime extends Error {
  override readonly name = 'ReadOutOfTime';
}

/** How many calls of `in_time` pass between two looks at the clock: each look costs more than the call. */
const callsPerLook = 64;

/**
 * Opens a connection to the database at `path`. `synchronous=FULL` makes every commit survive a power cut.
 */
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
 * Adapts the synchronous SQLite connection to Kysely's dialect, with a cache of prepared statements. It keeps
 * the database object reachable for the life of the process: if only its statements were referenced, it would
 * be garbage-collected.
 */
export class SqliteConnection implements SqliteDatabase {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, CachedStatement>();
  /** By the monotonic clock. */
  #deadlineMs = Number.POSITIVE_INFINITY;
  #calls = 0;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    database.function('in_time', { deterministic: false }, () => this.#requireTime());
  }

  /**
   * Rows of a statement that is ended after `maxMs` at the next row for which it calls `in_time()`. SQLite offers no
   * other way: a thread ends only between two rows of a result. The statement is not kept: its text is the caller's.
   * @throws ReadOutOfTime
   */
  allWithin(maxMs: number, sql: string, parameters: readonly unknown[]): unknown[] {
    this.#deadlineMs = performance.now() + maxMs;
    try {
      return new CachedStatement(this.#database.prepare(sql)).all(parameters);
    } catch (error) {
      if (performance.now() > this.#deadlineMs) throw new ReadOutOfTime('the read took too long');
      throw error;
    } finally {
      this.#deadlineMs = Number.POSITIVE_INFINITY;
    }
  }

  /** One, as SQL's truth. */
  #requireTime(): 1 {
    this.#calls += 1;
    if (this.#calls % callsPerLook === 0 && performance.now() > this.#deadlineMs)
      throw new ReadOutOfTime('the read took too long');
    return 1;
  }

  prepare(sql: string): CachedStatement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) {
      this.#statements.delete(sql);
      this.#statements.set(sql, cached);
      return cached;
    }
    const statement = new CachedStatement(this.#database.prepare(sql));
    this.#statements.set(sql, statement);
    if (this.#statements.size > statementCacheSize) this.#evictOldest();
    return statement;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /**
   * Checkpoints the WAL, so that the single file of a stopped server is complete when copied. Statements that
   * are not garbage-collected yet keep SQLite from doing so on close.
   */
  close(): void {
    this.#statements.clear();
    try {
      this.#database.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // Frames that cannot be checkpointed stay in the WAL, and the next start reads them from there.
    }
    this.#database.close();
  }

  #evictOldest(): void {
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

/** SQLite has neither booleans nor dates, and the driver would silently store a `Date` as NULL. */
function bindables(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
    throw new TypeError(`A value of type ${typeof value} cannot be stored`);
  });
}

import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { Database } from './database.ts';
import { sqliteDialect } from './dialect.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';
import { YieldingSqliteDialect } from './yielding-sqlite.ts';

/**
 * Opens the SQLite database at `path` (created when absent) with one connection that writes and one that reads.
 * `synchronous=FULL` makes every acknowledged write survive a power cut.
 */
export function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The files beside it, with what was written last, take their mode from this one.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const writing = connect(path);
  const reading = connect(path);
  reading.exec('pragma query_only = on');
  return new Database({
    dialect: sqliteDialect,
    writer: new Kysely<Tables>({ dialect: new YieldingSqliteDialect({ database: writing }) }),
    reader: new Kysely<Tables>({ dialect: new YieldingSqliteDialect({ database: reading }) }),
    readSync: (sql, parameters) => reading.prepare(sql).all(parameters),
    writeSync: (sql, parameters) => writing.prepare(sql).all(parameters),
  });
}

function connect(path: string): SqliteConnection {
  const connection = new SqliteConnection(new (sqliteDriver())(path));
  connection.exec('pragma busy_timeout = 5000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec('pragma foreign_keys = on');
  connection.exec('pragma temp_store = memory');
  connection.exec('pragma cache_size = -16000');
  return connection;
}

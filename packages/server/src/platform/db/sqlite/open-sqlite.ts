import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { limits } from '@hearth/contract';
import { Kysely } from 'kysely';
import { Database } from '../database.ts';
import { sqliteDialect } from '../dialect.ts';
import { GroupCommit } from './group-commit.ts';
import { LoopTurn } from './loop-turn.ts';
import { readApart } from './read-apart.ts';
import { connectSqlite } from './sqlite-connection.ts';
import type { Tables } from '../tables.ts';
import { YieldingSqliteDialect } from './yielding-sqlite.ts';

/**
 * Opens the SQLite database at `path` (created if missing) with one writing and one reading connection.
 * `synchronous=FULL` makes every acknowledged write survive a power cut.
 * @param turn when to yield to the event loop between statements
 */
export function openSqlite(path: string, turn = new LoopTurn()): Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The WAL files next to it, with the last writes, take their mode from this file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const writing = connectSqlite(path);
  const reading = connectSqlite(path, 'read only');
  const writer = new Kysely<Tables>({ dialect: new YieldingSqliteDialect({ database: writing }, turn) });
  const commits = new GroupCommit(writer, (statement) => writing.prepare(statement).run([]));
  return new Database({
    dialect: sqliteDialect,
    writer,
    transact: (work) => commits.run(work),
    reader: new Kysely<Tables>({ dialect: new YieldingSqliteDialect({ database: reading }, turn) }),
    runRead: (sql, parameters) => reading.prepare(sql).all(parameters),
    runWrite: (sql, parameters) => {
      const run = () => writing.prepare(sql).all(parameters);
      return turn.isOver() ? turn.next().then(run) : run();
    },
    runApart: (statement, parameters) => readApart({ path, sql: statement, parameters }),
    runCostly: (statement, parameters) =>
      readApart({ path, sql: statement, parameters, maxMs: limits.costlyReadMs }),
  });
}

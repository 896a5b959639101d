import { Kysely, PostgresDialect } from 'kysely';
import { Database } from '../database.ts';
import { postgresDialect } from '../dialect.ts';
import { listenOnPostgres } from './postgres-announcements.ts';
import type { Tables } from '../tables.ts';

const int8 = 20;
const poolSize = 10;
const statementTimeoutMs = 30_000;

/**
 * Opens PostgreSQL at `url` with two pools: one for transactions, and one for reads whose sessions are
 * read-only, so a write outside a transaction fails. Counts and row numbers are parsed as numbers.
 */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(int8, Number);
  const connect = (options: string) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      options,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    });
    // The pool replaces a broken idle connection; without a listener the error event would end the process.
    pool.on('error', () => undefined);
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  const writer = connect('');
  const shared = listenOnPostgres(() => new pg.Client({ connectionString: url }));
  return new Database({
    dialect: postgresDialect,
    writer,
    reader: connect('-c default_transaction_read_only=on'),
    transact: (work) => writer.transaction().execute(work),
    shared,
  });
}

import { Kysely, PostgresDialect } from 'kysely';
import { Database } from './database.ts';
import { postgresDialect } from './dialect.ts';
import { listenOnPostgres } from './postgres-announcements.ts';
import type { Tables } from './tables.ts';

const int8 = 20;
const poolSize = 10;
const statementTimeoutMs = 30_000;

/** Opens PostgreSQL at `url` with a pool. Counts and row numbers arrive as numbers. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const shared = listenOnPostgres(() => new pg.Client({ connectionString: url }));
  return new Database({
    dialect: postgresDialect,
    writer: kysely,
    reader: kysely,
    transact: (work) => kysely.transaction().execute(work),
    shared,
  });
}

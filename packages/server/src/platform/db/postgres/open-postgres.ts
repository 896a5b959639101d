import { limits } from '@hearth/contract';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Database } from '../database.ts';
import { postgresDialect } from '../dialect.ts';
import { isTimeout } from '../queries/expressions.ts';
import { fail } from '../../errors/app-error.ts';
import { StatementBatch } from './statement-batch.ts';
import { watchedPool } from './watched-pool.ts';
import { listenOnPostgres } from './postgres-announcements.ts';
import type { Tables } from '../tables.ts';
import type { PostgresConnections } from '../../../settings/derive.ts';
import { usualConnections } from '../../../settings/usual-connections.ts';

const int8 = 20;
/** Connections of their own, so that costly reads leave the others to everyone else. */
const costlyPoolSize = 2;
/**
 * Opens PostgreSQL at `url` with three pools: one for transactions, one for reads whose sessions are read-only, so a
 * write outside a transaction fails, and one for costly reads, on the standby if there is one. Counts and row numbers
 * are parsed as numbers.
 */
export async function openPostgres(
  url: string,
  connections: PostgresConnections = { ...usualConnections, standbyUrl: null },
): Promise<Database> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(int8, Number);
  const { poolSize, standbyUrl } = connections;
  const statementTimeoutMs = connections.statementSeconds * 1000;
  const openPool = (max: number, timeoutMs: number, options: string, address = url) => {
    const pool = new pg.Pool({
      connectionString: address,
      max,
      options,
      connectionTimeoutMillis: connections.connectSeconds * 1000,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs,
    });
    // The pool replaces a broken connection, and a query on it fails; without a listener the error event of an idle one,
    // or of one that is in use between two queries, would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watchedPool(pool) }) });
  };
  const writer = openPool(poolSize, statementTimeoutMs, '');
  const readOnly = '-c default_transaction_read_only=on';
  const costly = openPool(costlyPoolSize, limits.costlyReadMs, readOnly, standbyUrl ?? url);
  const shared = listenOnPostgres(() => new pg.Client({ connectionString: url }));
  return new Database({
    dialect: postgresDialect,
    writer,
    reader: openPool(poolSize, statementTimeoutMs, readOnly),
    runCostly: (text, parameters) => runUntilTimeout(costly, text, parameters),
    openRun: (connection) => {
      const batch = new StatementBatch(connection);
      return (text, parameters) => batch.run(text, parameters);
    },
    transact: (work) => writer.transaction().execute(work),
    shared,
    closeOthers: () => costly.destroy(),
  });
}

async function runUntilTimeout(
  connection: Kysely<Tables>,
  text: string,
  parameters: readonly unknown[],
): Promise<unknown[]> {
  try {
    return (await connection.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows;
  } catch (error) {
    if (isTimeout(error)) fail('tooMuchWork', {}, error);
    throw error;
  }
}

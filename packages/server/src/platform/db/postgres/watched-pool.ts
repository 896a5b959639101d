import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { fail } from '../../errors/app-error.ts';

/** Codes of a connection that cannot be made, or has ended (postgresql.org/docs/current/errcodes-appendix.html). */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
]);
/** The driver's own errors have no code. */
const lostWords =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether PostgreSQL is away, rather than a statement wrong. */
function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostCodes.has(code) || code.startsWith('08') || lostWords.test(error.message);
}

/** Runs work on a connection. @throws AppError `databaseAway` where the connection is lost */
async function watched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isConnectionLost(error)) fail('databaseAway', {}, error);
    throw error;
  }
}

/** The pool with errors that say when the database is away: clients are answered 503 instead of 500. */
export function watchedPool(pool: PostgresPool): PostgresPool {
  return {
    connect: () => watched(async () => new WatchedClient(await pool.connect())),
    end: () => pool.end(),
  };
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;

  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof sql !== 'string') return this.#client.query(sql);
    return watched(() => this.#client.query<R>(sql, parameters));
  }

  release(): void {
    this.#client.release();
  }
}

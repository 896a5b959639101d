import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { LoopTurn } from './loop-turn.ts';

type Config = ConstructorParameters<typeof SqliteDialect>[0];

/**
 * SQLite is synchronous, so a transaction of a thousand statements would block the event loop until its end.
 * This dialect yields when its turn is over: other requests are served meanwhile, other writes wait for the
 * connection anyway.
 */
export class YieldingSqliteDialect extends SqliteDialect {
  readonly #config: Config;
  readonly #turn: LoopTurn;

  constructor(config: Config, turn: LoopTurn) {
    super(config);
    this.#config = config;
    this.#turn = turn;
  }

  override createDriver(): SqliteDriver {
    return new YieldingSqliteDriver(this.#config, this.#turn);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * SQLite can roll back schema changes, so each migration runs in a transaction: an interrupted migration
 * leaves nothing behind that would block the next start.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class YieldingSqliteDriver extends SqliteDriver {
  readonly #turn: LoopTurn;
  readonly #yielding = new WeakMap<DatabaseConnection, YieldingConnection>();

  constructor(config: Config, turn: LoopTurn) {
    super(config);
    this.#turn = turn;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const yielding = this.#yielding.get(connection) ?? new YieldingConnection(connection, this.#turn);
    this.#yielding.set(connection, yielding);
    return yielding;
  }

  /** A commit that finds the disk full has already rolled back; a second rollback must not hide its error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

class YieldingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #turn: LoopTurn;

  constructor(connection: DatabaseConnection, turn: LoopTurn) {
    this.#connection = connection;
    this.#turn = turn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#turn.isOver()) await this.#turn.next();
    return this.#connection.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

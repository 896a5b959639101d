import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** After so many statements in a row others get their turn: some milliseconds of work. */
const statementsPerTurn = 25;

/**
 * SQLite answers without waiting, so a transaction of a thousand statements would hold the event loop until its end.
 * This dialect gives the loop back between statements now and then: other requests are read and answered meanwhile,
 * other writes wait for the connection as they do anyway.
 */
export class YieldingSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new YieldingSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * SQLite takes back changes of the schema with their transaction, so the migrator may use one: a migration that is cut
 * off in the middle leaves nothing behind that would be in the way of the next start.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class YieldingSqliteDriver extends SqliteDriver {
  readonly #yielding = new WeakMap<DatabaseConnection, YieldingConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const known = this.#yielding.get(connection) ?? new YieldingConnection(connection);
    this.#yielding.set(connection, known);
    known.begin();
    return known;
  }

  /** A commit that finds the disk full has rolled back by itself; what it says must not be hidden by a second attempt. */
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
  #statements = 0;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  /** The connection has a new holder. */
  begin(): void {
    this.#statements = 0;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#statements += 1;
    if (this.#statements % statementsPerTurn === 0) await new Promise((resume) => setImmediate(resume));
    return this.#connection.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

import { CompiledQuery, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Dialect } from './dialect.ts';
import { isConflict } from './expressions.ts';
import type { GroupScope, Scope } from './scope.ts';
import type { Tables } from './tables.ts';

/** Reads inside a scope. Repositories take one of these, or a {@link Tx}, as their first argument. */
export interface Reader<S extends Scope = Scope> {
  readonly scope: S;
  readonly dialect: Dialect;
  readonly selectFrom: Kysely<Tables>['selectFrom'];
  readonly with: Kysely<Tables>['with'];
  /** Runs a compiled read; see `prepared.ts`. */
  run<R>(query: CompiledQuery<R>): Promise<R[]>;
}

declare const writes: unique symbol;

/**
 * A transaction: the only thing that can insert, update or delete. It comes from {@link Database.write} alone, so a
 * write outside a transaction does not compile. Inside it nothing is awaited but the database.
 */
export interface Tx<S extends Scope = Scope> extends Reader<S> {
  readonly [writes]: true;
  readonly insertInto: Kysely<Tables>['insertInto'];
  readonly updateTable: Kysely<Tables>['updateTable'];
  readonly deleteFrom: Kysely<Tables>['deleteFrom'];
  /** Runs a statement that the query layer has no words for, such as those of the search index. */
  execute(statement: RawBuilder<unknown>): Promise<void>;
  /** Runs after the commit, never after a rollback. For what must not be lost use a job instead. */
  onCommit(action: () => void): void;
}

export type GroupReader = Reader<GroupScope>;
export type GroupTx = Tx<GroupScope>;

interface Connections {
  readonly dialect: Dialect;
  readonly writer: Kysely<Tables>;
  readonly reader: Kysely<Tables>;
  /** SQLite answers without waiting; the hottest reads skip the query layer's promises. */
  readonly readSync?: (sql: string, parameters: readonly unknown[]) => unknown[];
}

/** How often a transaction is tried that others kept from ending. */
const mostAttempts = 4;

/** The open database. It hands out readers and transactions and nothing else. */
export class Database {
  readonly dialect: Dialect;
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.dialect = connections.dialect;
    this.#connections = connections;
  }

  /** A reader inside `scope`. */
  read<S extends Scope>(scope: S): Reader<S> {
    const { reader, readSync } = this.#connections;
    return {
      scope,
      dialect: this.dialect,
      selectFrom: reader.selectFrom.bind(reader),
      with: reader.with.bind(reader),
      run:
        readSync === undefined
          ? async <R>(query: CompiledQuery<R>) => (await reader.executeQuery(query)).rows
          : async <R>(query: CompiledQuery<R>) => readSync(query.sql, query.parameters) as R[],
    };
  }

  /**
   * Runs `work` in one transaction: all of it happens, or nothing. It may run again when PostgreSQL ended it for the
   * sake of another one, so it changes nothing but the database.
   */
  async write<S extends Scope, T>(scope: S, work: (tx: Tx<S>) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#writeOnce(scope, work);
      } catch (error) {
        if (attempt === mostAttempts || !isConflict(error)) throw error;
      }
    }
  }

  async #writeOnce<S extends Scope, T>(scope: S, work: (tx: Tx<S>) => Promise<T>): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const result = await this.#connections.writer
      .transaction()
      .execute((transaction) => work(this.#transaction(scope, transaction, afterCommit)));
    for (const action of afterCommit) action();
    return result;
  }

  /** The raw connection that migrations and maintenance run on. */
  get schema(): Kysely<Tables> {
    return this.#connections.writer;
  }

  /** Answers when the database does; rejects when it does not. */
  async ping(): Promise<void> {
    await this.#connections.reader.executeQuery(CompiledQuery.raw('select 1'));
  }

  async close(): Promise<void> {
    const { writer, reader } = this.#connections;
    await writer.destroy();
    if (reader !== writer) await reader.destroy();
  }

  #transaction<S extends Scope>(
    scope: S,
    transaction: Transaction<Tables>,
    afterCommit: (() => void)[],
  ): Tx<S> {
    const made: Omit<Tx<S>, typeof writes> = {
      scope,
      dialect: this.dialect,
      selectFrom: transaction.selectFrom.bind(transaction),
      with: transaction.with.bind(transaction),
      insertInto: transaction.insertInto.bind(transaction),
      updateTable: transaction.updateTable.bind(transaction),
      deleteFrom: transaction.deleteFrom.bind(transaction),
      run: async <R>(query: CompiledQuery<R>) => (await transaction.executeQuery(query)).rows,
      execute: async (statement) => void (await statement.execute(transaction)),
      onCommit: (action) => void afterCommit.push(action),
    };
    return made as Tx<S>;
  }
}

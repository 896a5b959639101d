import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { FairLimit } from '../concurrency/fair-limit.ts';
import { type AccessChange, type Announcement, Announcements } from './announcements.ts';
import { recordPurpose } from '../errors/failed-purpose.ts';
import type { Dialect } from './dialect.ts';
import { isConflict } from './queries/expressions.ts';
import { LibraryChanges } from './revisions/library-changes.ts';
import { announcementChannel, type SharedAnnouncements } from './postgres/postgres-announcements.ts';
import type { GroupScope, Scope } from './scope.ts';
import { observedConnection, reportStatement } from './statement-observer.ts';
import type { Tables } from './tables.ts';

/** Reads inside a scope. Repositories take a reader or a {@link Tx} as their first argument. */
export interface Reader<S extends Scope = Scope> {
  readonly scope: S;
  readonly dialect: Dialect;
  readonly libraryChanges: LibraryChanges;
  readonly selectFrom: Kysely<Tables>['selectFrom'];
  /** Runs a compiled statement; see `queries/prepared.ts`. */
  run<R>(query: CompiledQuery<R>): Promise<R[]>;
  /**
   * As `run`, for slow reads: on SQLite it runs in a worker thread, which adds overhead but does not block
   * the event loop.
   */
  runApart<R>(query: CompiledQuery<R>): Promise<R[]>;
  /**
   * As `runApart`, for reads whose cost the caller decides, such as filters: they wait for each other, one at a time
   * for each account, and are ended after `limits.costlyReadMs`.
   * @throws AppError `tooMuchWork`; ConcurrencyLimitError if too many wait
   */
  runCostly<R>(query: CompiledQuery<R>): Promise<R[]>;
}

declare const writes: unique symbol;

/**
 * A transaction: the only object that can insert, update or delete. Only {@link Database.write} creates one,
 * so a write outside a transaction does not compile. Inside a transaction, await nothing but the database.
 */
export interface Tx<S extends Scope = Scope> extends Reader<S> {
  readonly [writes]: true;
  readonly insertInto: Kysely<Tables>['insertInto'];
  readonly updateTable: Kysely<Tables>['updateTable'];
  readonly deleteFrom: Kysely<Tables>['deleteFrom'];
  /** Runs a statement that the query builder cannot express, such as those of the search index. */
  execute(statement: RawBuilder<unknown>): Promise<void>;
  /** Runs after the commit, never after a rollback. Use a job for work that must not be lost. */
  onCommit(action: () => void): void;
  /**
   * Notifies the listeners of every process on this database after the commit, once per object with the last
   * sequence number set in the transaction. Lost notifications are not repeated.
   */
  announce(announcement: Announcement | AccessChange): void;
}

export type GroupReader = Reader<GroupScope>;
export type GroupTx = Tx<GroupScope>;

type Run = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>;

interface Connections {
  readonly dialect: Dialect;
  readonly writer: Kysely<Tables>;
  readonly transact: Transact;
  readonly reader: Kysely<Tables>;
  /** SQLite is synchronous; the hottest reads skip the query builder's promises. */
  readonly runRead?: Run;
  /** As `runRead` on the writing connection, for statements inside a transaction. */
  readonly runWrite?: Run;
  /** How the statements of one reader or transaction are run, where they travel together. */
  readonly openRun?: (connection: Kysely<Tables>) => Run;
  /** Reads of committed data outside the event loop. */
  readonly runApart?: Run;
  /** As `runApart`, and ends what takes too long. @throws AppError `tooMuchWork` */
  readonly runCostly: Run;
  /** How processes that share the database notify each other. */
  readonly shared?: SharedAnnouncements;
  /** Closes further connections than these. */
  readonly closeOthers?: () => Promise<void>;
}

/** How the statements of a reader are run; absent for the query builder's own way. */
interface Runs {
  readonly run: Run | undefined;
  readonly runApart: Run | undefined;
  readonly runCostly: Run | undefined;
}

/** A transaction reads what it has written, on its own connection alone. */
function withinTransaction({ runWrite, openRun }: Connections, connection: Kysely<Tables>): Runs {
  const run = runWrite ?? openRun?.(connection);
  return { run, runApart: run, runCostly: run };
}

/** Two, so that one account leaves room for others. */
const costlyReads = { total: 2, perAccount: 1, maxWaiting: 40, maxWaitMs: 30_000 };

/** Whose costly reads wait for each other. Visitors are one account: nothing tells them apart. */
function getAccount(scope: Scope): string {
  if (scope.kind === 'member') return scope.userId;
  return scope.kind === 'public' ? 'visitors' : scope.purpose;
}

/** What happens after a transaction commits. */
interface Ending {
  readonly actions: (() => void)[];
  /** The last announcement of each object. */
  readonly announced: Map<string, Announcement | AccessChange>;
}

function formatName(announcement: Announcement | AccessChange): string {
  if ('accessOf' in announcement) return `access ${announcement.accessOf}`;
  const { householdId, topic, id } = announcement;
  return `${householdId} ${topic} ${id}`;
}

/** PostgreSQL delivers these on commit. */
async function notifyAll(
  connection: Kysely<Tables>,
  announcements: readonly (Announcement | AccessChange)[],
): Promise<void> {
  if (announcements.length === 0) return;
  const payloads = announcements.map((one) => JSON.stringify(one));
  await sql`select pg_notify(${announcementChannel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(connection);
}

/** Runs work in one transaction of the given connection. */
type Transact = <T>(work: (connection: Kysely<Tables>) => Promise<T>) => Promise<T>;

/** A transaction and whether its work is still running. */
interface OpenTransaction {
  readonly connection: Kysely<Tables>;
  isOpen: boolean;
}

/** Attempts for a transaction that ends in a deadlock or serialization failure. */
const maxAttempts = 4;

/** The open database; its API is readers and transactions. */
export class Database {
  readonly dialect: Dialect;
  /** Announcements of committed transactions. */
  readonly announcements: Announcements;
  readonly #libraryChanges = new LibraryChanges();
  readonly #connections: Connections;
  readonly #openTransaction = new AsyncLocalStorage<OpenTransaction>();
  readonly #costlyReads = new FairLimit(costlyReads);

  constructor(connections: Connections) {
    this.dialect = connections.dialect;
    this.announcements = connections.shared?.announcements ?? new Announcements();
    this.#connections = connections;
  }

  /**
   * A reader inside `scope`. Within a transaction it reads on that transaction's connection; another
   * connection would miss uncommitted writes of it and of transactions in the same commit group.
   */
  read<S extends Scope>(scope: S): Reader<S> {
    const open = this.#openTransaction.getStore();
    const { reader, openRun, runRead, runApart = runRead } = this.#connections;
    if (open?.isOpen === true)
      return this.#readerOn(scope, open.connection, withinTransaction(this.#connections, open.connection));
    const runCostly: Run = (text, parameters) =>
      this.#costlyReads.run(getAccount(scope), async () => this.#connections.runCostly(text, parameters));
    return this.#readerOn(scope, reader, { run: runRead ?? openRun?.(reader), runApart, runCostly });
  }

  #readerOn<S extends Scope>(scope: S, connection: Kysely<Tables>, runs: Runs): Reader<S> {
    const wrapRun =
      (how: Run | undefined): Reader['run'] =>
      async <R>(query: CompiledQuery<R>) => {
        reportStatement(scope, query);
        if (how === undefined) return (await connection.executeQuery(query)).rows;
        return how(query.sql, query.parameters) as R[] | Promise<R[]>;
      };
    const observed = observedConnection(scope, connection);
    return {
      scope,
      dialect: this.dialect,
      libraryChanges: this.#libraryChanges,
      selectFrom: observed.selectFrom.bind(observed),
      run: wrapRun(runs.run),
      runApart: wrapRun(runs.runApart),
      runCostly: wrapRun(runs.runCostly),
    };
  }

  /**
   * Runs `work` in one atomic transaction. It may run again after a conflict on PostgreSQL, so it must not
   * have side effects outside the database. An error in a system scope gets its purpose for the log.
   * @throws Error if called within a transaction; code that writes there takes the `Tx` as an argument
   */
  async write<S extends Scope, T>(scope: S, work: (tx: Tx<S>) => Promise<T>): Promise<T> {
    if (this.#openTransaction.getStore()?.isOpen === true)
      throw new Error('Nested transaction: pass the open Tx on instead of calling Database.write again.');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#writeOnce(scope, work);
      } catch (error) {
        if (attempt < maxAttempts && isConflict(error)) continue;
        if (scope.kind === 'system') recordPurpose(error, scope.purpose);
        throw error;
      }
    }
  }

  async #writeOnce<S extends Scope, T>(scope: S, work: (tx: Tx<S>) => Promise<T>): Promise<T> {
    const ending: Ending = { actions: [], announced: new Map() };
    const { transact, shared } = this.#connections;
    const result = await transact(async (connection) => {
      const open: OpenTransaction = { connection, isOpen: true };
      const tx = this.#transaction(scope, open, ending);
      const done = await this.#openTransaction.run(open, () => work(tx)).finally(() => (open.isOpen = false));
      if (shared !== undefined) await notifyAll(connection, [...ending.announced.values()]);
      return done;
    });
    for (const action of ending.actions) action();
    if (shared === undefined)
      for (const announcement of ending.announced.values()) this.announcements.publish(announcement);
    return result;
  }

  /** The raw connection for migrations and maintenance. */
  get schema(): Kysely<Tables> {
    return this.#connections.writer;
  }

  /** Resolves if the database answers, rejects if not. */
  async ping(): Promise<void> {
    await this.#connections.reader.executeQuery(CompiledQuery.raw('select 1'));
  }

  async close(): Promise<void> {
    const { writer, reader, shared, closeOthers } = this.#connections;
    await shared?.close();
    await closeOthers?.();
    await writer.destroy();
    if (reader !== writer) await reader.destroy();
  }

  #transaction<S extends Scope>(scope: S, open: OpenTransaction, ending: Ending): Tx<S> {
    const { connection } = open;
    const observed = observedConnection(scope, connection);
    const reader = this.#readerOn(scope, connection, withinTransaction(this.#connections, connection));
    const run: Reader['run'] = async (query) => {
      if (!open.isOpen) throw new Error('This statement came after the end of its transaction.');
      return reader.run(query);
    };
    const tx: Omit<Tx<S>, typeof writes> = {
      ...reader,
      run,
      insertInto: observed.insertInto.bind(observed),
      updateTable: observed.updateTable.bind(observed),
      deleteFrom: observed.deleteFrom.bind(observed),
      execute: async (statement) => void (await run(statement.compile(connection))),
      onCommit: (action) => void ending.actions.push(action),
      announce: (announcement) => void ending.announced.set(formatName(announcement), announcement),
    };
    return tx as Tx<S>;
  }
}

import { AsyncResource } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Bounds how many other writes a caller waits for; further writes join the next commit. */
const maxGroupSize = 64;

/** The work of a transaction on the given connection. */
export type Work<T> = (connection: Kysely<Tables>) => Promise<T>;

interface Member {
  /** Does the work. @returns the function that resolves the caller's promise */
  readonly run: (connection: Kysely<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: writes that wait for the only writing connection share a commit, and with it the cost of
 * writing and syncing pages that several of them change. Each write is a savepoint, so a failed one is rolled
 * back alone. One that is alone needs none: SQLite would keep every page that it changes in memory, which for a restore
 * is the whole database. Callers get their result after the commit of the whole group is durable.
 */
export class GroupCommit {
  readonly #writer: Kysely<Tables>;
  readonly #control: (sql: string) => void;
  readonly #waiting: Member[] = [];
  #isRunning = false;

  /**
   * @param writer lends the connection to one user at a time
   * @param control runs a statement that begins or ends transactions on that connection
   */
  constructor(writer: Kysely<Tables>, control: (sql: string) => void) {
    this.#writer = writer;
    this.#control = control;
  }

  /** Runs work in a transaction: committed if this resolves, rolled back completely if it rejects. */
  run<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = AsyncResource.bind(async (connection: Kysely<Tables>) => {
        const result = await work(connection);
        return () => resolve(result);
      });
      this.#waiting.push({ run, reject });
      this.#start();
    });
  }

  /** Begins in the next turn of the event loop, so that all writes of this turn join the group. */
  #start(): void {
    if (this.#isRunning || this.#waiting.length === 0) return;
    this.#isRunning = true;
    setImmediate(() => void this.#runGroup());
  }

  async #runGroup(): Promise<void> {
    const group = this.#waiting.splice(0, maxGroupSize);
    try {
      const succeeded = await this.#writer.connection().execute((it) => this.#commitTogether(it, group));
      for (const tellSuccess of succeeded) tellSuccess();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.#isRunning = false;
    this.#start();
  }

  /** @returns the functions that resolve the callers whose work succeeded */
  async #commitTogether(connection: Kysely<Tables>, group: readonly Member[]): Promise<(() => void)[]> {
    const succeeded: (() => void)[] = [];
    const [first, ...others] = group;
    const alone = others.length === 0 ? first : undefined;
    this.#control('begin immediate');
    try {
      if (alone !== undefined) succeeded.push(await alone.run(connection));
      for (const member of alone === undefined ? group : []) {
        const tellSuccess = await this.#runMember(connection, member);
        if (tellSuccess !== null) succeeded.push(tellSuccess);
      }
      this.#control('commit');
    } catch (error) {
      this.#rollback();
      throw error;
    }
    return succeeded;
  }

  /** @returns null if the work failed and was rolled back */
  async #runMember(connection: Kysely<Tables>, { run, reject }: Member): Promise<(() => void) | null> {
    this.#control('savepoint member');
    try {
      const tellSuccess = await run(connection);
      this.#control('release member');
      return tellSuccess;
    } catch (error) {
      this.#rollbackMember(error);
      reject(error);
      return null;
    }
  }

  /**
   * On errors such as a full disk SQLite rolls back the whole transaction; then all writes of the group get
   * that cause.
   */
  #rollbackMember(cause: unknown): void {
    try {
      this.#control('rollback to member');
      this.#control('release member');
    } catch {
      throw cause;
    }
  }

  #rollback(): void {
    try {
      this.#control('rollback');
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

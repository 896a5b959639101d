import { AsyncResource } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Further writes wait for the next commit: nobody's answer waits for more than these. */
const maxGroupSize = 64;

/** What a transaction does on the connection that it is given. */
export type Work<T> = (connection: Kysely<Tables>) => Promise<T>;

interface Member {
  /** Does the work. @returns what tells the caller of its success */
  readonly run: (connection: Kysely<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: writes that wait for the one connection at the same time share a commit, and with it the cost of
 * writing and syncing pages that many of them change. Each is a savepoint of its own, so that one that fails takes back
 * nothing of the others. Callers learn of their success when all of the group is safe on the disk.
 */
export class GroupCommit {
  readonly #writer: Kysely<Tables>;
  readonly #control: (sql: string) => void;
  readonly #waiting: Member[] = [];
  #isRunning = false;

  /**
   * @param writer gives the connection to one user at a time
   * @param control runs a statement that begins or ends transactions on that connection
   */
  constructor(writer: Kysely<Tables>, control: (sql: string) => void) {
    this.#writer = writer;
    this.#control = control;
  }

  /** Runs work in a transaction: when this resolves it is committed, when it rejects nothing of it is left. */
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

  /** Begins with the next turn of the event loop, when all that arrives in this one waits. */
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

  /** @returns what tells those of their success that did not fail by themselves */
  async #commitTogether(connection: Kysely<Tables>, group: readonly Member[]): Promise<(() => void)[]> {
    const succeeded: (() => void)[] = [];
    this.#control('begin immediate');
    try {
      for (const member of group) {
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

  /** @returns null when the work has failed and is taken back */
  async #runMember(connection: Kysely<Tables>, { run, reject }: Member): Promise<(() => void) | null> {
    this.#control('savepoint member');
    try {
      const tellSuccess = await run(connection);
      this.#control('release member');
      return tellSuccess;
    } catch (error) {
      this.#takeBack(error);
      reject(error);
      return null;
    }
  }

  /** A full disk, for one, has SQLite roll back the whole transaction: then what it said is told to all. */
  #takeBack(cause: unknown): void {
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

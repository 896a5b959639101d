import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Bound, cutIntoRuns, joinStatements } from './joined-statements.ts';

/** A statement that waits for the others of its turn. */
interface Waiting extends Bound {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Where statements are sent to: the pool, or the connection of a transaction. */
type Connection = Pick<Kysely<Tables>, 'executeQuery'>;

/**
 * Sends the statements that are asked for at once (`runTogether`) as one: each costs a round trip to PostgreSQL and
 * several turns of the event loop, often more than the database needs for it. Statements of one reader or transaction
 * travel together, those of others never. Reads go before writes.
 */
export class StatementBatch {
  readonly #connection: Connection;
  #waiting: Waiting[] = [];

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Runs a statement together with those that are asked for before the code that runs now has to wait.
   * @returns the rows of a read or of `returning`
   */
  run(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      // The first tick after the microtasks: all work that runs together has asked by then, however many promises that takes.
      if (this.#waiting.push({ sql, parameters, resolve, reject }) === 1)
        queueMicrotask(() => process.nextTick(() => void this.#sendAll()));
    });
  }

  async #sendAll(): Promise<void> {
    const runs = cutIntoRuns(this.#waiting);
    this.#waiting = [];
    let failure: { readonly error: unknown } | undefined;
    for (const run of runs) {
      // After an error nothing more is asked of a transaction: PostgreSQL would refuse it with a reason that hides it.
      failure ??= await this.#sendRun(run);
      if (failure !== undefined) for (const one of run) one.reject(failure.error);
    }
  }

  async #sendRun(run: readonly Waiting[]): Promise<{ readonly error: unknown } | undefined> {
    try {
      const results = await this.#execute(run);
      for (const [at, one] of run.entries()) one.resolve(results[at] ?? []);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  /** @returns the rows of each statement */
  async #execute(run: readonly Bound[]): Promise<unknown[][]> {
    const [only] = run;
    if (only !== undefined && run.length === 1) return [await this.#send(only)];
    const [row] = await this.#send(joinStatements(run));
    const joined = row as Readonly<Record<number, unknown[]>> | undefined;
    return run.map((_, at) => joined?.[at] ?? []);
  }

  async #send({ sql, parameters }: Bound): Promise<unknown[]> {
    const { rows } = await this.#connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    return rows;
  }
}

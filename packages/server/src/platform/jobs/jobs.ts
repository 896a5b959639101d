import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Scope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/stored-instant.ts';
import type { Logger } from '../log/log.ts';
import type { Random } from '../random/random.ts';
import {
  claimNextJob,
  deleteJob,
  failJob,
  findPlannedNames,
  insertJob,
  retryJob,
} from './jobs.repository.ts';

/** Does the work of one kind of job. It may run more than once: a worker can die after the work, before the tick. */
export type JobHandler = (payload: unknown) => Promise<void>;

const dayMs = 86_400_000;
const leaseMs = 60_000;
const pollMs = 15_000;
const mostAttempts = 8;
const firstRetryMs = 5_000;

interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
}

/**
 * Work that must happen after a commit, kept in the database until it is done. A job is written by the transaction
 * that wants it, taken by one worker at a time under a lease, and tried again when it fails.
 */
export class Jobs {
  readonly #foundation: Foundation;
  readonly #handlers = new Map<string, JobHandler>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  readonly #daily: string[] = [];
  #stopped = true;

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
  }

  /** Says who does jobs of that name. */
  handle(name: string, handler: JobHandler): void {
    this.#handlers.set(name, handler);
  }

  /** Has work done about once a day by whichever process gets to it first. */
  daily(name: string, work: () => Promise<void>): void {
    this.#daily.push(name);
    this.handle(name, async () => {
      await work();
      const next = new Date(this.#foundation.clock.now().getTime() + dayMs);
      await this.#foundation.database.write(systemScope('jobs'), (tx) => this.enqueue(tx, name, null, next));
    });
  }

  /** Writes a job with the transaction; it starts after the commit, or at `runAt`. */
  async enqueue(tx: Tx<Scope>, name: string, payload: unknown, runAt?: Date): Promise<void> {
    const { clock, random } = this.#foundation;
    const now = clock.now();
    await insertJob(tx, {
      id: random.uuid(),
      name,
      payload: JSON.stringify(payload),
      run_at: storedInstant(runAt ?? now),
      attempts: 0,
      leased_until: null,
      failed_at: null,
      last_error: null,
      created_at: storedInstant(now),
    });
    tx.onCommit(() => this.wake());
  }

  /** Starts taking jobs. */
  async start(): Promise<void> {
    this.#stopped = false;
    await this.#planDaily();
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.wake();
  }

  /** Finishes the job at hand and takes no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Looks for due jobs now. */
  wake(): void {
    if (this.#stopped) return;
    this.#working = this.#working.then(() => this.workOff());
  }

  /** Does every job that is due, one after the other. */
  async workOff(): Promise<void> {
    while (await this.#workOne()) if (this.#stopped) return;
  }

  async #workOne(): Promise<boolean> {
    const { database, clock, log } = this.#foundation;
    const scope = systemScope('jobs');
    const now = clock.now();
    const lease = storedInstant(new Date(now.getTime() + leaseMs));
    const names = [...this.#handlers.keys()];
    const job = await database
      .write(scope, (tx) => claimNextJob(tx, names, storedInstant(now), lease))
      .catch((error: unknown) => void log.error({ error }, 'jobs cannot be read'));
    if (job === undefined) return false;
    try {
      await this.#handlers.get(job.name)?.(JSON.parse(job.payload));
      await database.write(scope, (tx) => deleteJob(tx, job.id));
    } catch (error) {
      log.error({ error, job: job.name, attempt: job.attempts }, 'a job failed');
      await this.#putBack(job.id, job.attempts, String(error));
    }
    return true;
  }

  /** Plans the daily work that nobody has planned yet. */
  async #planDaily(): Promise<void> {
    const { database } = this.#foundation;
    await database.write(systemScope('jobs'), async (tx) => {
      const planned = await findPlannedNames(tx, this.#daily);
      for (const name of this.#daily) if (!planned.has(name)) await this.enqueue(tx, name, null);
    });
  }

  async #putBack(id: string, attempts: number, error: string): Promise<void> {
    const { database, clock } = this.#foundation;
    const now = clock.now();
    const retryAt = new Date(now.getTime() + firstRetryMs * 2 ** attempts);
    await database.write(systemScope('jobs'), (tx) =>
      attempts >= mostAttempts
        ? failJob(tx, id, storedInstant(now), error)
        : retryJob(tx, id, storedInstant(retryAt), error),
    );
  }
}

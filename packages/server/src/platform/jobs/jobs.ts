import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Scope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/stored-instant.ts';
import type { JobRow } from '../db/tables.ts';
import type { Logger } from '../log/log.ts';
import type { Random } from '../random/random.ts';
import {
  claimNextJob,
  deleteJob,
  failJob,
  findPlannedNames,
  holdPlanning,
  insertJob,
  renewLease,
  rescheduleJob,
  retryJob,
} from './jobs.repository.ts';

/** Does the work of one kind of job. It may run more than once: a worker can die after the work, before the tick. */
export type JobHandler = (payload: unknown) => Promise<void>;

const dayMs = 86_400_000;
const leaseMs = 60_000;
const renewMs = 20_000;
const pollMs = 15_000;
const mostAttempts = 8;
const firstRetryMs = 5_000;

interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  /** How often the lease of a job that is being done is renewed, in milliseconds. */
  readonly renewLeaseEvery?: number;
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
  #runs = false;
  #stops = false;

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
  }

  /** Says who does jobs of that name. */
  handle(name: string, handler: JobHandler): void {
    this.#handlers.set(name, handler);
  }

  /** Has work done about once a day by whichever process gets to it first. Its one job is planned anew each time. */
  daily(name: string, work: () => Promise<void>): void {
    this.#daily.push(name);
    this.handle(name, work);
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
    this.#stops = false;
    await this.#planDaily();
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.#runs = true;
    this.wake();
  }

  /** Finishes the job at hand and takes no other. */
  async stop(): Promise<void> {
    this.#runs = false;
    this.#stops = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Looks for due jobs now. */
  wake(): void {
    if (!this.#runs) return;
    this.#working = this.#working.then(() => this.workOff());
  }

  /** Does every job that is due, one after the other. */
  async workOff(): Promise<void> {
    while (!this.#stops && (await this.#workOne()));
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
    await this.#carryOut(job).catch(async (error: unknown) => {
      log.error({ error, job: job.name, attempt: job.attempts }, 'a job failed');
      await this.#putBack(job, String(error)).catch((failure: unknown) => {
        log.error({ error: failure, job: job.name }, 'a job waits for the end of its lease');
      });
    });
    return true;
  }

  async #carryOut(job: JobRow): Promise<void> {
    if (job.attempts > mostAttempts) throw new Error(job.last_error ?? 'the worker died each time');
    await this.#whileLeased(job, async () => this.#handlers.get(job.name)?.(JSON.parse(job.payload)));
    await this.#foundation.database.write(systemScope('jobs'), (tx) =>
      this.#isDaily(job) ? rescheduleJob(tx, job.id, this.#later(dayMs), null) : deleteJob(tx, job.id),
    );
  }

  /** Renews the lease until the work ends: only when the process dies does another worker get the job. */
  async #whileLeased(job: JobRow, work: () => Promise<void>): Promise<void> {
    const { database, log, renewLeaseEvery = renewMs } = this.#foundation;
    const renew = () =>
      database
        .write(systemScope('jobs'), (tx) => renewLease(tx, job.id, this.#later(leaseMs)))
        .catch((error: unknown) => log.error({ error, job: job.name }, 'a lease was not renewed'));
    const timer = setInterval(() => void renew(), renewLeaseEvery);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }

  #isDaily({ name }: JobRow): boolean {
    return this.#daily.includes(name);
  }

  #later(ms: number): string {
    return storedInstant(new Date(this.#foundation.clock.now().getTime() + ms));
  }

  /** Plans the daily work that nobody has planned yet. */
  async #planDaily(): Promise<void> {
    const { database } = this.#foundation;
    await database.write(systemScope('jobs'), async (tx) => {
      await holdPlanning(tx);
      const planned = await findPlannedNames(tx, this.#daily);
      for (const name of this.#daily) if (!planned.has(name)) await this.enqueue(tx, name, null);
    });
  }

  /** Tries again later and later; daily work that fails for good is tried again the next day. */
  async #putBack(job: JobRow, error: string): Promise<void> {
    await this.#foundation.database.write(systemScope('jobs'), (tx) => {
      if (job.attempts < mostAttempts) {
        return retryJob(tx, job.id, this.#later(firstRetryMs * 2 ** job.attempts), error);
      }
      return this.#isDaily(job)
        ? rescheduleJob(tx, job.id, this.#later(dayMs), error)
        : failJob(tx, job.id, this.#later(0), error);
    });
  }
}

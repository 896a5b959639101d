import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type SystemScope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import type { JobRow } from '../db/tables.ts';
import type { Logger } from '../log/log.ts';
import { type Backoff, backoffMs } from '../random/backoff.ts';
import type { Random } from '../random/random.ts';
import { saveRun } from './job-runs.repository.ts';
import { UnreadablePayloadError } from './payload-kind.ts';
import {
  claimNextJob,
  claimNextOfOrder,
  deleteJob,
  failJob,
  renewLease,
  rescheduleJob,
  retryJob,
} from './jobs.repository.ts';

/** Handles jobs of one name by their stored payloads. @throws UnreadablePayloadError */
type StoredJobHandler = (payload: string) => Promise<void>;

/** The next time of scheduled work; later than `now`. */
export type NextRun = (now: Date) => Date;

/** What jobs depend on. */
export interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  /** How often the lease of a running job is renewed, in milliseconds. */
  readonly renewLeaseEvery?: number;
}

/** Job names that share a lane. */
export interface Kinds {
  readonly names: readonly string[];
  /** One job at a time across all processes; jobs due together run in the order of the names. */
  readonly inOrder: boolean;
}

const leaseMs = 60_000;
const renewMs = 20_000;
const maxAttempts = 8;
const backoff: Backoff = { firstMs: 10_000, maxMs: 15 * 60_000 };

/** Claims jobs and runs their handlers. */
export class Worker {
  readonly #foundation: Foundation;
  readonly #handlers = new Map<string, StoredJobHandler>();
  readonly #next = new Map<string, NextRun>();

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
  }

  /** Registers the handler for jobs with that name, and the next time if the work is scheduled. */
  handle(name: string, handler: StoredJobHandler, next?: NextRun): void {
    this.#handlers.set(name, handler);
    if (next !== undefined) this.#next.set(name, next);
  }

  /** Runs the next due job; false if there is none. */
  async takeOne(kinds: Kinds): Promise<boolean> {
    const { log } = this.#foundation;
    const job = await this.#claim(kinds).catch((error: unknown) => {
      log.error({ err: error }, 'jobs cannot be read');
      return undefined;
    });
    if (job === undefined) return false;
    const startedAt = this.#foundation.clock.now();
    await this.#runJob(job, startedAt).catch(async (error: unknown) => {
      log.error({ err: error, job: job.name, attempt: job.attempts }, 'a job failed');
      await this.#retryJob(job, startedAt, error).catch((failure: unknown) => {
        log.error({ err: failure, job: job.name }, 'a job waits for the end of its lease');
      });
    });
    return true;
  }

  #claim({ names, inOrder }: Kinds): Promise<JobRow | undefined> {
    const now = this.#foundation.clock.now();
    const due = { names, now: storedInstant(now), leasedUntil: this.#later(leaseMs) };
    const claim = inOrder ? claimNextOfOrder : claimNextJob;
    return this.#write((tx) => claim(tx, due));
  }

  async #runJob(job: JobRow, startedAt: Date): Promise<void> {
    if (job.attempts > maxAttempts) throw new Error(job.last_error ?? 'the worker died each time');
    const handler = this.#handlers.get(job.name);
    await this.#whileLeased(job, async () => handler?.(job.payload));
    const next = this.#nextOf(job);
    await this.#write(async (tx) => {
      if (next === null) return deleteJob(tx, job);
      await saveRun(tx, this.#runRow(job, startedAt, null));
      return rescheduleJob(tx, job, next, null);
    });
  }

  /** Renews the lease until the work ends, so another worker gets the job only if the process dies. */
  async #whileLeased(job: JobRow, work: () => Promise<void>): Promise<void> {
    const { log, renewLeaseEvery = renewMs } = this.#foundation;
    const renew = () =>
      this.#write((tx) => renewLease(tx, job, this.#later(leaseMs))).catch((error: unknown) =>
        log.error({ err: error, job: job.name }, 'a lease was not renewed'),
      );
    const timer = setInterval(() => void renew(), renewLeaseEvery);
    try {
      await work();
    } finally {
      clearInterval(timer);
    }
  }

  /**
   * Retries with exponential backoff; scheduled work that is out of attempts is retried at its next scheduled
   * time. A job with an unreadable payload fails at once.
   */
  async #retryJob(job: JobRow, startedAt: Date, cause: unknown): Promise<void> {
    const next = this.#nextOf(job);
    const error = String(cause);
    const isReadable = !(cause instanceof UnreadablePayloadError);
    await this.#write(async (tx) => {
      if (next !== null) await saveRun(tx, this.#runRow(job, startedAt, error));
      if (isReadable && job.attempts < maxAttempts) {
        const runAt = this.#later(backoffMs(this.#foundation.random, job.attempts, backoff));
        return retryJob(tx, job, next !== null && next < runAt ? next : runAt, error);
      }
      return next === null ? failJob(tx, job, this.#later(0), error) : rescheduleJob(tx, job, next, error);
    });
  }

  #runRow({ name }: JobRow, startedAt: Date, error: string | null) {
    const durationMs = this.#foundation.clock.now().getTime() - startedAt.getTime();
    return { name, started_at: storedInstant(startedAt), duration_ms: durationMs, error };
  }

  /** The next time of scheduled work; null for other jobs. */
  #nextOf({ name }: JobRow): string | null {
    const next = this.#next.get(name);
    return next === undefined ? null : storedInstant(next(this.#foundation.clock.now()));
  }

  #later(ms: number): string {
    return storedInstant(new Date(this.#foundation.clock.now().getTime() + ms));
  }

  #write<T>(work: (tx: Tx<SystemScope>) => Promise<T>): Promise<T> {
    return this.#foundation.database.write(systemScope('run jobs'), work);
  }
}

import type { Tx } from '../db/database.ts';
import { type Scope, type SystemScope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/stored-instant.ts';
import type { JobRow, JobRunRow } from '../db/tables.ts';
import { findRuns } from './job-runs.repository.ts';
import {
  deleteFailedJobs,
  type FailedJob,
  findFailedJobs,
  findPlanned,
  holdPlanning,
  insertJob,
  moveJob,
  reviveJobs,
} from './jobs.repository.ts';
import { Lane } from './lane.ts';
import { type Foundation, type JobHandler, type Kinds, type NextRun, Worker } from './worker.ts';

const pollMs = 15_000;

/** How often work comes back, for those who read of it. */
type Rhythm = 'everyFiveMinutes' | 'hourly' | 'daily';

/** Work that comes back. */
export interface ScheduledWork {
  readonly name: string;
  readonly rhythm: Rhythm;
  readonly work: () => Promise<void>;
  readonly next: NextRun;
  /**
   * Waits for no other scheduled work. All else is done one after the other, by one process at a time, and of what is
   * due at one moment that comes first which was scheduled first.
   */
  readonly isApart?: boolean;
}

/** Where scheduled work stands. */
export interface ScheduledState extends Pick<ScheduledWork, 'name' | 'rhythm'> {
  readonly isRunning: boolean;
  /** Null while it is planned nowhere. */
  readonly nextRunAt: string | null;
  readonly lastRun: JobRunRow | null;
}

interface JobLane {
  readonly names: string[];
  readonly lane: Lane;
}

/**
 * Work that must happen after a commit, kept in the database until it is done. A job is written by the transaction
 * that wants it, taken by one worker at a time under a lease, and tried again when it fails.
 */
export class Jobs {
  readonly #foundation: Foundation;
  readonly #worker: Worker;
  readonly #lanes: Lane[] = [];
  readonly #laneOf = new Map<string, Lane>();
  readonly #oneByOne: JobLane;
  readonly #inOrder: JobLane;
  readonly #scheduled = new Map<string, ScheduledWork>();
  #timer: NodeJS.Timeout | undefined;
  #runs = false;
  #stops = false;
  #taken = 0;

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
    this.#worker = new Worker(foundation);
    this.#oneByOne = this.#addLane();
    this.#inOrder = this.#addLane(true);
  }

  /**
   * Says who does jobs of that name. They are done one after the other with those of all other names: what waits for
   * other programs is a delivery (`platform/deliveries`).
   */
  handle(name: string, handler: JobHandler): void {
    this.#worker.handle(name, handler);
    this.#travelsOn(this.#oneByOne, name);
  }

  /** Has work done again and again, each time by whichever process gets to it first. Its one job is planned anew. */
  schedule(scheduled: ScheduledWork): void {
    const { name, work, next } = scheduled;
    this.#worker.handle(name, work, next);
    this.#scheduled.set(name, scheduled);
    this.#travelsOn(scheduled.isApart ? this.#addLane() : this.#inOrder, name);
  }

  /** Writes a job with the transaction; it starts after the commit, or at `runAt`. */
  async enqueue(tx: Tx<Scope>, name: string, payload: unknown, runAt?: Date): Promise<void> {
    const { clock, random } = this.#foundation;
    const now = clock.now();
    const row: JobRow = {
      id: random.uuid(),
      name,
      payload: JSON.stringify(payload),
      run_at: storedInstant(runAt ?? now),
      attempts: 0,
      leased_until: null,
      failed_at: null,
      last_error: null,
      created_at: storedInstant(now),
    };
    await insertJob(tx, row);
    tx.onCommit(() => this.#wake(name));
  }

  /** Plans scheduled work that nobody has planned yet, and moves what waits for a time that it no longer has. */
  async plan(): Promise<void> {
    const now = this.#foundation.clock.now();
    await this.#write(async (tx) => {
      await holdPlanning(tx);
      const planned = await findPlanned(tx, [...this.#scheduled.keys()]);
      for (const { name, next } of this.#scheduled.values()) {
        const job = planned.find((one) => one.name === name);
        const runAt = next(now);
        if (job === undefined) await this.enqueue(tx, name, null, runAt);
        else if (waits(job, now)) await moveJob(tx, job.id, storedInstant(runAt), storedInstant(now));
      }
    });
  }

  /** Plans scheduled work and starts taking jobs. */
  async start(): Promise<void> {
    this.#stops = false;
    await this.plan();
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.#runs = true;
    this.wake();
  }

  /** Finishes the jobs at hand and takes no other. */
  async stop(): Promise<void> {
    this.#runs = false;
    this.#stops = true;
    clearInterval(this.#timer);
    await this.#idle();
  }

  /** Looks for due jobs now. */
  wake(): void {
    if (this.#runs) for (const lane of this.#lanes) lane.wake();
  }

  /** Does every job that is due, also those that others bring about. */
  async workOff(): Promise<void> {
    let taken: number;
    do {
      taken = this.#taken;
      for (const lane of this.#lanes) lane.wake();
      await this.#idle();
    } while (taken !== this.#taken);
  }

  /** Where all scheduled work stands, in the order in which it was scheduled. */
  async scheduled(): Promise<ScheduledState[]> {
    const reader = this.#foundation.database.read(systemScope('jobs'));
    const all = [...this.#scheduled.values()];
    const names = all.map(({ name }) => name);
    const [planned, runs] = await Promise.all([findPlanned(reader, names), findRuns(reader)]);
    return all.map((one) => this.#stateOf(one, planned, runs));
  }

  /** Has scheduled work done now; where it is being done already, nothing more happens. Unknown names do nothing. */
  async runNow(name: string): Promise<void> {
    if (!this.#scheduled.has(name)) return;
    const now = this.#foundation.clock.now();
    await this.#write(async (tx) => {
      await holdPlanning(tx);
      const [job] = await findPlanned(tx, [name]);
      if (job === undefined) return this.enqueue(tx, name, null, now);
      await moveJob(tx, job.id, storedInstant(now), storedInstant(now));
      tx.onCommit(() => this.#wake(name));
    });
  }

  /** Jobs that were given up last, the latest first; at most `limit`. */
  failed(limit: number): Promise<FailedJob[]> {
    return findFailedJobs(this.#foundation.database.read(systemScope('jobs')), limit);
  }

  /** Has a job that was given up, or all of them, done as if it were new; answers how many. */
  async retryFailed(id: string | 'all'): Promise<number> {
    return this.#write((tx) => {
      tx.onCommit(() => this.wake());
      return reviveJobs(tx, id, storedInstant(this.#foundation.clock.now()));
    });
  }

  /** Forgets a job that was given up, or all of them; answers how many. */
  async dropFailed(id: string | 'all'): Promise<number> {
    return this.#write((tx) => deleteFailedJobs(tx, id));
  }

  #stateOf(
    { name, rhythm }: ScheduledWork,
    planned: readonly JobRow[],
    runs: readonly JobRunRow[],
  ): ScheduledState {
    const now = storedInstant(this.#foundation.clock.now());
    const job = planned.find((one) => one.name === name);
    return {
      name,
      rhythm,
      isRunning: (job?.leased_until ?? '') > now,
      nextRunAt: job?.run_at ?? null,
      lastRun: runs.find((run) => run.name === name) ?? null,
    };
  }

  #addLane(inOrder = false): JobLane {
    const names: string[] = [];
    const lane = new Lane(() => this.#takeOne({ names, inOrder }));
    this.#lanes.push(lane);
    return { names, lane };
  }

  #travelsOn({ names, lane }: JobLane, name: string): void {
    names.push(name);
    this.#laneOf.set(name, lane);
  }

  async #takeOne(kinds: Kinds): Promise<boolean> {
    if (this.#stops || !(await this.#worker.takeOne(kinds))) return false;
    this.#taken += 1;
    return true;
  }

  #wake(name: string): void {
    if (this.#runs) this.#laneOf.get(name)?.wake();
  }

  async #idle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.idle()));
  }

  #write<T>(work: (tx: Tx<SystemScope>) => Promise<T>): Promise<T> {
    return this.#foundation.database.write(systemScope('jobs'), work);
  }
}

/** It has not been tried, and its time has not come. */
function waits({ attempts, run_at }: JobRow, now: Date): boolean {
  return attempts === 0 && run_at > storedInstant(now);
}

import type { Tx } from '../db/database.ts';
import { type Scope, type SystemScope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import type { JobRow, JobRunRow } from '../db/tables.ts';
import { findRuns } from './job-runs.repository.ts';
import {
  deleteFailedJobs,
  type FailedJob,
  findFailedJobs,
  findScheduledJobs,
  lockScheduler,
  insertJob,
  moveJob,
  retryFailedJobs,
} from './jobs.repository.ts';
import { Lane } from './lane.ts';
import type { JobKind } from './payload-kind.ts';
import { type Foundation, type Kinds, type NextRun, Worker } from './worker.ts';

const pollMs = 15_000;
/** The stored payload of scheduled work, as JSON. */
const noPayload = 'null';

/** How often scheduled work runs, as shown to administrators. */
type Rhythm = 'everyFiveMinutes' | 'hourly' | 'daily' | 'backup';

/** Work that runs repeatedly. */
export interface ScheduledWork {
  readonly name: string;
  readonly rhythm: Rhythm;
  readonly work: () => Promise<void>;
  readonly next: NextRun;
  /**
   * Has a lane to itself. All other scheduled work runs one after the other, in one process at a time; work
   * due at the same moment runs in the order of registration.
   */
  readonly hasOwnLane?: boolean;
}

/** The state of scheduled work. */
export interface ScheduledState extends Pick<ScheduledWork, 'name' | 'rhythm'> {
  readonly isRunning: boolean;
  /** Null if no run is planned. */
  readonly nextRunAt: string | null;
  readonly lastRun: JobRunRow | null;
}

interface JobLane {
  readonly names: string[];
  readonly lane: Lane;
}

/**
 * Work that must happen after a commit, stored in the database until it is done. A transaction enqueues a
 * job, one worker at a time claims it under a lease, and a failed job is retried.
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
  #claimedCount = 0;

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
    this.#worker = new Worker(foundation);
    this.#oneByOne = this.#addLane();
    this.#inOrder = this.#addLane(true);
  }

  /**
   * Registers the handler for jobs of a kind. It must be idempotent: a worker can die between the work and
   * the deletion of the job. Jobs of all kinds run one after the other, so anything that waits for another
   * program is a delivery (`platform/deliveries`). A job whose payload does not fit the kind fails at once.
   */
  handle<Payload>(kind: JobKind<Payload>, handler: (payload: Payload) => Promise<void>): void {
    this.#worker.handle(kind.name, async (text) => handler(kind.read(text)));
    this.#assignLane(this.#oneByOne, kind.name);
  }

  /**
   * Registers work that runs repeatedly, each time in the process that claims it first. One job row is
   * reused.
   */
  schedule(scheduled: ScheduledWork): void {
    const { name, work, next } = scheduled;
    this.#worker.handle(name, work, next);
    this.#scheduled.set(name, scheduled);
    this.#assignLane(scheduled.hasOwnLane ? this.#addLane() : this.#inOrder, name);
  }

  /** Inserts a job in the transaction; it starts after the commit, or at `runAt`. */
  enqueue<Payload>(
    tx: Tx<Scope>,
    kind: JobKind<Payload>,
    payload: NoInfer<Payload>,
    runAt?: Date,
  ): Promise<void> {
    return this.#insert(tx, kind.name, kind.write(payload), runAt);
  }

  async #insert(tx: Tx<Scope>, name: string, payload: string, runAt?: Date): Promise<void> {
    const { clock, random } = this.#foundation;
    const now = clock.now();
    const row: JobRow = {
      id: random.uuid(),
      name,
      payload,
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

  /**
   * Plans scheduled work that has no job yet, and moves waiting jobs to the times of the current schedule.
   */
  async plan(): Promise<void> {
    const now = this.#foundation.clock.now();
    await this.#write(async (tx) => {
      await lockScheduler(tx);
      const planned = await findScheduledJobs(tx, [...this.#scheduled.keys()]);
      for (const { name, next } of this.#scheduled.values()) {
        const job = planned.find((one) => one.name === name);
        const runAt = next(now);
        if (job === undefined) await this.#insert(tx, name, noPayload, runAt);
        else if (waits(job, now)) await moveJob(tx, job.id, storedInstant(runAt), storedInstant(now));
      }
    });
  }

  /** Plans scheduled work and starts claiming jobs. */
  async start(): Promise<void> {
    this.#stops = false;
    await this.plan();
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.#runs = true;
    this.wake();
  }

  /** Finishes the running jobs and claims no others. */
  async stop(): Promise<void> {
    this.#runs = false;
    this.#stops = true;
    clearInterval(this.#timer);
    await this.#idle();
  }

  /**
   * Claims no jobs until the returned function is called, and waits for the running ones.
   * @returns null if they do not end within that time; then jobs are claimed again
   */
  async pause(maxWaitMs: number): Promise<(() => void) | null> {
    const wasStopped = this.#stops;
    const resume = () => {
      this.#stops = wasStopped;
      this.wake();
    };
    this.#stops = true;
    if (await endsWithin(this.#idle(), maxWaitMs)) return resume;
    resume();
    return null;
  }

  wake(): void {
    if (this.#runs) for (const lane of this.#lanes) lane.wake();
  }

  /** Runs every due job, including jobs that those jobs enqueue. */
  async workOff(): Promise<void> {
    let claimedBefore: number;
    do {
      claimedBefore = this.#claimedCount;
      for (const lane of this.#lanes) lane.wake();
      await this.#idle();
    } while (claimedBefore !== this.#claimedCount);
  }

  /** The state of all scheduled work, in the order of registration. */
  async scheduled(): Promise<ScheduledState[]> {
    const reader = this.#foundation.database.read(systemScope('plan jobs'));
    const all = [...this.#scheduled.values()];
    const names = all.map(({ name }) => name);
    const [planned, runs] = await Promise.all([findScheduledJobs(reader, names), findRuns(reader)]);
    return all.map((one) => this.#stateOf(one, planned, runs));
  }

  /** Runs scheduled work immediately; has no effect if it is running already or the name is unknown. */
  async runNow(name: string): Promise<void> {
    if (!this.#scheduled.has(name)) return;
    const now = this.#foundation.clock.now();
    await this.#write(async (tx) => {
      await lockScheduler(tx);
      const [job] = await findScheduledJobs(tx, [name]);
      if (job === undefined) return this.#insert(tx, name, noPayload, now);
      await moveJob(tx, job.id, storedInstant(now), storedInstant(now));
      tx.onCommit(() => this.#wake(name));
    });
  }

  /** The jobs that failed for good, the latest first; at most `limit`. */
  failed(limit: number): Promise<FailedJob[]> {
    return findFailedJobs(this.#foundation.database.read(systemScope('plan jobs')), limit);
  }

  /** Retries the failed job of an id, or all of them for `all`, with their attempts reset; returns the number of jobs. */
  async retryFailed(id: string): Promise<number> {
    return this.#write((tx) => {
      tx.onCommit(() => this.wake());
      return retryFailedJobs(tx, id, storedInstant(this.#foundation.clock.now()));
    });
  }

  /** Deletes the failed job of an id, or all of them for `all`; returns the number of jobs. */
  async dropFailed(id: string): Promise<number> {
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

  #assignLane({ names, lane }: JobLane, name: string): void {
    names.push(name);
    this.#laneOf.set(name, lane);
  }

  async #takeOne(kinds: Kinds): Promise<boolean> {
    if (this.#stops || !(await this.#worker.takeOne(kinds))) return false;
    this.#claimedCount += 1;
    return true;
  }

  #wake(name: string): void {
    if (this.#runs) this.#laneOf.get(name)?.wake();
  }

  async #idle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.idle()));
  }

  #write<T>(work: (tx: Tx<SystemScope>) => Promise<T>): Promise<T> {
    return this.#foundation.database.write(systemScope('plan jobs'), work);
  }
}

async function endsWithin(work: Promise<void>, maxWaitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), maxWaitMs);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the job is untried and not due yet. */
function waits({ attempts, run_at }: JobRow, now: Date): boolean {
  return attempts === 0 && run_at > storedInstant(now);
}

import { type NotNull, sql } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import { isOneOf } from '../db/queries/expressions.ts';
import type { Scope, SystemScope } from '../db/scope.ts';
import type { JobRow } from '../db/tables.ts';

/** The jobs a worker can claim; times are stored instants. */
interface Due {
  readonly names: readonly string[];
  readonly now: string;
  readonly leasedUntil: string;
}

/**
 * A claimed job. `attempts` identifies the claim: a worker that claims after the lease has expired has a
 * higher one.
 */
type ClaimedJob = Pick<JobRow, 'id' | 'attempts'>;

export async function insertJob(tx: Tx<Scope>, job: JobRow): Promise<void> {
  await tx.insertInto('jobs').values(job).execute();
}

/** A job that failed for good. */
export interface FailedJob extends Pick<JobRow, 'id' | 'name' | 'created_at' | 'last_error'> {
  failed_at: string;
}

/** Leases the due job with the earliest `run_at` that has no valid lease; undefined if there is none. */
export async function claimNextJob(tx: Tx<SystemScope>, due: Due): Promise<JobRow | undefined> {
  if (due.names.length === 0) return undefined;
  const candidate = await dueJobs(tx, due)
    .orderBy('run_at')
    .limit(1)
    .$if(tx.dialect.engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  return candidate === undefined ? undefined : leaseJob(tx, candidate.id, due);
}

/**
 * As {@link claimNextJob}, but returns undefined while any job with one of the names is leased, in any
 * process. Jobs due at the same moment are claimed in the order of the names.
 */
export async function claimNextOfOrder(tx: Tx<SystemScope>, due: Due): Promise<JobRow | undefined> {
  if (due.names.length === 0) return undefined;
  if (tx.dialect.engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`);
  const held = await tx
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', 'is', null)
    .where('name', 'in', due.names)
    .where('leased_until', '>=', due.now)
    .limit(1)
    .executeTakeFirst();
  if (held !== undefined) return undefined;
  const ranks = due.names.map((name, rank) => sql`when ${name} then ${sql.lit(rank)}`);
  const candidate = await dueJobs(tx, due)
    .orderBy('run_at')
    .orderBy(sql`case name ${sql.join(ranks, sql` `)} end`)
    .limit(1)
    .executeTakeFirst();
  return candidate === undefined ? undefined : leaseJob(tx, candidate.id, due);
}

/** Key of the PostgreSQL advisory lock. */
const orderLock = 4_719_302;

function dueJobs(tx: Tx<SystemScope>, { names, now }: Due) {
  return tx
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where('name', 'in', names)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]));
}

function leaseJob(tx: Tx<SystemScope>, id: string, { leasedUntil }: Due): Promise<JobRow | undefined> {
  return tx
    .updateTable('jobs')
    .set((eb) => ({ leased_until: leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Extends the lease of a running job. */
export async function renewLease(tx: Tx<SystemScope>, job: ClaimedJob, leasedUntil: string): Promise<void> {
  await changeJob(tx, job, { leased_until: leasedUntil });
}

export async function deleteJob(tx: Tx<SystemScope>, { id, attempts }: ClaimedJob): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Releases the job; it is retried at `runAt`. */
export async function retryJob(
  tx: Tx<SystemScope>,
  job: ClaimedJob,
  runAt: string,
  error: string,
): Promise<void> {
  await changeJob(tx, job, { leased_until: null, run_at: runAt, last_error: error.slice(0, 2000) });
}

/** Releases the job and plans it for `runAt` with its attempts reset. */
export async function rescheduleJob(
  tx: Tx<SystemScope>,
  job: ClaimedJob,
  runAt: string,
  error: string | null,
): Promise<void> {
  const last_error = error?.slice(0, 2000) ?? null;
  await changeJob(tx, job, { leased_until: null, run_at: runAt, attempts: 0, last_error });
}

/** Marks the job as failed for good; the row stays for administrators. */
export async function failJob(
  tx: Tx<SystemScope>,
  job: ClaimedJob,
  failedAt: string,
  error: string,
): Promise<void> {
  await changeJob(tx, job, { leased_until: null, failed_at: failedAt, last_error: error.slice(0, 2000) });
}

/** The jobs that failed for good, the latest first. */
export function findFailedJobs(reader: Reader<SystemScope>, limit: number): Promise<FailedJob[]> {
  return (
    reader
      .selectFrom('jobs')
      .select(['id', 'name', 'created_at', 'failed_at', 'last_error'])
      .$narrowType<{ failed_at: NotNull }>()
      // Same as "is not null", but this form uses the index.
      .where('failed_at', '>', '')
      .orderBy('failed_at', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Plans the failed job of an id, or all of them for `all`, for `now` with their attempts reset; returns the number of jobs. */
export async function retryFailedJobs(tx: Tx<SystemScope>, id: string, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ failed_at: null, attempts: 0, run_at: now })
    .where('failed_at', 'is not', null)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the failed job of an id, or all of them for `all`; returns the number of jobs. */
export async function deleteFailedJobs(tx: Tx<SystemScope>, id: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('failed_at', 'is not', null)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Updates the job unless another worker has claimed it since. */
async function changeJob(
  tx: Tx<SystemScope>,
  { id, attempts }: ClaimedJob,
  change: Partial<JobRow>,
): Promise<void> {
  await tx.updateTable('jobs').set(change).where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Makes replicas that start together plan one after the other; SQLite has a single writer. */
export async function lockScheduler(tx: Tx<SystemScope>): Promise<void> {
  if (tx.dialect.engine === 'postgres') await tx.execute(sql`lock table jobs in share row exclusive mode`);
}

/** The jobs with these names that wait or run. */
export async function findScheduledJobs(
  reader: Reader<SystemScope>,
  names: readonly string[],
): Promise<JobRow[]> {
  return reader
    .selectFrom('jobs')
    .selectAll()
    .where('failed_at', 'is', null)
    .where((eb) => isOneOf(reader.dialect, eb.ref('name'), names))
    .execute();
}

/** Moves a job without a valid lease to another time and resets its attempts. */
export async function moveJob(tx: Tx<SystemScope>, id: string, runAt: string, now: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: runAt, attempts: 0 })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .execute();
}

import { type NotNull, sql } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import { isOneOf } from '../db/expressions.ts';
import type { Scope, SystemScope } from '../db/scope.ts';
import type { JobRow } from '../db/tables.ts';

/** Which jobs a worker asks for; times are stored instants. */
interface Due {
  readonly names: readonly string[];
  readonly now: string;
  readonly leasedUntil: string;
}

/** A job as it was taken: who takes it after its lease has ended holds another attempt of it. */
type Held = Pick<JobRow, 'id' | 'attempts'>;

export async function insertJob(tx: Tx<Scope>, job: JobRow): Promise<void> {
  await tx.insertInto('jobs').values(job).execute();
}

/** A job that was given up. */
export interface FailedJob extends Pick<JobRow, 'id' | 'name' | 'created_at' | 'last_error'> {
  failed_at: string;
}

/** Takes the job that has waited longest and that nobody holds; undefined when there is none. */
export async function claimNextJob(tx: Tx<SystemScope>, due: Due): Promise<JobRow | undefined> {
  if (due.names.length === 0) return undefined;
  const found = await dueJobs(tx, due)
    .orderBy('run_at')
    .limit(1)
    .$if(tx.dialect.engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  return found === undefined ? undefined : holdJob(tx, found.id, due);
}

/**
 * As {@link claimNextJob}, but nothing while one of the names is being worked on, here or in another process; of
 * those that are due at one moment the first of the names comes first.
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
  const places = due.names.map((name, place) => sql`when ${name} then ${sql.lit(place)}`);
  const found = await dueJobs(tx, due)
    .orderBy('run_at')
    .orderBy(sql`case name ${sql.join(places, sql` `)} end`)
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? undefined : holdJob(tx, found.id, due);
}

/** Of the database, among its advisory locks. */
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

function holdJob(tx: Tx<SystemScope>, id: string, { leasedUntil }: Due): Promise<JobRow | undefined> {
  return tx
    .updateTable('jobs')
    .set((eb) => ({ leased_until: leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps hold of a job that takes long. */
export async function renewLease(tx: Tx<SystemScope>, job: Held, leasedUntil: string): Promise<void> {
  await changeJob(tx, job, { leased_until: leasedUntil });
}

export async function deleteJob(tx: Tx<SystemScope>, { id, attempts }: Held): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Gives the job back, to be tried again at `runAt`. */
export async function retryJob(tx: Tx<SystemScope>, job: Held, runAt: string, error: string): Promise<void> {
  await changeJob(tx, job, { leased_until: null, run_at: runAt, last_error: error.slice(0, 2000) });
}

/** Has the job done again at `runAt` as if it were new. */
export async function rescheduleJob(
  tx: Tx<SystemScope>,
  job: Held,
  runAt: string,
  error: string | null,
): Promise<void> {
  const last_error = error?.slice(0, 2000) ?? null;
  await changeJob(tx, job, { leased_until: null, run_at: runAt, attempts: 0, last_error });
}

/** Gives the job up; the row stays for the administrator to see. */
export async function failJob(
  tx: Tx<SystemScope>,
  job: Held,
  failedAt: string,
  error: string,
): Promise<void> {
  await changeJob(tx, job, { leased_until: null, failed_at: failedAt, last_error: error.slice(0, 2000) });
}

/** The jobs that were given up last, the latest first. */
export function findFailedJobs(reader: Reader<SystemScope>, limit: number): Promise<FailedJob[]> {
  return (
    reader
      .selectFrom('jobs')
      .select(['id', 'name', 'created_at', 'failed_at', 'last_error'])
      .$narrowType<{ failed_at: NotNull }>()
      // As "is not null", but the index leads there.
      .where('failed_at', '>', '')
      .orderBy('failed_at', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Has a job that was given up, or all of them, done at `now` as if it were new; answers how many. */
export async function reviveJobs(tx: Tx<SystemScope>, id: string | 'all', now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ failed_at: null, attempts: 0, run_at: now })
    .where('failed_at', 'is not', null)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes a job that was given up, or all of them; answers how many. */
export async function deleteFailedJobs(tx: Tx<SystemScope>, id: string | 'all'): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('failed_at', 'is not', null)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Changes a job for its worker; nothing when another one holds it by now. */
async function changeJob(
  tx: Tx<SystemScope>,
  { id, attempts }: Held,
  change: Partial<JobRow>,
): Promise<void> {
  await tx.updateTable('jobs').set(change).where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Makes replicas that start together plan one after the other; SQLite has one writer anyway. */
export async function holdPlanning(tx: Tx<SystemScope>): Promise<void> {
  if (tx.dialect.engine === 'postgres') await tx.execute(sql`lock table jobs in share row exclusive mode`);
}

/** The jobs of these names that wait or are being done. */
export async function findPlanned(reader: Reader<SystemScope>, names: readonly string[]): Promise<JobRow[]> {
  return reader
    .selectFrom('jobs')
    .selectAll()
    .where('failed_at', 'is', null)
    .where((eb) => isOneOf(reader.dialect, eb.ref('name'), names))
    .execute();
}

/** Moves a job that nobody holds to another time, as if it were new. */
export async function moveJob(tx: Tx<SystemScope>, id: string, runAt: string, now: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: runAt, attempts: 0 })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .execute();
}

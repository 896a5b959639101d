import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Scope, SystemScope } from '../db/scope.ts';
import type { JobRow } from '../db/tables.ts';

export async function insertJob(tx: Tx<Scope>, job: JobRow): Promise<void> {
  await tx.insertInto('jobs').values(job).execute();
}

/** Takes the job that has waited longest and that nobody holds; undefined when there is none. */
export async function claimNextJob(
  tx: Tx<SystemScope>,
  names: readonly string[],
  now: string,
  leasedUntil: string,
): Promise<JobRow | undefined> {
  if (names.length === 0) return undefined;
  const due = await tx
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where('name', 'in', names)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .orderBy('run_at')
    .limit(1)
    .$if(tx.dialect.engine === 'postgres', (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  if (due === undefined) return undefined;
  return tx
    .updateTable('jobs')
    .set((eb) => ({ leased_until: leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst();
}

/** Keeps hold of a job that takes long. */
export async function renewLease(tx: Tx<SystemScope>, id: string, leasedUntil: string): Promise<void> {
  await tx.updateTable('jobs').set({ leased_until: leasedUntil }).where('id', '=', id).execute();
}

export async function deleteJob(tx: Tx<SystemScope>, id: string): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Gives the job back, to be tried again at `runAt`. */
export async function retryJob(tx: Tx<SystemScope>, id: string, runAt: string, error: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ leased_until: null, run_at: runAt, last_error: error.slice(0, 2000) })
    .where('id', '=', id)
    .execute();
}

/** Has the job done again at `runAt` as if it were new. */
export async function rescheduleJob(
  tx: Tx<SystemScope>,
  id: string,
  runAt: string,
  error: string | null,
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ leased_until: null, run_at: runAt, attempts: 0, last_error: error?.slice(0, 2000) ?? null })
    .where('id', '=', id)
    .execute();
}

/** Gives the job up; the row stays for the administrator to see. */
export async function failJob(
  tx: Tx<SystemScope>,
  id: string,
  failedAt: string,
  error: string,
): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ leased_until: null, failed_at: failedAt, last_error: error.slice(0, 2000) })
    .where('id', '=', id)
    .execute();
}

/** Makes replicas that start together plan one after the other; SQLite has one writer anyway. */
export async function holdPlanning(tx: Tx<SystemScope>): Promise<void> {
  if (tx.dialect.engine === 'postgres') await tx.execute(sql`lock table jobs in share row exclusive mode`);
}

/** Which of these names have a job waiting. */
export async function findPlannedNames(tx: Tx<SystemScope>, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await tx
    .selectFrom('jobs')
    .select('name')
    .where('name', 'in', names)
    .where('failed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

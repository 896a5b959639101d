import type { Reader, Tx } from '../db/database.ts';
import type { SystemScope } from '../db/scope.ts';
import type { JobRunRow } from '../db/tables.ts';

/** Stores the outcome of a scheduled run in place of the previous one. Errors are cut to 2000 characters. */
export async function saveRun(tx: Tx<SystemScope>, run: JobRunRow): Promise<void> {
  const row = { ...run, error: run.error?.slice(0, 2000) ?? null };
  await tx
    .insertInto('job_runs')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** The last run of every scheduled job. */
export function findRuns(reader: Reader<SystemScope>): Promise<JobRunRow[]> {
  return reader.selectFrom('job_runs').selectAll().execute();
}

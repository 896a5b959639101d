import type { Reader, Tx } from '../db/database.ts';
import type { SystemScope } from '../db/scope.ts';
import type { JobRunRow } from '../db/tables.ts';

/** Keeps how scheduled work went, in place of the time before. */
export async function keepRun(tx: Tx<SystemScope>, run: JobRunRow): Promise<void> {
  const row = { ...run, error: run.error?.slice(0, 2000) ?? null };
  await tx
    .insertInto('job_runs')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** How scheduled work went last. */
export function findRuns(reader: Reader<SystemScope>): Promise<JobRunRow[]> {
  return reader.selectFrom('job_runs').selectAll().execute();
}

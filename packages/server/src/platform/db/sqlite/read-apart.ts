import { limits } from '@hearth/contract';
import { fail } from '../../errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../../workers/worker-pool.ts';
import type { ReadReply, ReadTask } from './read-worker.ts';

const path = 'platform/db/sqlite/read-worker';
const longReads = new WorkerPool<ReadTask, ReadReply>({ path, threads: 2, maxMs: limits.longReadMs });
/** Threads of their own, so that filters do not hold up what every visitor of a large library asks for. */
const costlyReads = new WorkerPool<ReadTask, ReadReply>({ path, threads: 2, maxMs: limits.longReadMs });

/**
 * Runs an SQLite read in a worker thread with a separate connection, for reads slow enough to block other
 * requests. It sees committed data.
 * @throws AppError `tooMuchWork` if it exceeds its time limit, or that of a worker
 */
export async function readApart(task: ReadTask): Promise<unknown[]> {
  const pool = task.maxMs === undefined ? longReads : costlyReads;
  const rows = await pool.run(task).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
    throw error;
  });
  return rows === 'out of time' ? fail('tooMuchWork') : [...rows];
}

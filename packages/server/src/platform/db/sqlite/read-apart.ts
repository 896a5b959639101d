import { limits } from '@hearth/contract';
import { fail } from '../../errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../../workers/worker-pool.ts';
import type { ReadTask } from './read-worker.ts';

const pool = new WorkerPool<ReadTask, unknown[]>({
  path: 'platform/db/sqlite/read-worker',
  threads: 2,
  maxMs: limits.longReadMs,
});

/**
 * Runs an SQLite read in a worker thread with a separate connection, for reads slow enough to block other
 * requests. It sees committed data.
 * @throws AppError `tooMuchWork` if it exceeds the time limit of a worker
 */
export async function readApart(task: ReadTask): Promise<unknown[]> {
  return pool.run(task).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
    throw error;
  });
}

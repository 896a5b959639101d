import { limits } from '@hearth/contract';
import { fail } from '../errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../workers/worker-pool.ts';
import type { ReadTask } from './read-worker.ts';

const pool = new WorkerPool<ReadTask, unknown[]>({
  path: 'platform/db/read-worker',
  threads: 2,
  maxMs: limits.longReadMs,
});

/**
 * Runs a read of SQLite in a worker thread, on a connection of its own: for what takes so long that other requests
 * would notice. It sees what is committed.
 * @throws AppError `tooMuchWork` when it takes longer than a worker may
 */
export async function readApart(task: ReadTask): Promise<unknown[]> {
  return pool.run(task).catch((error: unknown) => {
    if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
    throw error;
  });
}

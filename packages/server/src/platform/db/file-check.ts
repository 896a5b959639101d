import { WorkerPool } from '../workers/worker-pool.ts';

/** A file of gigabytes on a slow disk takes minutes. */
const maxMs = 3_600_000;

const pool = new WorkerPool<string, string[]>({ path: 'platform/db/file-check-worker', threads: 1, maxMs });

/**
 * What SQLite finds wrong in the database file at `path`, in its own words; empty when the file is sound. It reads the
 * whole file in a thread of its own, while others read and write.
 */
export function findFileDamage(path: string): Promise<string[]> {
  return pool.run(path);
}

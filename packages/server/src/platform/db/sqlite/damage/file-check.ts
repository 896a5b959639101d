import { WorkerPool } from '../../../workers/worker-pool.ts';

/** Reading a file of several gigabytes from a slow disk takes minutes. */
const maxMs = 3_600_000;

const pool = new WorkerPool<string, string[]>({
  path: 'platform/db/sqlite/damage/file-check-worker',
  threads: 1,
  maxMs,
});

/**
 * SQLite's findings about damage in the database file at `path`; empty if the file is intact. Reads the whole
 * file in a worker thread while other connections read and write.
 */
export function findFileDamage(path: string): Promise<string[]> {
  return pool.run(path);
}

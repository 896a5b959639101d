import { limits } from '@hearth/contract';
import { fail } from '../errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../workers/worker-pool.ts';
import { overLimits, type ZipFiles, type ZipTask } from './unpack-zip.ts';

const pool = new WorkerPool<ZipTask, ZipFiles>({ path: 'platform/archive/zip-worker', threads: 1 });

/**
 * The wanted files of a zip archive, by their names, in its order, unpacked in a worker.
 *
 * @param maxBytesByEnding which files are wanted, by the endings of their names (`.json`), and how large they may be
 * @throws AppError `archiveTooLarge`, `tooMuchWork`
 * @throws Error when it is no archive or a file in it is broken
 */
export async function readZip(
  bytes: Buffer,
  maxBytesByEnding: ZipTask['maxBytesByEnding'],
): Promise<Map<string, Buffer>> {
  const files = await pool.run({ bytes, maxBytesByEnding }).catch((error: unknown) => {
    const { archiveEntries, archiveBytes } = limits;
    if (error instanceof WorkerLimitError) fail('tooMuchWork', {}, error);
    if (error instanceof Error && error.message === overLimits)
      fail('archiveTooLarge', { entries: archiveEntries, bytes: archiveBytes }, error);
    throw error;
  });
  return new Map(files.map(([name, content]) => [name, Buffer.from(content)]));
}

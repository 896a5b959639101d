import { limits } from '@hearth/contract';
import { fail } from '../errors/app-error.ts';
import { WorkerLimitError, WorkerPool } from '../workers/worker-pool.ts';
import { overLimits, type ZipFiles, type ZipTask } from './unpack-zip.ts';

const pool = new WorkerPool<ZipTask, ZipFiles>({ path: 'platform/archive/zip-worker', threads: 1 });

/**
 * The selected files of a zip archive by name, in its order, unpacked in a worker thread.
 *
 * @param maxBytesByEnding the extensions to unpack (`.json`), with the maximum size of a file
 * @throws AppError `archiveTooLarge`, `tooMuchWork`
 * @throws Error if it is not an archive or a file in it is damaged
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

import type { FilesFacts } from '@hearth/domain/site/doctor';
import { listKeys } from '../../../platform/files/data-files.ts';
import { bucketFolders } from '../../../platform/files/open-files.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';

/** How many files of the data folder are looked for in the bucket. */
const sampled = 5;

/**
 * Whether the bucket of the files works, and has those of the data folder.
 * @param writes whether a file is written and deleted for it
 */
export async function checkFiles({ bucketFiles, settings }: Platform, writes: boolean): Promise<FilesFacts> {
  const bucket = settings.filesBucket?.bucket ?? null;
  if (bucketFiles === null) return { bucket, failure: null, hasUnmoved: false };
  try {
    await (writes ? bucketFiles.tryOut() : bucketFiles.check());
    const hasUnmoved = await lacksSome(settings.server.dataDir, (key) => bucketFiles.exists(key));
    return { bucket, failure: null, hasUnmoved };
  } catch (error) {
    if (!(error instanceof ObjectStorageError)) throw error;
    return { bucket, failure: { code: error.message, isPassing: error.isPassing }, hasUnmoved: false };
  }
}

/** Looks at the first files of each folder. */
async function lacksSome(dataDir: string, exists: (key: string) => Promise<boolean>): Promise<boolean> {
  for (const folder of bucketFolders) {
    let seen = 0;
    for await (const key of listKeys(dataDir, [folder])) {
      if (!(await exists(key))) return true;
      seen += 1;
      if (seen === sampled) break;
    }
  }
  return false;
}

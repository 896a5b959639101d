import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { Logger } from '../log/log.ts';
import type { BucketAddress } from '../object-storage/bucket-address.ts';
import { ObjectStorage } from '../object-storage/object-storage.ts';
import type { Random } from '../random/random.ts';
import { BucketHealth } from './bucket-health.ts';
import { BucketStore } from './bucket-store.ts';
import { FileCache } from './file-cache.ts';
import { createLocalStore } from './local-store.ts';
import { SplitStore } from './split-store.ts';
import type { FileStore } from './store.ts';

/** Folders whose files lie in the bucket where there is one: all that people upload, and exports. */
export const bucketFolders = ['groups', 'recipes', 'users'] as const;

/** Below the data folder: copies of small files that lie in the bucket. */
const copies = '.copies';
/** A share of the cache, so that one file does not take the place of many. */
const maxFileShare = 16;
const maxFileBytes = 2 * 1024 * 1024;

/** Where files lie. */
export interface OpenFiles {
  readonly files: FileStore;
  /** The bucket; null where files lie in the data folder. */
  readonly bucketFiles: BucketStore | null;
}

interface Foundation {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

/** Opens the store of a data folder, with the bucket if one is named. The bucket need not answer yet. */
export async function openFiles(
  dataDir: string,
  bucket: (BucketAddress & { readonly cacheBytes: number }) | null,
  foundation: Foundation,
): Promise<OpenFiles> {
  const local = createLocalStore(dataDir);
  if (bucket === null) return { files: local, bucketFiles: null };
  const { cacheBytes } = bucket;
  const bounds = { maxBytes: cacheBytes, maxFileBytes: Math.min(maxFileBytes, cacheBytes / maxFileShare) };
  const cache =
    cacheBytes === 0 ? null : await FileCache.open(join(dataDir, copies), bounds, foundation.clock);
  const bucketFiles = createBucketStore(bucket, foundation, cache);
  return { files: new SplitStore(local, bucketFiles, bucketFolders), bucketFiles };
}

/** A store in a bucket, without copies on the disk unless there is a cache. */
export function createBucketStore(
  bucket: BucketAddress,
  { random, log }: Pick<Foundation, 'random' | 'log'>,
  cache: FileCache | null = null,
): BucketStore {
  const health = new BucketHealth(bucket.bucket, log);
  return new BucketStore({ storage: new ObjectStorage(bucket, random), random, health, cache });
}

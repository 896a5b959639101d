import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestBucket } from '../object-storage/bucket-for-test.ts';
import { TestClock } from '../../testing/test-clock.ts';
import type { Patience } from '../object-storage/bucket-client.ts';
import { ObjectStorage } from '../object-storage/object-storage.ts';
import { systemRandom } from '../random/random.ts';
import { BucketHealth } from './bucket-health.ts';
import { BucketStore } from './bucket-store.ts';
import { type CacheBounds, FileCache } from './file-cache.ts';

export const impatient: Partial<Patience> = { waits: { firstMs: 2, maxMs: 10 }, silenceMs: 1500 };
const bounds: CacheBounds = { maxBytes: 400_000, maxFileBytes: 100_000 };

/** A store in a bucket for one test. */
export interface TestBucketStore {
  readonly store: BucketStore;
  readonly cache: FileCache;
  /** The folder of the copies. */
  readonly folder: string;
  readonly clock: TestClock;
  /** What the operator was told. */
  readonly told: string[];
  readonly close: () => void;
}

/** Opens a store in a bucket with copies in a folder, which is made unless it is given. */
export async function openBucketStore(
  bucket: TestBucket,
  folder = mkdtempSync(join(tmpdir(), 'hearth-copies-')),
): Promise<TestBucketStore> {
  const clock = new TestClock();
  const cache = await FileCache.open(folder, bounds, clock);
  const told: string[] = [];
  const log = (_: unknown, text: string) => void told.push(text);
  const health = new BucketHealth('kitchen', { error: log, info: log } as never);
  const storage = new ObjectStorage(bucket.address, systemRandom, impatient);
  const store = new BucketStore({ storage, random: systemRandom, health, cache });
  return { store, cache, folder, clock, told, close: () => rmSync(folder, { recursive: true }) };
}

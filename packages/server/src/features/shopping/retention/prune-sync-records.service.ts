import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pruneTombstones, pruneDeletedLists, pruneIdempotencyKeys } from './prune-sync-records.repository.ts';

/** A device that is offline for longer starts with a fresh copy. */
const yearMs = 365 * 86_400_000;
const idempotencyKeyRetentionMs = yearMs;
const tombstoneRetentionMs = yearMs;
const deletedListRetentionMs = yearMs;

const retention = [
  { prune: pruneIdempotencyKeys, keptMs: idempotencyKeyRetentionMs },
  { prune: pruneTombstones, keptMs: tombstoneRetentionMs },
  { prune: pruneDeletedLists, keptMs: deletedListRetentionMs },
];

/** Small batches, since other writers wait for a transaction on SQLite. */
const defaultBatchSize = 500;

/**
 * Deletes idempotency keys, tombstones and soft-deleted lists that are older than a year.
 * @param batchSize how many rows one transaction deletes
 */
export async function pruneShoppingSync(platform: Platform, batchSize = defaultBatchSize): Promise<void> {
  const now = platform.clock.now().getTime();
  for (const { prune, keptMs } of retention) {
    const before = storedInstant(new Date(now - keptMs));
    const scope = systemScope('prune shopping changes');
    const pruneBatch = () => platform.database.write(scope, (tx) => prune(tx, before, batchSize));
    while ((await pruneBatch()) === batchSize);
  }
}

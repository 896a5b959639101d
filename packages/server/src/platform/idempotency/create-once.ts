import type { Tx } from '../db/database.ts';
import { type MemberScope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import type { Platform } from '../platform.ts';
import { claimKey, deleteOldKeys, findCreatedId, storeCreatedId } from './idempotency-keys.repository.ts';

/**
 * Creates something once for an idempotency key of the caller, in the caller's transaction: a client whose answer was
 * lost sends the same request again, and gets what the first one created.
 *
 * @param key from `Call.idempotencyKey`; null creates in any case
 * @param create answers the id of what it has created
 * @returns the id of what was created now or then; it may have been deleted since
 */
export async function createOnce(
  platform: Platform,
  tx: Tx<MemberScope>,
  key: string | null,
  create: () => Promise<string>,
): Promise<string> {
  if (key === null) return create();
  const isNew = await claimKey(tx, key, storedInstant(platform.clock.now()));
  if (!isNew) return (await findCreatedId(tx, key)) ?? '';
  const id = await create();
  await storeCreatedId(tx, key, id);
  return id;
}

/** A device that was without a network for longer may create twice what it sends again. */
const retentionMs = 365 * 86_400_000;

/** Small batches, since other writers wait for a transaction on SQLite. */
const defaultBatchSize = 500;

/** Deletes idempotency keys that are older than a year. @param batchSize how many rows one transaction deletes */
export async function pruneIdempotencyKeys(platform: Platform, batchSize = defaultBatchSize): Promise<void> {
  const before = storedInstant(new Date(platform.clock.now().getTime() - retentionMs));
  const scope = systemScope('prune idempotency keys');
  const pruneBatch = () => platform.database.write(scope, (tx) => deleteOldKeys(tx, before, batchSize));
  while ((await pruneBatch()) === batchSize);
}

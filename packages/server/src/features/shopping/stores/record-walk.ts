import { boundTickTime, buildThingKey, maxWalkMs } from '@hearth/domain/shopping/order';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant, storedInstantFromText } from '../../../platform/db/values/stored-instant.ts';
import type { WalkStep } from '../store/lock-lists.ts';
import type { StoredItem } from '../store/stored-item.ts';
import { deleteUndoneTicks, insertStoreTicks } from './store-ticks.repository.ts';
import { hasStore } from './stores.repository.ts';

/** What a change has ticked and unticked. */
export interface TickedItems {
  readonly ticked: readonly StoredItem[];
  readonly unticked: readonly StoredItem[];
}

/**
 * Remembers ticks in the store where they were made; what is taken back within a walk counts no more. A store that the
 * household does not have, or no longer, is ignored.
 *
 * @param now the stored instant of the change on the server
 */
export async function recordWalk(
  tx: Tx<MemberScope>,
  { ticked, unticked }: TickedItems,
  {
    step,
    deviceId,
    now,
  }: { readonly step?: WalkStep | undefined; readonly deviceId: string; readonly now: string },
): Promise<void> {
  const at = boundTickTime(readTime(step?.at ?? null), Date.parse(now));
  const since = storedInstant(new Date(at - maxWalkMs));
  const itemIds = unticked.map(({ id }) => id);
  if (itemIds.length > 0) await deleteUndoneTicks(tx, { itemIds, since });
  const storeId = step?.storeId ?? null;
  if (storeId === null || ticked.length === 0 || !(await hasStore(tx, storeId))) return;
  const rows = ticked.map((item) => ({
    store_id: storeId,
    item_id: item.id,
    thing: buildThingKey(item),
    label_id: item.labelId,
    device_id: deviceId,
    ticked_at: storedInstant(new Date(at)),
  }));
  await insertStoreTicks(tx, rows);
}

function readTime(at: string | null): number | null {
  const instant = at === null ? null : storedInstantFromText(at);
  return instant === null ? null : Date.parse(instant);
}

import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLabelIds, insertFirstList } from './first-list.repository.ts';

/** A list to shop with, for the person with whom a household begins. */
export async function createFirstList(
  platform: Platform,
  tx: Tx<SystemScope>,
  { groupId, userId, name }: { readonly groupId: string; readonly userId: string; readonly name: string },
): Promise<void> {
  const now = storedInstant(platform.clock.now());
  const id = platform.random.uuid();
  const labels = (await findLabelIds(tx, groupId)).map((label_id, position) => ({
    id: platform.random.uuid(),
    list_id: id,
    label_id,
    position,
  }));
  const times = { created_at: now, updated_at: now, deleted_at: null };
  const list = { id, group_id: groupId, user_id: userId, name, extras: '{}', sequence: 0, ...times };
  await insertFirstList(tx, list, labels);
}

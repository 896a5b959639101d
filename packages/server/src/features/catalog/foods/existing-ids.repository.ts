import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';

/** Ids of the group's foods or units among those given. */
export async function findExistingIds(
  reader: GroupReader,
  table: 'foods' | 'units',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .selectFrom(table)
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

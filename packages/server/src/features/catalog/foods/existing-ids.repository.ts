import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';

/** The group's foods or units among those given: their names by their ids. */
export async function findExistingNames(
  reader: GroupReader,
  table: 'foods' | 'units',
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom(table)
    .select(['id', 'name'])
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Ids of the group's foods or units among those given. */
export async function findExistingIds(
  reader: GroupReader,
  table: 'foods' | 'units',
  ids: readonly string[],
): Promise<Set<string>> {
  return new Set((await findExistingNames(reader, table, ids)).keys());
}

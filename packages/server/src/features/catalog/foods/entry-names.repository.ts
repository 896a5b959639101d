import type { CatalogEntryKind } from '@hearth/contract';
import type { GroupReader } from '../../../platform/db/database.ts';

const aliasTable = { foods: 'food_aliases', units: 'unit_aliases' } as const;

/** A food or a unit with the names that are stored for searching, a line each. */
export interface EntryNamesRow {
  id: string;
  search_text: string;
}

/** The names of all foods or units of the group, oldest first. */
export async function findEntryNames(reader: GroupReader, kind: CatalogEntryKind): Promise<EntryNamesRow[]> {
  return reader
    .selectFrom(kind)
    .select(['id', 'search_text'])
    .where('group_id', '=', reader.scope.groupId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The aliases of all foods or units of the group, as they are written. */
export async function findAliasesOfGroup(
  reader: GroupReader,
  kind: CatalogEntryKind,
): Promise<{ word_id: string; name: string }[]> {
  const ofGroup = reader.selectFrom(kind).select('id').where('group_id', '=', reader.scope.groupId);
  return reader
    .selectFrom(aliasTable[kind])
    .select(['word_id', 'name'])
    .where('word_id', 'in', ofGroup)
    .orderBy('position')
    .execute();
}

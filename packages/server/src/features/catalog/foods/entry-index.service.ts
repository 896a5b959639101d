import type { CatalogEntryKind, IngredientUnit } from '@hearth/contract';
import {
  type KnownWords,
  LEAST_FOOD_LIKENESS,
  LEAST_UNIT_LIKENESS,
  type NamedEntry,
  type EntryIndex,
  createEntryIndex,
} from '@hearth/domain/ingredients/parser';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import type { Database, GroupReader } from '../../../platform/db/database.ts';
import { ListCache } from '../../../platform/db/revisions/list-cache.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unitEntries } from './catalog-kinds.ts';
import { findEntryDetails } from './entry-details.repository.ts';
import { findAliasesOfGroup, findEntryNames } from './entry-names.repository.ts';
import { findUnitsAmong } from './catalog-entries.repository.ts';

/**
 * The ids of the group's foods and units, to be found by what a line calls them.
 * @param leastFood the likeness from which on another spelling of a food counts
 */
export async function getEntryIndexes(
  reader: GroupReader,
  leastFood = LEAST_FOOD_LIKENESS,
): Promise<KnownWords<string, string>> {
  const units = await namedWords(reader, 'units');
  const foods = await namedWords(reader, 'foods');
  return {
    units: createEntryIndex(units, LEAST_UNIT_LIKENESS, normalizeSearchText),
    foods: createEntryIndex(foods, leastFood, normalizeSearchText),
  };
}

/** How many names of all groups together are cached, ready to be compared. */
const rememberedNames = 100_000;
const foodIndexes = new WeakMap<Database, ListCache<EntryIndex<string>>>();

/**
 * The ids of the group's foods, to be found by what an item is called. The index is made once for each revision of the
 * library: reading and preparing thousands of foods for one item would cost more than all the rest.
 * @param minLikeness from which on another spelling counts
 */
export async function getFoodIndex(
  { database }: Platform,
  scope: MemberScope,
  minLikeness: number,
): Promise<EntryIndex<string>> {
  const memory = foodIndexes.get(database) ?? new ListCache(rememberedNames, ({ size }) => size);
  foodIndexes.set(database, memory);
  const { groupId, libraryRevision } = scope;
  return memory.get(`${groupId} ${libraryRevision} ${minLikeness}`, async () =>
    createEntryIndex(await namedWords(database.read(scope), 'foods'), minLikeness, normalizeSearchText),
  );
}

/** These units of the group, by id; unknown ids are left out. */
export async function getUnits(
  reader: GroupReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IngredientUnit>> {
  if (ids.length === 0) return new Map();
  const rows = await findUnitsAmong(reader, ids);
  const details = await findEntryDetails(reader, 'units', ids);
  return new Map(rows.map((row) => [row.id, unitEntries.present(row, details, reader.scope)]));
}

async function namedWords(reader: GroupReader, kind: CatalogEntryKind): Promise<NamedEntry<string>[]> {
  const rows = await findEntryNames(reader, kind);
  const aliases = new Map<string, string[]>();
  for (const { word_id, name } of await findAliasesOfGroup(reader, kind))
    aliases.set(word_id, [...(aliases.get(word_id) ?? []), normalizeSearchText(name)]);
  return rows.map(({ id, search_text }) => ({
    word: id,
    names: [...search_text.split('\n'), ...(aliases.get(id) ?? [])],
  }));
}

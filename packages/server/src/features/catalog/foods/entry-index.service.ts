import type { CatalogEntryKind, IngredientUnit } from '@hearth/contract';
import {
  type CatalogNames,
  minFoodLikeness,
  minUnitLikeness,
  type NamedEntry,
  type EntryIndex,
  createEntryIndex,
} from '@hearth/ingredients/parser';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { Database, GroupReader } from '../../../platform/db/database.ts';
import { ListCache } from '../../../platform/db/revisions/list-cache.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unitEntries } from './catalog-kinds.ts';
import { findEntryDetails } from './entry-details.repository.ts';
import { findAliasesOfGroup, findEntryNames } from './entry-names.repository.ts';
import { findMergedNames } from './former-entries.repository.ts';
import { findUnits, findUnitsAmong } from './catalog-entries.repository.ts';

/** How many names of all groups together are cached, ready to be compared. */
const rememberedNames = 100_000;
const indexes = new WeakMap<Database, ListCache<EntryIndex<string>>>();

/** The ids of the group's foods and units, to be found by what a line calls them. */
export async function getEntryIndexes(
  platform: Platform,
  scope: MemberScope,
): Promise<CatalogNames<string, string>> {
  const units = await getEntryIndex(platform, scope, 'units', minUnitLikeness);
  return { units, foods: await getFoodIndex(platform, scope, minFoodLikeness) };
}

/**
 * The ids of the group's foods, to be found by what an item is called.
 * @param minLikeness from which on another spelling counts
 */
export function getFoodIndex(
  platform: Platform,
  scope: MemberScope,
  minLikeness: number,
): Promise<EntryIndex<string>> {
  return getEntryIndex(platform, scope, 'foods', minLikeness);
}

/**
 * An index is made once for each revision of the library: reading and preparing thousands of foods for one line would
 * cost more than all the rest.
 */
async function getEntryIndex(
  { database }: Platform,
  scope: MemberScope,
  kind: CatalogEntryKind,
  minLikeness: number,
): Promise<EntryIndex<string>> {
  const memory = indexes.get(database) ?? new ListCache(rememberedNames, ({ size }) => size);
  indexes.set(database, memory);
  const { groupId, libraryRevision } = scope;
  return memory.get(`${groupId} ${libraryRevision} ${kind} ${minLikeness}`, async () =>
    createEntryIndex(await namedWords(database.read(scope), kind), minLikeness, normalizeSearchText),
  );
}

/** These units of the group, by id; unknown ids are left out. */
export async function getUnits(
  reader: GroupReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IngredientUnit>> {
  if (ids.length === 0) return new Map();
  const [rows, details] = await runTogether([
    findUnitsAmong(reader, ids),
    findEntryDetails(reader, 'units', ids),
  ]);
  return new Map(rows.map((row) => [row.id, unitEntries.present(row, details, reader.scope)]));
}

/** The names of the group's units, oldest first. */
export async function getUnitNames(reader: GroupReader): Promise<string[]> {
  return (await findUnits(reader)).map(({ name }) => name);
}

/** The ids of the group's foods or units by all their names, as the reader sees them now. */
export async function loadEntryIndex(
  reader: GroupReader,
  kind: CatalogEntryKind,
): Promise<EntryIndex<string>> {
  return createEntryIndex(await namedWords(reader, kind), 1, normalizeSearchText);
}

/** Each entry with its names; what was merged into it is a name of it unless another entry is called so. */
async function namedWords(reader: GroupReader, kind: CatalogEntryKind): Promise<NamedEntry<string>[]> {
  const rows = await findEntryNames(reader, kind);
  const aliases = new Map<string, string[]>();
  for (const { word_id, name } of await findAliasesOfGroup(reader, kind))
    aliases.set(word_id, [...(aliases.get(word_id) ?? []), normalizeSearchText(name)]);
  const entries = rows.map(({ id, search_text }) => ({
    word: id,
    names: [...search_text.split('\n'), ...(aliases.get(id) ?? [])],
  }));
  const merged = await findMergedNames(reader, kind);
  return [...entries, ...merged.map(({ id, search_text }) => ({ word: id, names: search_text.split('\n') }))];
}

import type { CatalogEntryKind } from '@hearth/contract';
import {
  bumpLibraryRevision,
  type LibraryTx,
  recordChangedReferences,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { buildSearchText } from './entry-list.ts';
import { findBySpelling, insertMissing } from './missing-entries.repository.ts';

/** Names of foods and units. */
export interface EntryNames {
  readonly foods: readonly string[];
  readonly units: readonly string[];
}

/** Ids of foods and units by their names. */
export interface EntryIds {
  readonly foods: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
}

/**
 * Adds the foods and units that the group does not have yet, all at once, and returns the ids of all of them. What
 * others have added in the meantime in another spelling is found: a group has one olive oil.
 */
export async function addMissingEntries(
  platform: Platform,
  scope: MemberScope,
  { foods, units }: EntryNames,
): Promise<EntryIds> {
  if (foods.length + units.length === 0) return { foods: new Map(), units: new Map() };
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    return writeMissingEntries(platform, tx, { foods, units });
  });
}

/** As {@link addMissingEntries}, inside a transaction of the caller. */
export async function writeMissingEntries(
  platform: Platform,
  tx: LibraryTx,
  { foods, units }: EntryNames,
): Promise<EntryIds> {
  const now = storedInstant(platform.clock.now());
  const shared = (name: string) => ({
    id: platform.random.uuid(),
    group_id: tx.scope.groupId,
    name,
    plural_name: null,
    description: '',
    created_at: now,
    updated_at: now,
    search_text: buildSearchText([name]),
  });
  const noStandard = { standard_quantity: null, standard_unit: null };
  const spelling = {
    abbreviation: '',
    plural_abbreviation: null,
    use_abbreviation: 0,
    fraction: 1,
    ...noStandard,
  };
  const here = { foods: await findIds(tx, 'foods', foods), units: await findIds(tx, 'units', units) };
  const [newFoods, newUnits] = [missingIn(here.foods, foods), missingIn(here.units, units)];
  await insertMissing(tx, {
    foods: newFoods.map((name) => ({ ...shared(name), label_id: null })),
    units: newUnits.map((name) => ({ ...shared(name), ...spelling })),
  });
  return {
    foods: new Map([...here.foods, ...(await findIds(tx, 'foods', newFoods))]),
    units: new Map([...here.units, ...(await findIds(tx, 'units', newUnits))]),
  };
}

async function findIds(
  tx: LibraryTx,
  kind: CatalogEntryKind,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const texts = names.map((name) => buildSearchText([name]));
  const rows = await findBySpelling(tx, kind, { names, searchTexts: texts });
  const byName = new Map(rows.map(({ name, id }) => [name, id]));
  const byText = new Map(rows.map(({ search_text, id }) => [search_text, id]));
  return new Map(
    names.flatMap((name) => {
      const id = byName.get(name) ?? byText.get(buildSearchText([name]));
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}

function missingIn(ids: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  return names.filter((name) => !ids.has(name));
}

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
import { getSentName, type SentEntry } from './sent-entry.ts';
import { findBySpelling, insertMissing } from './missing-entries.repository.ts';

/** A food or unit by its name, with how it is written where the sender knows. */
export type NewEntry = NonNullable<SentEntry>;

/** Foods and units to find or to add. */
export interface NewEntries {
  readonly foods: readonly NewEntry[];
  readonly units: readonly NewEntry[];
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
  { foods, units }: NewEntries,
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
  { foods, units }: NewEntries,
): Promise<EntryIds> {
  const now = storedInstant(platform.clock.now());
  const { groupId } = tx.scope;
  const shared = { group_id: groupId, description: '', created_at: now, updated_at: now };
  const here = { foods: await findIds(tx, 'foods', foods), units: await findIds(tx, 'units', units) };
  const [newFoods, newUnits] = [missingIn(here.foods, foods), missingIn(here.units, units)];
  await insertMissing(tx, {
    foods: newFoods.map((one) => ({
      id: platform.random.uuid(),
      ...shared,
      ...spellFood(one),
      label_id: null,
    })),
    units: newUnits.map((one) => ({ id: platform.random.uuid(), ...shared, ...spellUnit(one) })),
  });
  return {
    foods: new Map([...here.foods, ...(await findIds(tx, 'foods', newFoods))]),
    units: new Map([...here.units, ...(await findIds(tx, 'units', newUnits))]),
  };
}

function spellFood(entry: NewEntry) {
  const [name, plural] = [getSentName(entry), typeof entry === 'string' ? null : entry.pluralName || null];
  return { name, plural_name: plural, search_text: buildSearchText([name, plural]) };
}

/** A unit that is known by its name alone is written out, in fractions. */
function spellUnit(entry: NewEntry) {
  const { name, plural_name } = spellFood(entry);
  const given = typeof entry === 'string' ? {} : entry;
  const [abbreviation, many] = [given.abbreviation ?? '', given.pluralAbbreviation || null];
  return {
    name,
    plural_name,
    abbreviation,
    plural_abbreviation: many,
    use_abbreviation: Number(given.useAbbreviation ?? false),
    fraction: Number(given.fraction ?? true),
    standard_quantity: null,
    standard_unit: null,
    search_text: buildSearchText([name, plural_name, abbreviation, many]),
  };
}

async function findIds(
  tx: LibraryTx,
  kind: CatalogEntryKind,
  entries: readonly NewEntry[],
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  const names = entries.map(getSentName);
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

function missingIn(ids: ReadonlyMap<string, string>, entries: readonly NewEntry[]): NewEntry[] {
  return entries.filter((one) => !ids.has(getSentName(one)));
}

import type { SeedKind } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import {
  recordChangedReferences,
  bumpLibraryRevisionOf,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CatalogAliasRow, type FoodRow, buildSearchText } from '../foods/index.ts';
import { addLabels, findLabelsOf, type LabelListener, newLabel } from '../labels/index.ts';
import { type SeedFood, type SeedLabel, type SeedLists, loadSeedLists } from './seed-lists.ts';
import { seedSubstitutions } from './seed-substitutions.ts';
import { addFoodAliases, addFoods, addUnits, findEntryNames } from './seeders.repository.ts';

/** Which group gets which lists. */
interface Seeding {
  readonly groupId: string;
  readonly lists: SeedLists;
  readonly locale: string;
}

const seeders = { foods: seedFoods, units: seedUnits, labels: seedLabels };

/** Adds what the group does not have yet of one kind; existing names are left alone. */
export async function seed(
  platform: Platform,
  scope: MemberScope,
  { kind, locale }: { kind: SeedKind; locale: string },
  listener: Pick<LabelListener, 'labelsAdded'>,
): Promise<void> {
  const { groupId } = scope;
  const lists = await loadSeedLists(locale);
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevisionOf(open, groupId);
    recordChangedReferences(tx);
    await seeders[kind](platform, tx, { groupId, lists, locale });
    if (kind !== 'labels') await seedSubstitutions(platform, tx, { groupId, lists, locale });
    await listener.labelsAdded(tx);
  });
}

/** Fills a new group with everything, in the transaction that founds it. */
export async function seedGroup(
  platform: Platform,
  tx: Tx<Scope>,
  { groupId, locale }: { groupId: string; locale: string },
): Promise<void> {
  const seeding = { groupId, lists: await loadSeedLists(locale), locale };
  await seedLabels(platform, tx, seeding);
  await seedUnits(platform, tx, seeding);
  await seedFoods(platform, tx, seeding);
  await seedSubstitutions(platform, tx, seeding);
}

async function seedLabels(platform: Platform, tx: Tx<Scope>, { groupId, lists }: Seeding): Promise<void> {
  await addMissingLabels(platform, tx, groupId, lists.labels);
}

/** Adds the labels that the group does not have; returns the ids of all its labels by name. */
async function addMissingLabels(
  platform: Platform,
  tx: Tx<Scope>,
  groupId: string,
  labels: readonly SeedLabel[],
): Promise<Map<string, string>> {
  const known = new Set((await findLabelsOf(tx, groupId)).map(({ name }) => name));
  const missing = labels.filter(({ name }) => !known.has(name));
  await addLabels(
    tx,
    missing.map((label) => newLabel(platform, groupId, label)),
  );
  return new Map((await findLabelsOf(tx, groupId)).map(({ id, name }) => [name, id]));
}

async function seedUnits(platform: Platform, tx: Tx<Scope>, { groupId, lists }: Seeding): Promise<void> {
  const known = await findEntryNames(tx, 'units', groupId);
  const missing = lists.units.filter(({ name }) => !known.has(name));
  const stamp = stamps(platform, groupId);
  const rows = missing.map(({ name, plural, abbreviation, pluralAbbreviation, fraction }) => ({
    ...stamp(),
    name,
    plural_name: plural,
    description: '',
    abbreviation,
    plural_abbreviation: pluralAbbreviation,
    // Metric amounts are read with their symbol: 3.02 kg.
    use_abbreviation: !fraction && abbreviation !== '' ? 1 : 0,
    fraction: fraction ? 1 : 0,
    standard_quantity: null,
    standard_unit: null,
    search_text: buildSearchText([name, plural, abbreviation, pluralAbbreviation]),
  }));
  await addUnits(tx, rows);
}

/** A food that is new to the group brings its label along. */
async function seedFoods(platform: Platform, tx: Tx<Scope>, { groupId, lists }: Seeding): Promise<void> {
  const known = await findEntryNames(tx, 'foods', groupId);
  const missing = lists.foods.filter(({ name }) => !known.has(name));
  const wanted = new Set(missing.map(({ label }) => label));
  const labels = await addMissingLabels(
    platform,
    tx,
    groupId,
    lists.labels.filter(({ name }) => wanted.has(name)),
  );
  const stamp = stamps(platform, groupId);
  const foods = missing.map((food) => ({ food, row: foodRow(food, stamp(), labels) }));
  const added = await addFoods(
    tx,
    foods.map(({ row }) => row),
  );
  // Two seedings at once may have the same food: the aliases go with the row that was stored.
  const stored = foods.filter(({ row }) => added.has(row.id));
  await addFoodAliases(
    tx,
    stored.flatMap(({ food, row }) => aliasRows(food, row.id)),
  );
}

function foodRow(
  { name, plural, label }: SeedFood,
  stamp: ReturnType<ReturnType<typeof stamps>>,
  labels: ReadonlyMap<string, string>,
): FoodRow {
  return {
    ...stamp,
    name,
    plural_name: plural,
    description: '',
    label_id: labels.get(label) ?? null,
    search_text: buildSearchText([name, plural]),
  };
}

function aliasRows({ aliases }: SeedFood, word_id: string): CatalogAliasRow[] {
  return aliases.map((name, position) => ({ word_id, position, name }));
}

/** Ids of their own and one moment for all that is added together. */
function stamps(platform: Platform, group_id: string) {
  const now = storedInstant(platform.clock.now());
  return () => ({ id: platform.random.uuid(), group_id, created_at: now, updated_at: now });
}

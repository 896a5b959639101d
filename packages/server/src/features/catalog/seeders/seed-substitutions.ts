import { chooseSeedLocale } from '@hearth/domain/catalog/seed-locales';
import { findLocale } from '@hearth/domain/text/locales';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FoodSubstitutionRow, getSubstitutionTexts } from '../substitutions/index.ts';
import type { SeedLists } from './seed-lists.ts';
import { addSubstitutions, findEntryIds, findSubstitutePairs } from './seeders.repository.ts';
import { seedSubstitutions as list } from './substitution-list.ts';

/** Those of the list come after those that people have added before. */
const firstPosition = 1000;

/**
 * Adds the substitutions of the list between foods that the group has, in units that it has. A pair that it has already
 * stays as it is, so that a second time adds nothing.
 */
export async function seedSubstitutions(
  { random }: Platform,
  tx: Tx<Scope>,
  {
    groupId,
    lists,
    locale,
  }: { readonly groupId: string; readonly lists: SeedLists; readonly locale: string },
): Promise<void> {
  const findFood = findByKey(lists.foods, await findEntryIds(tx, 'foods', groupId));
  const findUnit = findByKey(lists.units, await findEntryIds(tx, 'units', groupId));
  const pairs = await findSubstitutePairs(tx, groupId);
  const known = new Set(pairs.map((pair) => `${pair.food_id} ${pair.substitute_food_id}`));
  // Where the language has no foods of its own, they are English, and so are the notes.
  const notes = getSubstitutionTexts(findLocale(chooseSeedLocale('foods', locale)));
  const rows = list.flatMap(({ from, to, note }, index): FoodSubstitutionRow[] => {
    const [food, substitute] = [findFood(from.food), findFood(to.food)];
    const [unit, substituteUnit] = [from, to].map((side) =>
      side.unit === null ? null : findUnit(side.unit),
    );
    if (food === undefined || substitute === undefined || known.has(`${food} ${substitute}`)) return [];
    if (unit === undefined || substituteUnit === undefined) return [];
    return [
      {
        id: random.uuid(),
        group_id: groupId,
        food_id: food,
        recipe_id: null,
        reference_id: null,
        position: firstPosition + index,
        quantity: from.quantity,
        unit_id: unit,
        substitute_quantity: to.quantity,
        substitute_unit_id: substituteUnit,
        substitute_food_id: substitute,
        note: note === null ? '' : (notes[note] ?? ''),
      },
    ];
  });
  await addSubstitutions(tx, rows);
}

/** Finds what the group has of the key of a list, by the name in the list. */
function findByKey(
  entries: readonly { readonly key: string; readonly name: string }[],
  ids: ReadonlyMap<string, string>,
): (key: string) => string | undefined {
  const names = new Map(entries.map(({ key, name }) => [key, name]));
  return (key) => ids.get(names.get(key) ?? '');
}

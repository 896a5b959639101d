import type { EntryUses } from '@hearth/contract';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import {
  findLabelledFoods,
  findUsingLists,
  findUsingRecipes,
  type UsedByLists,
  type UsedByRecipes,
} from './uses.repository.ts';

const nothing = { count: 0, first: [] };

/** What uses an entry of the group, before it is deleted. */
export async function findUses(
  reader: Reader<MemberScope>,
  kind: UsedByLists | UsedByRecipes,
  id: string,
): Promise<EntryUses> {
  const recipes = kind === 'labels' ? nothing : await findUsingRecipes(reader, kind, id);
  const isOnLists = kind === 'foods' || kind === 'units' || kind === 'labels';
  const lists = isOnLists ? await findUsingLists(reader, kind, id) : nothing;
  const foods = kind === 'labels' ? await findLabelledFoods(reader, id) : nothing;
  const own = lists.first.filter(({ household_id }) => household_id === reader.scope.householdId);
  return {
    recipes: recipes.count,
    shoppingLists: lists.count,
    foods: foods.count,
    firstRecipes: recipes.first.map(({ name, slug }) => ({ name, slug })),
    firstShoppingLists: own.map(({ id: listId, name }) => ({ id: listId, name: name ?? '' })),
    firstFoods: foods.first.map(({ id: foodId, name }) => ({ id: foodId, name })),
  };
}

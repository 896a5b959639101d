import type { GroupReader, Reader } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/expressions.ts';
import { isNotInTrash } from './trash-condition.repository.ts';

/** The texts of recipes that searches look in, and the groups they belong to; those in the trash are not found. */
export async function findIndexedTexts(reader: Reader, ids: readonly string[]) {
  const recipes = await reader
    .selectFrom('recipes')
    .select(['id', 'row', 'group_id', 'name_normalized', 'description'])
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .where(isNotInTrash)
    .execute();
  const ingredients = await reader
    .selectFrom('recipe_ingredients as i')
    .leftJoin('foods as f', 'f.id', 'i.food_id')
    .select(['i.recipe_id', 'i.note', 'i.original_text', 'f.name as food'])
    .where((eb) => isOneOf(reader.dialect, eb.ref('i.recipe_id'), ids))
    .orderBy('i.position')
    .execute();
  return { recipes, ingredients };
}

/** Ids of the group's recipes with an ingredient of that food. */
export async function findRecipesNaming(reader: GroupReader, foodId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('recipe_ingredients')
    .innerJoin('recipes', 'recipes.id', 'recipe_ingredients.recipe_id')
    .select('recipes.id')
    .distinct()
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where('recipe_ingredients.food_id', '=', foodId)
    .execute();
  return rows.map(({ id }) => id);
}

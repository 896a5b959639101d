import { runTogether } from '../../../platform/concurrency/run-together.ts';
import type { GroupReader, Reader } from '../../../platform/db/database.ts';
import { preparedOfMany } from '../../../platform/db/queries/prepared.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../visibility/index.ts';

const indexedRecipes = preparedOfMany((db, ids) =>
  db
    .selectFrom('recipes')
    .select(['id', 'row', 'group_id', 'name', 'description'])
    .where('id', 'in', ids)
    .where(isNotInTrash),
);

const indexedIngredients = preparedOfMany((db, ids) =>
  db
    .selectFrom('recipe_ingredients as i')
    .leftJoin('foods as f', 'f.id', 'i.food_id')
    .select([
      'i.recipe_id',
      'i.note',
      'i.original_text',
      'f.name as food',
      'i.referenced_recipe_name as inner',
    ])
    .where('i.recipe_id', 'in', ids)
    .orderBy('i.position'),
);

/** The texts of recipes that searches look in, and the groups they belong to; those in the trash are not found. */
export async function findIndexedTexts(reader: Reader, ids: readonly string[]) {
  const [recipes, ingredients] = await runTogether([
    indexedRecipes(reader, ids),
    indexedIngredients(reader, ids),
  ]);
  return { recipes, ingredients };
}

/** Ids of all recipes of the server that are not in the trash. */
export async function findIndexableRecipes(reader: Reader<SystemScope>): Promise<string[]> {
  const rows = await reader.selectFrom('recipes').select('id').where(isNotInTrash).orderBy('row').execute();
  return rows.map(({ id }) => id);
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

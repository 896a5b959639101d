import { type RawBuilder, sql } from 'kysely';
import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { isNotInTrashOf, isPublicRecipe } from '../visibility/index.ts';

/** Whether some recipe of the group has another one as an ingredient. Those of most groups have none. */
export async function hasLinkedRecipes(reader: GroupReader): Promise<boolean> {
  const row = await reader
    .selectFrom('recipe_ingredients')
    .innerJoin('recipes', 'recipes.id', 'recipe_ingredients.recipe_id')
    .select('recipe_ingredients.recipe_id')
    .where('recipe_ingredients.referenced_recipe_id', 'is not', null)
    .where('recipes.group_id', '=', reader.scope.groupId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How far apart the places of two lines are, so that the lines of a recipe within lie between them. */
const placesApart = 100_000;

/**
 * The parts of a `with recursive` whose table `needed` has the foods that each recipe needs, its own and those of the
 * recipes within it, with the place of their lines. Recipes within that wait in the trash, or that the reader may not
 * see, need nothing.
 *
 * @param recipeIds the recipes that matter; null for all of the group
 */
export function neededFoods(reader: GroupReader, recipeIds: readonly string[] | null): RawBuilder<unknown> {
  const { dialect, scope } = reader;
  const isAsked =
    recipeIds === null
      ? sql`i.recipe_id in (select mine.id from recipes mine where mine.group_id = ${scope.groupId})`
      : isOneOf(dialect, sql.ref<string>('i.recipe_id'), recipeIds);
  const isShown = sql`recipes.group_id = ${scope.groupId} and ${isNotInTrashOf(scope.groupId)}${
    scope.kind === 'public' ? sql` and ${isPublicRecipe}` : sql``
  }`;
  return sql`within(outer_id, inner_id, place) as (
      select i.recipe_id, i.referenced_recipe_id, i.position from recipe_ingredients i
        join recipes on recipes.id = i.referenced_recipe_id where ${isAsked} and ${isShown}
      union
      select w.outer_id, i.referenced_recipe_id, w.place from within w
        join recipe_ingredients i on i.recipe_id = w.inner_id
        join recipes on recipes.id = i.referenced_recipe_id where ${isShown}),
    needed(recipe_id, food_id, place) as (
      select i.recipe_id, i.food_id, i.position * ${sql.lit(placesApart)} from recipe_ingredients i
        where i.food_id is not null and ${isAsked}
      union all
      select w.outer_id, i.food_id, w.place * ${sql.lit(placesApart)} + i.position from within w
        join recipe_ingredients i on i.recipe_id = w.inner_id where i.food_id is not null)`;
}

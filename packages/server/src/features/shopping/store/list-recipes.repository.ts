import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { ShoppingListRecipeRow } from './shopping.tables.ts';

const recipesOf = prepared<{ lists: string }, ShoppingListRecipeRow>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_list_recipes')
    .selectAll()
    .where('list_id', 'in', dialect.textsOf(parameter('lists')))
    .orderBy('id'),
);

/** The recipes on these lists with their scales. */
export async function findListRecipes(
  reader: Reader<MemberScope>,
  listIds: readonly string[],
): Promise<ShoppingListRecipeRow[]> {
  return recipesOf(reader, { lists: JSON.stringify(listIds) });
}

/** Upserts the scales of recipes on lists. */
export async function saveListRecipes(
  tx: Tx<MemberScope>,
  rows: readonly ShoppingListRecipeRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('shopping_list_recipes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['list_id', 'recipe_id']).doUpdateSet((eb) => ({ scale: eb.ref('excluded.scale') })),
    )
    .execute();
}

/** Takes a recipe off a list; its items stay. */
export async function deleteListRecipe(
  tx: Tx<MemberScope>,
  { listId, recipeId }: { readonly listId: string; readonly recipeId: string },
): Promise<void> {
  await tx
    .deleteFrom('shopping_list_recipes')
    .where('list_id', '=', listId)
    .where('recipe_id', '=', recipeId)
    .execute();
}

/** Removes recipes from lists that have none of their items left. */
export async function dropFinishedRecipes(tx: Tx<MemberScope>, listIds: readonly string[]): Promise<void> {
  if (listIds.length === 0) return;
  await tx
    .deleteFrom('shopping_list_recipes')
    .where((eb) => isOneOf(tx.dialect, eb.ref('list_id'), listIds))
    .where(
      sql<boolean>`not exists (select 1 from shopping_item_recipes s join shopping_items i on i.key = s.item_key
        where s.recipe_id = shopping_list_recipes.recipe_id and i.list_id = shopping_list_recipes.list_id)`,
    )
    .execute();
}

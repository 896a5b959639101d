import type { ExpressionBuilder } from 'kysely';
import type { GroupReader, GroupTx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { FoodSubstitutionRow } from './substitutions.tables.ts';

/** What one list of substitutions is of: a food everywhere, or a line of a recipe. */
export interface SubstitutedPlace {
  readonly foodId: string;
  readonly line: { readonly recipeId: string; readonly referenceId: string } | null;
}

function selectSubstitutions(reader: GroupReader, foodIds: readonly string[]) {
  return reader
    .selectFrom('food_substitutions')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('food_id'), foodIds))
    .orderBy('position')
    .orderBy('id');
}

/** The substitutions of these foods that hold everywhere, in their order. */
export async function findGeneralSubstitutions(
  reader: GroupReader,
  foodIds: readonly string[],
): Promise<FoodSubstitutionRow[]> {
  return selectSubstitutions(reader, foodIds).where('recipe_id', 'is', null).execute();
}

/** All substitutions that a recipe with these foods can use: everywhere, and in its own lines. */
export async function findSubstitutionsForRecipe(
  reader: GroupReader,
  recipeId: string,
  foodIds: readonly string[],
): Promise<FoodSubstitutionRow[]> {
  if (foodIds.length === 0) return [];
  return selectSubstitutions(reader, foodIds)
    .where((eb) => eb.or([eb('recipe_id', 'is', null), eb('recipe_id', '=', recipeId)]))
    .execute();
}

/** The substitutions of lines of these recipes. */
export async function findLineSubstitutions(
  reader: GroupReader,
  recipeIds: readonly string[],
): Promise<FoodSubstitutionRow[]> {
  if (recipeIds.length === 0) return [];
  return reader
    .selectFrom('food_substitutions')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('recipe_id').$castTo<string>(), recipeIds))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Puts rows in the place of all that a food, or a line, has. */
export async function replaceSubstitutions(
  tx: GroupTx,
  { foodId, line }: SubstitutedPlace,
  rows: readonly FoodSubstitutionRow[],
): Promise<void> {
  const own = tx.deleteFrom('food_substitutions').where('group_id', '=', tx.scope.groupId);
  const gone =
    line === null
      ? own.where('food_id', '=', foodId).where('recipe_id', 'is', null)
      : own
          .where('recipe_id', '=', line.recipeId)
          .where((eb) => eb.or([eb('reference_id', '=', line.referenceId), isOfLostLine(eb, foodId, line)]));
  await gone.execute();
  await insertRows(tx, 'food_substitutions', rows);
}

/** Substitutions of a line that is gone hold for all lines with its food, until one of these gets its own. */
function isOfLostLine(
  eb: ExpressionBuilder<Tables, 'food_substitutions'>,
  foodId: string,
  { recipeId }: { readonly recipeId: string },
) {
  const lines = eb
    .selectFrom('recipe_ingredients as line')
    .select('line.reference_id')
    .where('line.recipe_id', '=', recipeId);
  return eb.and([eb('food_id', '=', foodId), eb('reference_id', 'not in', lines)]);
}

/** Adds rows to those that are there. */
export async function insertSubstitutions(tx: GroupTx, rows: readonly FoodSubstitutionRow[]): Promise<void> {
  await insertRows(tx, 'food_substitutions', rows);
}

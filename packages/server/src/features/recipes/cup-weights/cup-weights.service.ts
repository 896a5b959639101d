import type { CupWeights, Recipe } from '@hearth/contract';
import { cupWeight, weightSource } from '@hearth/domain/measures/food-weights';
import { standardUnits } from '@hearth/domain/measures/units';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resolveIngredients } from '../computed-nutrition/index.ts';
import { readRecipe } from '../documents/index.ts';

/**
 * What cups of the ingredients of a recipe of the group weigh; see {@link cupWeightsIn}.
 * @throws AppError `recipeNotFound`
 */
export async function readCupWeights(
  platform: Platform,
  scope: MemberScope,
  { slugOrId, locale }: { readonly slugOrId: string; readonly locale: string },
): Promise<CupWeights> {
  return cupWeightsIn(await readRecipe(platform, scope, slugOrId), locale);
}

/**
 * What cups of the ingredients of a recipe weigh, of those that are measured by volume, if only in part, and whose food
 * the table knows.
 * A line that states its weight has no need of it. `locale` tells the language of a recipe whose words do not.
 */
export async function cupWeightsIn(recipe: Recipe, locale: string): Promise<CupWeights> {
  const lines = recipe.recipeIngredient.map((line) => ({ line, scale: 1 }));
  const ingredients = await resolveIngredients(lines, locale);
  const weights = ingredients.flatMap(({ id, resolved: { food, unit, further } }) => {
    const isVolume = [unit, further?.unit].some((one) => one && standardUnits[one].dimension === 'volume');
    const grams = isVolume && food !== null ? cupWeight(food) : undefined;
    return grams === undefined ? [] : [{ referenceId: id, grams }];
  });
  return { weights, source: weightSource };
}

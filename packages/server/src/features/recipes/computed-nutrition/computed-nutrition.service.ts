import type { ComputedNutrition, Recipe } from '@hearth/contract';
import { scaleBases } from '@hearth/domain/ingredients/scaling';
import { computeNutrition } from '@hearth/domain/nutrition/recipe-nutrition';
import { expandLines } from '@hearth/domain/recipes/linked';
import { type GroupScope, type MemberScope, publicScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { showsComputedNutrition } from '../../people/households/index.ts';
import { readRecipe, readRecipesWithin } from '../documents/index.ts';
import { presentComputedNutrition } from './computed-nutrition.present.ts';
import { resolveIngredients } from './resolve-ingredients.ts';

/**
 * The nutrition of a recipe as its ingredients say. Nothing is stored, and what the recipe states is not looked at.
 * `locale` tells the language of a recipe whose words do not.
 * @throws AppError `recipeNotFound`; `itemNotFound` where the caller's household has turned this off
 */
export async function readComputedNutrition(
  platform: Platform,
  scope: MemberScope,
  { slugOrId, locale }: { readonly slugOrId: string; readonly locale: string },
): Promise<ComputedNutrition> {
  const recipe = await readRecipe(platform, scope, slugOrId);
  await requireShown(platform, scope, scope.householdId);
  return computeRecipeNutrition(platform, scope, recipe, locale);
}

/**
 * The nutrition of a recipe that a visitor may see. Visitors have no household: the recipe's decides.
 * @throws AppError `itemNotFound` where that household has turned this off
 */
export async function computedNutritionForVisitors(
  platform: Platform,
  { recipe, locale }: { readonly recipe: Recipe; readonly locale: string },
): Promise<ComputedNutrition> {
  const scope = publicScope(recipe.groupId);
  await requireShown(platform, scope, recipe.householdId);
  return computeRecipeNutrition(platform, scope, recipe, locale);
}

async function requireShown(platform: Platform, scope: GroupScope, householdId: string): Promise<void> {
  const isShown = await showsComputedNutrition(platform.database.read(scope), householdId);
  if (!isShown) fail('itemNotFound');
}

async function computeRecipeNutrition(
  platform: Platform,
  scope: GroupScope,
  recipe: Recipe,
  locale: string,
): Promise<ComputedNutrition> {
  const findWithin = await readRecipesWithin(platform, scope, recipe.recipeIngredient);
  const ingredients = await resolveIngredients(expandLines(recipe, findWithin), locale);
  const servings = readServings(recipe);
  const resolved = ingredients.map((ingredient) => ingredient.resolved);
  const texts = ingredients.map(({ text }) => text);
  return presentComputedNutrition(computeNutrition(resolved, servings), texts, servings);
}

function readServings(recipe: Recipe): number | null {
  const [base] = scaleBases(recipe);
  return base?.kind === 'servings' ? base.amount : null;
}

import type { ReadPlanEntry } from '@hearth/contract';
import { scaleForServings } from '@hearth/domain/ingredients/scaling';
import type { RecipeToBuy } from '../../../shopping/index.ts';

/** Slugs of the recipes that are planned, each once. */
export function plannedSlugs(entries: readonly ReadPlanEntry[]): string[] {
  return [...new Set(entries.flatMap(({ recipe }) => recipe?.slug ?? []))];
}

/**
 * The recipes to buy for entries of the plan, each scaled from its servings to the planned ones; unscaled if one of the
 * two is missing.
 */
export function recipesOfPlan(
  entries: readonly ReadPlanEntry[],
  recipes: readonly RecipeToBuy['recipe'][],
): RecipeToBuy[] {
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]));
  return entries.flatMap((entry) => {
    const recipe = bySlug.get(entry.recipe?.slug ?? '');
    return recipe === undefined ? [] : [{ recipe, scale: scaleForServings(recipe, entry.servings) }];
  });
}

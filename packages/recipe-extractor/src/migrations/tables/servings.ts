import type { MigratedRecipe } from '../migrated-recipe.ts';

/**
 * The recipe with how many it serves, where its yield counts other things; what disagrees with the yield is kept as it is
 * written.
 */
export function addServings(recipe: MigratedRecipe, text: string): MigratedRecipe {
  const words = text.trim();
  const count = Number(/^\d{1,4}/.exec(words)?.[0] ?? 0);
  if (words === '' || /^0+$/.test(words) || recipe.recipeServings === count) return recipe;
  if (count > 0 && recipe.recipeServings === 0) return { ...recipe, recipeServings: count };
  return { ...recipe, extras: { ...recipe.extras, servings: words } };
}

import { createHash } from 'node:crypto';
import type { MigratedRecipe } from '@hearth/recipe-extractor/migrations';

/**
 * A short text that is the same whenever an archive says the same of a recipe. Times are left out, whose words depend
 * on who imports it, and pictures, which programs pack differently.
 */
export function computeFingerprint(recipe: MigratedRecipe): string {
  const { name, description, orgURL, recipeIngredient, recipeInstructions } = recipe;
  const said = [
    name,
    description,
    orgURL,
    recipeIngredient.map(({ title, note }) => [title, note]),
    recipeInstructions.map(({ title, text }) => [title, text]),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

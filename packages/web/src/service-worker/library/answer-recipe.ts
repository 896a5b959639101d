import type { Recipe } from '@hearth/contract';
import type { KeptRecipe, KeptRecipes } from '../../platform/offline/kept/kept-recipe.ts';

/** The id or slug of the recipe at a path; undefined for other paths, though some of one segment are no recipes. */
export function findRecipeKey(path: string): string | undefined {
  const key = /^\/api\/recipes\/([^/]+)$/.exec(path)?.[1];
  return key === undefined ? undefined : decodeURIComponent(key);
}

/** Keeps the recipe of an answer; other answers of such paths are left alone. The page tells which ones were opened. */
export async function keepRecipe(kept: KeptRecipes, answer: Response): Promise<void> {
  const recipe: unknown = await answer.json();
  if (!isRecipe(recipe)) return;
  const readAt = (await kept.findById(recipe.id))?.readAt ?? null;
  await kept.put({ id: recipe.id, recipe, etag: answer.headers.get('etag'), readAt });
}

/** The answer for a kept recipe. */
export function answerKept({ recipe, etag }: KeptRecipe): Response {
  return Response.json(recipe, etag === null ? {} : { headers: { etag } });
}

function isRecipe(value: unknown): value is Recipe {
  return typeof value === 'object' && value !== null && 'id' in value && 'recipeIngredient' in value;
}

import type { Recipe } from '@hearth/contract';
import { gatherInnerRecipes, listLinkedIds, unlinkHidden } from '@hearth/domain/recipes/linked';
import type { GroupScope } from '../../../platform/db/scope.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPublicRecipesAmong } from '../visibility/index.ts';
import { readDocument } from './materialised-documents.ts';
import { forHousehold, readDocuments } from './recipe-reading.service.ts';

type Line = Recipe['recipeIngredient'][number];

/** Finds a recipe that lies within others, by its id. */
type FindWithin = (id: string) => Recipe | undefined;

/**
 * The recipes that lie within some lines, at any depth that may be stored, as far as the reader may see them. Those in
 * the trash are left out, so that their lines stay as they are. It reads as many times as recipes lie within one another.
 */
export async function readRecipesWithin(
  platform: Platform,
  scope: GroupScope,
  lines: readonly Pick<Line, 'referencedRecipe'>[],
): Promise<FindWithin> {
  const found = await gatherInnerRecipes([{ recipeIngredient: lines }], async (named) => {
    const ids = named.map(({ id }) => id);
    return readDocuments(platform, scope.groupId, await keepSeen(platform, scope, ids));
  });
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
  return (id) => byId.get(id);
}

async function keepSeen(platform: Platform, scope: GroupScope, ids: string[]): Promise<string[]> {
  return scope.kind === 'public' ? findPublicRecipesAmong(platform.database.read(scope), ids) : ids;
}

/**
 * The recipes within a recipe, each once, as the reader may see them: of recipes within those that a visitor may not see
 * the name stays, and comments are for members.
 */
export async function listRecipesWithin(
  platform: Platform,
  scope: GroupScope,
  recipe: Recipe,
): Promise<Recipe[]> {
  const find = await readRecipesWithin(platform, scope, recipe.recipeIngredient);
  const found = new Map<string, Recipe>([[recipe.id, recipe]]);
  // Recipes that are found are walked as well.
  for (const outer of found.values()) {
    for (const id of listLinkedIds(outer.recipeIngredient)) {
      const inner = find(id);
      if (inner !== undefined && !found.has(id)) found.set(id, inner);
    }
  }
  const within = [...found.values()].filter(({ id }) => id !== recipe.id);
  const shown = within.map((one) => readDocument('recipe', forHousehold(wireJson(one), scope)));
  return scope.kind === 'public' ? shown.map((one) => showToVisitors(one, find)) : shown;
}

function showToVisitors(recipe: Recipe, find: FindWithin): Recipe {
  const recipeIngredient = unlinkHidden(recipe.recipeIngredient, (id) => find(id) !== undefined);
  return { ...recipe, recipeIngredient, comments: [] };
}

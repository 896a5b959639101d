import { type ImportOutcome, type ImportPage, limits, type RecipeSummary } from '@hearth/contract';
import { fail } from '../../../../platform/errors/app-error.ts';
import { isNearSame, isTitleLike, tellingWords } from './same-recipe.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readDocuments, summariesById } from '../../../recipes/documents/index.ts';
import {
  type ImportSource,
  type RecipeImportOptions,
  recipesFrom,
  storeImported,
} from './imports.service.ts';
import { findRecipesTitled } from './known-recipes.repository.ts';
import type { PastedRecipe } from './read-pasted-text.ts';

/** An import that looks whether the library has the recipe, unless both are wanted. */
interface PageOptions extends RecipeImportOptions {
  readonly keepsBoth: boolean;
  /** What to do with a text of several recipes. */
  readonly several: ImportPage['several'];
}

const nothing: ImportOutcome = { slug: null, slugs: [], known: [], found: [], fields: [] };

/** More would be a list to look through, not a question. */
const maxShown = 3;

/**
 * Imports a recipe, unless the library has some that are much the same: then these, and nothing is stored. Of a text with
 * several recipes it imports the first or all, or tells their names and stores none.
 * @throws AppError what an import of the page or of the text throws; `textRecipesTooMany`
 */
export async function importPageOrText(
  platform: Platform,
  scope: MemberScope,
  source: ImportSource,
  options: PageOptions,
): Promise<ImportOutcome> {
  const recipes = await recipesFrom(platform, source, options.locale);
  const [recipe] = recipes;
  if (recipes.length > limits.textRecipes && options.several !== 'first')
    return fail('textRecipesTooMany', { max: limits.textRecipes });
  if (recipes.length > 1 && options.several === 'ask')
    return { ...nothing, found: recipes.map(({ name }) => name) };
  if (recipes.length > 1 && options.several === 'all') return importAll(platform, scope, recipes, options);
  const known = options.keepsBoth ? [] : await findNearSame(platform, scope, recipe);
  if (known.length > 0) return { ...nothing, known };
  const slug = await storeImported(platform, scope, recipe, options);
  return { ...nothing, slug, slugs: [slug], fields: recipe.fields };
}

/** Those that the library has already are told and not stored again. */
async function importAll(
  platform: Platform,
  scope: MemberScope,
  recipes: readonly PastedRecipe[],
  options: PageOptions,
): Promise<ImportOutcome> {
  const slugs: string[] = [];
  const known: RecipeSummary[] = [];
  for (const recipe of recipes) {
    const same = options.keepsBoth ? [] : await findNearSame(platform, scope, recipe);
    if (same.length > 0) known.push(...same);
    else slugs.push(await storeImported(platform, scope, recipe, options));
  }
  return { ...nothing, slug: slugs[0] ?? null, slugs, known };
}

async function findNearSame(
  platform: Platform,
  scope: MemberScope,
  { name, recipeIngredient }: PastedRecipe,
): Promise<RecipeSummary[]> {
  const found = { name, ingredients: recipeIngredient.map(({ note }) => note) };
  const titled = await findRecipesTitled(platform.database.read(scope), tellingWords(name));
  const alike = titled.filter((one) => isTitleLike(one.name, name)).map(({ id }) => id);
  const near = (await readDocuments(platform, scope.groupId, alike)).filter((recipe) =>
    isNearSame({ name: recipe.name, ingredients: recipe.recipeIngredient.map(writeLine) }, found),
  );
  const ids = near.slice(0, maxShown).map(({ id }) => id);
  return ids.length === 0 ? [] : [...(await summariesById(platform, scope, ids)).values()];
}

type Ingredient = Awaited<ReturnType<typeof readDocuments>>[number]['recipeIngredient'][number];

/** An ingredient as its recipe was written: a parsed one remembers its line, an unparsed one is nothing else. */
function writeLine({ originalText, food, unit, note, display }: Ingredient): string {
  if (originalText !== null && originalText !== '') return originalText;
  return food === null && unit === null ? (note ?? '') : display;
}

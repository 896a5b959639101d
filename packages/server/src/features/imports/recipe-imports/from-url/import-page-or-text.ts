import type { ReadField, RecipeSummary } from '@hearth/contract';
import { isNearSame, isTitleLike, tellingWords } from './same-recipe.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { readDocuments, summariesById } from '../../../recipes/documents/index.ts';
import { type ImportSource, type RecipeImportOptions, recipeFrom, storeImported } from './imports.service.ts';
import { findRecipesTitled } from './known-recipes.repository.ts';
import type { PastedRecipe } from './read-pasted-text.ts';

/** An import that looks whether the library has the recipe, unless both are wanted. */
interface PageOptions extends RecipeImportOptions {
  readonly keepsBoth: boolean;
}

/** More would be a list to look through, not a question. */
const maxShown = 3;

/**
 * Imports a recipe, unless the library has some that are much the same: then these, and nothing is stored.
 * @throws AppError what an import of the page or of the text throws
 */
export async function importPageOrText(
  platform: Platform,
  scope: MemberScope,
  source: ImportSource,
  options: PageOptions,
): Promise<{ slug: string | null; known: RecipeSummary[]; fields: ReadField[] }> {
  const recipe = await recipeFrom(platform, source, options.locale);
  const known = options.keepsBoth ? [] : await findNearSame(platform, scope, recipe);
  if (known.length > 0) return { slug: null, known, fields: [] };
  return { slug: await storeImported(platform, scope, recipe, options), known, fields: recipe.fields };
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

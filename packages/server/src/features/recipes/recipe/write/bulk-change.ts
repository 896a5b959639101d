import type { Recipe, RecipeInput } from '@hearth/contract';
import type { Reader, Tx } from '../../../../platform/db/database.ts';
import {
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { storedInstant } from '../../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { changeOne, requireRecipe } from './change-recipe.ts';
import { readRecipeDocument } from '../../documents/index.ts';
import { requireBulkEditable } from './recipe-rights.ts';
import { putInTrash } from './put-in-trash.repository.ts';
import { findRecipeToChange, type RecipeToChange } from './recipe-to-change.repository.ts';

/**
 * Changes recipes of the own household together: all of them, or none.
 * @param changeOf makes the change of a recipe from the recipe
 * @throws AppError `recipeNotFound` for one that the household does not have, `recipePermissionDenied` for another
 * person's without the right to organize
 */
export async function changeEach(
  platform: Platform,
  scope: MemberScope,
  slugs: readonly string[],
  changeOf: (recipe: Recipe) => RecipeInput,
): Promise<void> {
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    for (const slug of new Set(slugs)) {
      const recipe = await requireOwn(tx, slug);
      recordChangedRecipes(tx, [recipe.id]);
      const input = changeOf(await readRecipeDocument(tx, recipe.id));
      const change = { slugOrId: recipe.id, input, mode: 'patch' as const, ifMatch: null };
      await changeOne(platform, tx, change, requireBulkEditable);
    }
  });
}

/**
 * Ids of recipes of the own household that the caller may change, in the order of their slugs.
 * @throws AppError as {@link changeEach}
 */
export async function idsToChange(
  platform: Platform,
  scope: MemberScope,
  slugs: readonly string[],
): Promise<string[]> {
  const reader = platform.database.read(scope);
  const ids: string[] = [];
  for (const slug of new Set(slugs)) {
    const recipe = await requireOwn(reader, slug);
    requireBulkEditable(scope, recipe);
    ids.push(recipe.id);
  }
  return ids;
}

/**
 * Puts recipes of the own household into the trash; deleted ones are skipped.
 * @throws AppError `recipePermissionDenied` for another user's without the right to organize: then none is deleted
 */
export async function removeEach(
  platform: Platform,
  scope: MemberScope,
  slugs: readonly string[],
): Promise<void> {
  await platform.database.write(scope, (tx) => trashEach(platform, tx, slugs));
}

/** As {@link removeEach}, inside a transaction of the caller. */
export async function trashEach(
  platform: Platform,
  open: Tx<MemberScope>,
  slugs: readonly string[],
): Promise<void> {
  const tx = await bumpLibraryRevision(open);
  const { userId, householdId } = tx.scope;
  for (const slug of new Set(slugs)) {
    const recipe = await findRecipeToChange(tx, { slug });
    if (recipe === undefined || recipe.householdId !== householdId) continue;
    requireBulkEditable(tx.scope, recipe);
    recordChangedRecipes(tx, [recipe.id]);
    await putInTrash(tx, recipe, { by: userId, at: storedInstant(platform.clock.now()) });
  }
}

/** A recipe of another household looks like none here. */
async function requireOwn(reader: Reader<MemberScope>, slug: string): Promise<RecipeToChange> {
  const recipe = await requireRecipe(reader, slug);
  return recipe.householdId === reader.scope.householdId ? recipe : fail('recipeNotFound');
}

import type { Recipe } from '@hearth/contract';
import { mayDeleteRecipe } from '@hearth/domain/people/policies';
import {
  bumpLibraryRevision,
  recordChangedRecipes,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { storedInstant } from '../../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../../platform/errors/app-error.ts';
import type { JsonText } from '../../../../platform/http/answers/json-text.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { refreshed, requireRecipe } from './change-recipe.ts';
import { putInTrash } from './put-in-trash.repository.ts';
import { publishDeleted } from './recipe-events.ts';
import { question } from './recipe-rights.ts';

/** Deletes a recipe and returns it: it is in the trash, from where it can be restored whole. */
export async function removeRecipe(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
): Promise<JsonText<Recipe>> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const recipe = await requireRecipe(tx, slugOrId);
    if (!mayDeleteRecipe(question(scope, recipe))) fail('recipePermissionDenied');
    const built = await refreshed(tx, recipe);
    await putInTrash(tx, recipe, { by: scope.userId, at: storedInstant(platform.clock.now()) });
    recordChangedRecipes(tx, [recipe.id]);
    await publishDeleted(platform, tx, recipe);
    return built;
  });
}

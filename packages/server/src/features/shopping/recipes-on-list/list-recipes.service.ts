import type { ShoppingListAddRecipeParamsBulk, ShoppingListOut } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAdditions } from './additions.ts';
import { findList } from '../store/lists.repository.ts';
import { getList } from '../lists/lists.service.ts';
import { addToList, removeFromList } from './recipes-on-list.ts';

/**
 * Adds the ingredients of recipes: all or none.
 * @throws AppError `recipeNotFound`, `itemNotFound` if the household does not have the list
 */
export async function addRecipes(
  platform: Platform,
  scope: MemberScope,
  listId: string,
  sent: readonly ShoppingListAddRecipeParamsBulk[],
): Promise<ShoppingListOut> {
  required(await findList(platform.database.read(scope), listId), 'itemNotFound');
  const additions = await findAdditions(platform, scope, sent);
  await platform.database.write(scope, (tx) =>
    addToList(platform, tx, { listId, additions }, { now: storedInstant(platform.clock.now()) }),
  );
  return getList(platform, scope, listId);
}

/**
 * Removes a recipe `times` times. A recipe that is not on the list changes nothing.
 * @throws AppError `itemNotFound`
 */
export async function removeRecipe(
  platform: Platform,
  scope: MemberScope,
  removal: { readonly listId: string; readonly recipeId: string; readonly times: number },
): Promise<ShoppingListOut> {
  await platform.database.write(scope, (tx) =>
    removeFromList(platform, tx, removal, { now: storedInstant(platform.clock.now()) }),
  );
  return getList(platform, scope, removal.listId);
}

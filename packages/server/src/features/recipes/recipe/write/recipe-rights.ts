import { mayBulkChangeRecipe, mayEditRecipe, readRights } from '@hearth/domain/people/policies';
import type { Tx } from '../../../../platform/db/database.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { fail, required } from '../../../../platform/errors/app-error.ts';
import { findRecipeToChange, type RecipeToChange } from './recipe-to-change.repository.ts';

/** Whether the caller may edit the recipe, and so delete it and bring it back. */
export function mayEdit(scope: MemberScope, recipe: RecipeRights): boolean {
  return mayEditRecipe(question(scope, recipe));
}

/** Refuses a change by a user who may not edit the recipe. */
export function requireEditable(scope: MemberScope, recipe: RecipeToChange): void {
  if (!mayEdit(scope, recipe)) fail('recipePermissionDenied');
}

/**
 * Refuses a change of a recipe in the trash by a caller who may not edit it.
 * @throws AppError `itemNotFound`, `recipePermissionDenied`
 */
export async function requireEditableInTrash(tx: Tx<MemberScope>, id: string): Promise<void> {
  requireEditable(tx.scope, required(await findRecipeToChange(tx, { id }, 'trash'), 'itemNotFound'));
}

/** As {@link requireEditable}, for one of many. */
export function requireBulkEditable(scope: MemberScope, recipe: RecipeToChange): void {
  if (!mayBulkChangeRecipe(question(scope, recipe))) fail('recipePermissionDenied');
}

/** What of a recipe decides who may change it. */
type RecipeRights = Pick<
  RecipeToChange,
  'userId' | 'groupId' | 'householdId' | 'locked' | 'householdLocksEdits'
>;

/** The input of the policies for a caller and a recipe. */
export function question(scope: MemberScope, recipe: RecipeRights) {
  return {
    actor: {
      ...readRights(scope.rights),
      userId: scope.userId,
      groupId: scope.groupId,
      householdId: scope.householdId,
    },
    recipe: {
      userId: recipe.userId,
      groupId: recipe.groupId,
      householdId: recipe.householdId,
      locked: recipe.locked === 1,
      householdLocksEdits: recipe.householdLocksEdits === null ? null : recipe.householdLocksEdits === 1,
    },
  };
}

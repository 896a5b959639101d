import type { Tx } from '../../../../platform/db/database.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { mayHandToHousehold } from '@hearth/domain/people/policies';
import { fail } from '../../../../platform/errors/app-error.ts';
import { findHouseholdOfMember } from '../../../people/user-store/index.ts';
import type { RecipeToChange } from './recipe-to-change.repository.ts';
import type { NewRecipeRow } from './recipe-writing.repository.ts';

/**
 * The new owner of a recipe, as a change of its columns. Clients send the owner back with everything else: a user who
 * is not in the group changes nothing.
 * @throws AppError `recipePermissionDenied` for another household, which has not asked for it
 */
export async function newOwner(
  tx: Tx<MemberScope>,
  recipe: RecipeToChange,
  userId: string | null | undefined,
): Promise<Partial<NewRecipeRow>> {
  if (typeof userId !== 'string' || userId === recipe.userId) return {};
  const householdId = await findHouseholdOfMember(tx, userId);
  if (householdId === undefined) return {};
  if (!mayHandToHousehold(tx.scope.rights, { from: recipe.householdId, to: householdId }))
    fail('recipePermissionDenied');
  return { user_id: userId };
}

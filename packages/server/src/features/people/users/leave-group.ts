import type { RecipesPassedTo } from '@hearth/contract';
import { householdHeir, recipeHeir } from '@hearth/domain/people/policies';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withdrawRatings } from '../../recipes/ratings/index.ts';
import { countRecipesOf } from './owned-recipes.repository.ts';
import { deleteTrashOf } from '../../recipes/trash/index.ts';
import { invalidateDocumentsOfUser } from '../../recipes/documents/index.ts';
import { passRecipes } from './owned-recipes.repository.ts';
import { passThings } from './owned-things.repository.ts';
import { findUsersOfGroup, presentUser, type UserWithPlaces } from '../user-store/index.ts';

/**
 * Removes a user's data from the group on leaving or deletion: ratings and favourites are deleted, recipes pass to a user
 * of the household, else of the group (`recipeHeir` of the domain), lists and plan entries to a user of the household. A user without recipes needs no heir; the recipes that
 * such a user has in the trash are deleted for good.
 * @throws AppError `nobodyTakesRecipes`: then nothing changes
 */
export async function leaveGroup(
  platform: Platform,
  tx: LibraryTx<SystemScope>,
  user: UserWithPlaces,
): Promise<RecipesPassedTo | null> {
  await invalidateDocumentsOfUser(tx, user.id);
  await withdrawRatings(tx, user.id);
  const recipes = await countRecipesOf(tx, user.id);
  const people = (await findUsersOfGroup(tx, user.group_id)).map(presentUser);
  const keeper = householdHeir(presentUser(user), people);
  if (keeper !== null) await passThings(tx, { from: user.id, to: keeper.id, householdId: user.household_id });
  const heir = recipeHeir(presentUser(user), people);
  if (heir === null) {
    if (recipes > 0) fail('nobodyTakesRecipes');
    await deleteTrashOf(platform, tx, user.id);
    return null;
  }
  await passRecipes(tx, { from: user.id, to: heir.id });
  if (recipes === 0) return null;
  return { id: heir.id, username: heir.username ?? '', fullName: heir.fullName ?? '', recipes };
}

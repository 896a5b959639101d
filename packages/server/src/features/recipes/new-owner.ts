import type { Tx } from '../../platform/db/database.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import { isMemberOfGroup } from '../users/index.ts';
import type { RecipeToChange } from './recipe-to-change.repository.ts';
import type { NewRecipeRow } from './recipe-writing.repository.ts';

/**
 * To whom a recipe passes, as a change of its columns. Clients send the owner back with everything else: somebody who
 * is not of the group changes nothing.
 */
export async function newOwner(
  tx: Tx<MemberScope>,
  recipe: RecipeToChange,
  userId: string | null | undefined,
): Promise<Partial<NewRecipeRow>> {
  if (typeof userId !== 'string' || userId === recipe.userId) return {};
  return (await isMemberOfGroup(tx, userId)) ? { user_id: userId } : {};
}

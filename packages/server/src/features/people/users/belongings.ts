import type { Belongings } from '@hearth/contract';
import { householdHeir, recipeHeir } from '@hearth/domain/people/policies';
import { systemScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser, findUsersOfGroup, presentUser } from '../user-store/index.ts';
import { countRecipesOf } from './owned-recipes.repository.ts';
import { countThingsOf } from './owned-things.repository.ts';

type Person = ReturnType<typeof presentUser>;

/**
 * What a user has, and who would take it over: what the deletion of the account would do, in numbers.
 * @throws AppError `itemNotFound`
 */
export async function countBelongings(platform: Platform, id: string): Promise<Belongings> {
  const reader = platform.database.read(systemScope('count what a user has'));
  const user = required(await findUser(reader, id), 'itemNotFound');
  const person = presentUser(user);
  const people = (await findUsersOfGroup(reader, user.group_id)).map(presentUser);
  const things = await countThingsOf(reader, { userId: id, householdId: user.household_id });
  return {
    recipes: await countRecipesOf(reader, id),
    ...things,
    recipesTo: presentHeir(recipeHeir(person, people)),
    householdTo: presentHeir(householdHeir(person, people)),
  };
}

function presentHeir(heir: Person | null): Belongings['recipesTo'] {
  return heir && { id: heir.id, username: heir.username ?? '', fullName: heir.fullName ?? '' };
}

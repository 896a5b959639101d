import type { ErrorCode, UserIn, UserOut } from '@hearth/contract';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { failAs, required } from '../../../platform/errors/app-error.ts';
import { requireConfirmed } from '../../../platform/errors/require-confirmed.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  cleanPersonFields,
  createUser,
  findTakenAccountNames,
  findUser,
  holdNames,
  presentUser,
  refuseGuessable,
  requireGoodPassword,
  refuseTakenName,
  usernameKey,
} from '../user-store/index.ts';
import { findPlace } from './places.ts';

const scope = systemScope('create an account');

/**
 * Creates an account; `admin` includes every right.
 * @throws AppError `confirmationNeeded`, of `notSaved` for names that are taken and for places that do not exist; ValidationError
 */
export async function createAccount(
  platform: Platform,
  by: MemberScope,
  given: UserIn,
  notSaved: ErrorCode,
): Promise<UserOut> {
  const person = { username: '', fullName: '', email: '', ...cleanPersonFields(given) };
  if (given.admin === true) requireConfirmed(by);
  requireGoodPassword(given.password, 'password');
  await refuseGuessable(platform, given.password, person);
  const reader = platform.database.read(scope);
  const place = await findPlace(platform, reader, given, notSaved);
  // Hashing takes a quarter of a second, so invalid input is refused before it.
  const wanted = { usernameKey: usernameKey(person.username), email: person.email };
  const taken = await findTakenAccountNames(reader, wanted);
  refuseTakenName(taken, notSaved);
  const passwordHash = await platform.passwords.hash(given.password);
  const { admin, advanced, canInvite, canManage, canManageHousehold, canOrganize } = given;
  const rights = {
    admin: admin ?? false,
    advanced: advanced ?? false,
    canInvite: canInvite ?? false,
    canManage: canManage ?? false,
    canManageHousehold: canManageHousehold ?? false,
    canOrganize: canOrganize ?? false,
  };
  const authMethod = given.authMethod ?? 'Mealie';
  return platform.database
    .write(scope, async (tx) => {
      await holdNames(tx);
      refuseTakenName(await findTakenAccountNames(tx, wanted), notSaved);
      const id = await createUser(platform, tx, { ...person, ...place, passwordHash, authMethod, rights });
      return presentUser(required(await findUser(tx, id), 'itemNotFound'));
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) failAs(notSaved, 'usernameTaken', {}, error);
      throw error;
    });
}

import type { ErrorCode, UserOut, UserPatch } from '@hearth/contract';
import { mayEditUser, type Rights, readRights } from '@hearth/domain/people/policies';
import type { Tx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import { bumpLibraryRevisionOf } from '../../../platform/db/revisions/library-revision.ts';
import { type MemberScope, type SystemScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, failAs, required } from '../../../platform/errors/app-error.ts';
import { requireConfirmed } from '../../../platform/errors/require-confirmed.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invalidateDocumentsOfUser } from '../../recipes/documents/index.ts';
import { changesAddress, leaveOldAddress, proveOwnAddressChange } from '../self/index.ts';
import { deleteIdentitiesOf } from '../sign-in/index.ts';
import {
  cleanPersonFields,
  findTakenAccountNames,
  findUser,
  holdAdministrators,
  holdNames,
  isDemoAccount,
  presentUser,
  refuseTakenName,
  rightsColumns,
  updateUser,
  usernameKey,
  type UserWithPlaces,
} from '../user-store/index.ts';
import { leaveGroup } from './leave-group.ts';
import { findHousehold, type Place, findPlace } from './places.ts';

const scope = systemScope('change an account');

/** The error codes with which a family of routes refuses. */
export interface Refusals {
  /** An administrator who takes the own right away. */
  readonly selfDemotion: ErrorCode;
  /** Names that are taken, places that do not exist. */
  readonly notSaved: ErrorCode;
}

/** What only administrators may set, and only for others what takes away their power. */
const guarded = [
  'authMethod',
  'admin',
  'canInvite',
  'canManage',
  'canManageHousehold',
  'canOrganize',
  'group',
  'household',
] as const;

/**
 * Changes the fields of a user that are sent: all of them, or none. A user without the right changes the own names, e-mail
 * address and `advanced`; other fields may be sent back as they are. Rights and places hold from the next request on.
 * Recipes move with their owner to another household of the group; to another group they do not (`leaveGroup`), and
 * comments stay where they were made.
 * @throws AppError `confirmationNeeded`, `notAnAdmin`, `itemNotFound`, `mayNotChangeGroup`, `usernameControlledElsewhere`, `nobodyTakesRecipes`, those of `refusals` and of
 * `proveOwnAddressChange`; ValidationError
 */
export async function changeAccount(
  platform: Platform,
  by: MemberScope,
  id: string,
  given: UserPatch,
  refusals: Refusals & { readonly address: string },
): Promise<UserOut> {
  if (!mayEditUser({ userId: by.userId, admin: by.rights.admin }, id)) fail('notAnAdmin');
  await proveOwnChange(platform, by, id, given, refusals.address);
  return platform.database
    .write(scope, async (tx) => {
      if (speaksOfNames(given)) await holdNames(tx);
      const user = required(await findUser(tx, id), 'itemNotFound');
      if (isDemoAccount(platform, user.email)) return presentUser(user);
      await bumpLibraryRevisionOf(tx, user.group_id);
      if (!by.rights.admin) {
        refuseGuarded(user, given);
        refuseDirectoryName(user, given);
      }
      const rights = changedRights(user, given);
      if (by.userId === id && user.admin === 1 && !rights.admin) fail(refusals.selfDemotion);
      if (user.admin === 1 && !rights.admin) await requireOtherAdministrator(tx, refusals.selfDemotion);
      if (needsConfirmation(by, user, given, rights)) requireConfirmed(by);
      await writeChange(platform, tx, user, given, rights, refusals.notSaved);
      if (changesRights(user, given, rights))
        tx.onCommit(() => platform.securityLog.write({ event: 'rights.changed', userId: id }));
      if (changesAddress(user, given)) await leaveOldAddress(platform, tx, user, by.locale);
      return presentUser(required(await findUser(tx, id), 'itemNotFound'));
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) failAs(refusals.notSaved, 'usernameTaken', {}, error);
      throw error;
    });
}

/** Checks a change of the own account and its password, which takes too long for a transaction. */
async function proveOwnChange(
  platform: Platform,
  by: MemberScope,
  id: string,
  given: UserPatch,
  address: string,
): Promise<void> {
  if (by.userId !== id) return;
  const user = required(await findUser(platform.database.read(scope), id), 'itemNotFound');
  if (isDemoAccount(platform, user.email)) return;
  if (!by.rights.admin) refuseGuarded(user, given);
  cleanNames(user, given);
  await proveOwnAddressChange(platform, by, user, given, address);
}

/** Refuses a change that would give the sender more rights, as a whole. */
function refuseGuarded(user: UserWithPlaces, given: UserPatch): void {
  const stored = presentUser(user);
  const differs = (name: (typeof guarded)[number]) =>
    given[name] !== undefined && given[name] !== null && given[name] !== stored[name];
  if (guarded.some(differs)) fail('mayNotChangeGroup');
}

/** Two administrators who demote each other at the same moment must not both succeed. */
async function requireOtherAdministrator(tx: Tx<SystemScope>, code: ErrorCode): Promise<void> {
  if ((await holdAdministrators(tx)).length < 2) fail(code);
}

function changedRights(user: UserWithPlaces, given: UserPatch): Rights {
  const stored = presentUser(user);
  return readRights({
    admin: given.admin ?? stored.admin,
    advanced: given.advanced ?? stored.advanced,
    canInvite: given.canInvite ?? stored.canInvite,
    canManage: given.canManage ?? stored.canManage,
    canManageHousehold: given.canManageHousehold ?? stored.canManageHousehold,
    canOrganize: given.canOrganize ?? stored.canOrganize,
  });
}

/**
 * A new administrator; another address of another user, to which a link to a new password can be sent; another sign-in
 * method, since the holder of that name or address there can sign in.
 */
function needsConfirmation(by: MemberScope, user: UserWithPlaces, given: UserPatch, rights: Rights): boolean {
  const isNewAdministrator = rights.admin && user.admin !== 1;
  const isNewAddress = by.userId !== user.id && changesAddress(user, given);
  return isNewAdministrator || isNewAddress || changesMethod(user, given);
}

function changesMethod(user: UserWithPlaces, { authMethod }: UserPatch): boolean {
  return authMethod !== undefined && authMethod !== user.auth_method;
}

/** The sign-in method counts as a right: it decides who can sign in. */
function changesRights(user: UserWithPlaces, given: UserPatch, rights: Rights): boolean {
  const before = Object.entries(rightsColumns(changedRights(user, {})));
  const after = new Map(Object.entries(rightsColumns(rights)));
  return (
    changesMethod(user, given) ||
    before.some(([name, value]) => name !== 'advanced' && after.get(name) !== value)
  );
}

async function writeChange(
  platform: Platform,
  tx: Tx<SystemScope>,
  user: UserWithPlaces,
  given: UserPatch,
  rights: Rights,
  unknown: ErrorCode,
): Promise<void> {
  const names = followAddress(user, cleanNames(user, given));
  await refuseTaken(tx, user, names, unknown);
  // Identities that an administrator has linked before the switch to single sign-on stay.
  if (changesMethod(user, given) && given.authMethod !== 'OIDC') await deleteIdentitiesOf(tx, user.id);
  const place = await changedPlace(platform, tx, user, given, unknown);
  await leave(platform, tx, user, place);
  await updateUser(tx, user.id, {
    ...(names.username === undefined
      ? {}
      : { username: names.username, username_key: usernameKey(names.username) }),
    ...(names.fullName === undefined ? {} : { full_name: names.fullName }),
    ...(names.email === undefined ? {} : { email: names.email }),
    ...(given.authMethod === undefined ? {} : { auth_method: given.authMethod }),
    ...announcementColumns(given),
    ...rightsColumns(rights),
    group_id: place.groupId,
    household_id: place.householdId,
    updated_at: storedInstant(platform.clock.now()),
  });
  // Documents contain the user's household and name.
  await invalidateDocumentsOfUser(tx, user.id);
}

function announcementColumns({ showAnnouncements, lastReadAnnouncement }: UserPatch) {
  return {
    ...(showAnnouncements === undefined ? {} : { show_announcements: Number(showAnnouncements) }),
    ...(typeof lastReadAnnouncement === 'string' ? { last_read_announcement: lastReadAnnouncement } : {}),
  };
}

function speaksOfNames({ username, email }: UserPatch): boolean {
  return typeof username === 'string' || typeof email === 'string';
}

function cleanNames({ username, full_name: fullName, email }: UserWithPlaces, given: UserPatch) {
  return cleanPersonFields(given, { username, fullName, email });
}

/** A user name that is the own address changes with it: the old address may become someone else's. */
function followAddress<N extends { username?: string; email?: string }>(user: UserWithPlaces, names: N): N {
  const isAddress = usernameKey(names.username ?? user.username) === user.email;
  return isAddress && names.email !== undefined ? { ...names, username: names.email } : names;
}

/** A directory finds the account of its user by the user name, so only an administrator changes it. */
function refuseDirectoryName(user: UserWithPlaces, { username }: UserPatch): void {
  const isSame = username === null || username === undefined || username.trim() === user.username;
  if (user.auth_method === 'LDAP' && !isSame) fail('usernameControlledElsewhere');
}

/** The account's current names may be sent back. */
async function refuseTaken(
  tx: Tx<SystemScope>,
  user: UserWithPlaces,
  names: { username?: string; email?: string },
  code: ErrorCode,
): Promise<void> {
  const nameKey = usernameKey(names.username ?? '');
  const wanted = {
    usernameKey: nameKey === user.username_key ? '' : nameKey,
    email: names.email === user.email ? '' : (names.email ?? ''),
  };
  const taken = await findTakenAccountNames(tx, wanted, user.id);
  refuseTakenName(taken, code);
}

async function changedPlace(
  platform: Platform,
  tx: Tx<SystemScope>,
  user: UserWithPlaces,
  { group, household }: UserPatch,
  unknown: ErrorCode,
): Promise<Place> {
  const isNewGroup = group !== null && group !== undefined && group !== user.groupName;
  if (isNewGroup) return findPlace(platform, tx, { group, household }, unknown);
  const isSame = household === null || household === undefined || household === user.householdName;
  if (isSame) return { groupId: user.group_id, householdId: user.household_id };
  const householdId = await findHousehold(platform, tx, user.group_id, { household }, unknown);
  return { groupId: user.group_id, householdId };
}

async function leave(
  platform: Platform,
  tx: Tx<SystemScope>,
  user: UserWithPlaces,
  { groupId }: Place,
): Promise<void> {
  if (groupId === user.group_id) return;
  const library = await bumpLibraryRevisionOf(tx, groupId);
  await leaveGroup(platform, library, user);
}

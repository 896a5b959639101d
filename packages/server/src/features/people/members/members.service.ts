import type { Page, PagingQuery, SetPermissions, UserOut, UserSummary } from '@hearth/contract';
import { mayManageGroup, maySetPermissions, readRights } from '@hearth/domain/people/policies';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isDemoAccount, memberRows, presentUser, type UserWithPlaces } from '../user-store/index.ts';
import { findMember, findMembers, type RightColumns, updateRights } from './members.repository.ts';

/** All users of the caller's group, as summaries. */
export async function listGroupMembers(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<UserSummary>> {
  const members = await findMembers(platform.database.read(scope));
  return findPage(platform, members, query, '/groups/members', presentMember);
}

/** One person of the caller's group. */
export async function getGroupMember(
  platform: Platform,
  scope: MemberScope,
  usernameOrId: string,
): Promise<UserSummary> {
  const member = await findMember(platform.database.read(scope), usernameOrId);
  return presentMember(required(member, 'memberNotFound'));
}

/** All members of the caller's household, with their rights. */
export async function listHouseholdMembers(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<UserOut>> {
  const members = await findMembers(platform.database.read(scope), scope.householdId);
  return findPage(platform, members, query, '/households/members', presentUser);
}

/**
 * Sets all rights of another member of the caller's household. An administrator keeps them all.
 * @throws AppError `forbidden` without the right to manage, `userNotFound`, `notInThisHousehold`, `ownPermissions`
 */
export async function setPermissions(
  platform: Platform,
  scope: MemberScope,
  given: SetPermissions,
): Promise<UserOut> {
  if (!mayManageGroup(scope.rights)) fail('forbidden');
  return platform.database.write(scope, async (tx) => {
    const member = required(await findMember(tx, given.userId), 'userNotFound');
    if (member.household_id !== scope.householdId) fail('notInThisHousehold');
    if (!maySetPermissions(buildActor(scope), buildMember(member))) fail('ownPermissions');
    if (isDemoAccount(platform, member.email)) return presentUser(member);
    const change = { ...rightColumns(member, given), updated_at: storedInstant(platform.clock.now()) };
    await updateRights(tx, member.id, change);
    tx.onCommit(() => platform.securityLog.write({ event: 'rights.changed', userId: member.id }));
    return presentUser({ ...member, ...change });
  });
}

function rightColumns({ admin }: UserWithPlaces, given: SetPermissions): RightColumns {
  return {
    can_manage: Number(admin === 1 || given.canManage),
    can_manage_household: Number(admin === 1 || given.canManageHousehold),
    can_invite: Number(admin === 1 || given.canInvite),
    can_organize: Number(admin === 1 || given.canOrganize),
  };
}

function buildActor({ userId, groupId, householdId, rights }: MemberScope) {
  return { ...readRights(rights), userId, groupId, householdId };
}

function buildMember({ id, group_id, household_id }: UserWithPlaces) {
  return { userId: id, groupId: group_id, householdId: household_id };
}

function presentMember(user: UserWithPlaces): UserSummary {
  return {
    id: user.id,
    groupId: user.group_id,
    householdId: user.household_id,
    username: user.username,
    fullName: user.full_name,
  };
}

async function findPage<T>(
  platform: Platform,
  members: readonly UserWithPlaces[],
  query: PagingQuery,
  route: string,
  present: (user: UserWithPlaces) => T,
): Promise<Page<T>> {
  const page = await selectPage(members, query, { reader: memberRows, route, now: platform.clock.now() });
  return { ...page, items: page.items.map(present) };
}

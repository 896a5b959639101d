import type { Reader, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { UserRow } from './users.tables.ts';

/** A user with the names of group and household. */
export type UserWithPlaces = UserRow & {
  groupName: string;
  groupSlug: string;
  householdName: string;
  householdSlug: string;
};

/** People with the names of their group and household; the caller says whom. */
export function usersWithPlaces(reader: Reader) {
  return reader
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.group_id')
    .innerJoin('households', 'households.id', 'users.household_id')
    .selectAll('users')
    .select([
      'groups.name as groupName',
      'groups.slug as groupSlug',
      'households.name as householdName',
      'households.slug as householdSlug',
    ]);
}

/** The user of the scope. */
export async function findSelf(reader: Reader<MemberScope>): Promise<UserWithPlaces | undefined> {
  return usersWithPlaces(reader)
    .where('users.id', '=', reader.scope.userId)
    .where('users.group_id', '=', reader.scope.groupId)
    .executeTakeFirst();
}

/** The household of a user of the scope's group; undefined for other users. */
export async function findHouseholdOfMember(
  reader: Reader<MemberScope>,
  userId: string,
): Promise<string | undefined> {
  const [found] = await memberOfGroup(reader, { userId, groupId: reader.scope.groupId });
  return found?.household_id;
}

const memberOfGroup = prepared<{ userId: string; groupId: string }, { household_id: string }>(
  (db, parameter) =>
    db
      .selectFrom('users')
      .select('household_id')
      .where('id', '=', parameter('userId'))
      .where('group_id', '=', parameter('groupId')),
);

/**
 * The accounts that a typed name may mean, in lower case: by user name first, then by e-mail address. What is written
 * like an address is an address first, so that no user name shadows the address of another account.
 */
export async function findUsersForSignIn(reader: Reader<SystemScope>, nameKey: string): Promise<UserRow[]> {
  const [first, second] = nameKey.includes('@') ? addressFirst : nameFirst;
  const found = [await findUserBy(reader, first, nameKey), await findUserBy(reader, second, nameKey)];
  return found.filter((user) => user !== undefined).filter(isFirstOfItsId);
}

const isFirstOfItsId = ({ id }: UserRow, at: number, all: readonly UserRow[]): boolean =>
  all.findIndex((user) => user.id === id) === at;

const nameFirst = ['username_key', 'email'] as const;
const addressFirst = ['email', 'username_key'] as const;

/** The account with that user name or e-mail address, in lower case. */
export async function findUserBy(
  reader: Reader<SystemScope>,
  column: 'username_key' | 'email',
  value: string,
): Promise<UserRow | undefined> {
  return reader.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
}

/** Whether there is no account yet. */
export async function hasNoUsers(reader: Reader<SystemScope>): Promise<boolean> {
  return (await reader.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function insertUser(tx: Tx<SystemScope>, user: UserRow): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

export async function updatePassword(tx: Tx<MemberScope>, hash: string, now: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password: hash, updated_at: now })
    .where('id', '=', tx.scope.userId)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

/** Gives or takes the administrator's rights; they bring every other right, which stays when they go. */
export async function setAdmin(
  tx: Tx<SystemScope>,
  userId: string,
  isAdmin: boolean,
  now: string,
): Promise<void> {
  const rights = { advanced: 1, can_invite: 1, can_manage: 1, can_manage_household: 1, can_organize: 1 };
  await tx
    .updateTable('users')
    .set({ admin: isAdmin ? 1 : 0, ...(isAdmin ? rights : {}), updated_at: now })
    .where('id', '=', userId)
    .execute();
}

import type { AuthMethod } from '@hearth/contract';
import { allRights, type Rights, readRights } from '@hearth/domain/people/policies';
import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertUser } from './users.repository.ts';

/** What a new account starts from; names are stored as given. */
export interface NewUser {
  readonly groupId: string;
  readonly householdId: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly authMethod?: AuthMethod;
  readonly rights: Partial<Rights>;
}

/** Creates an account and returns its id. An administrator gets every right. */
export async function createUser(platform: Platform, tx: Tx<SystemScope>, given: NewUser): Promise<string> {
  const id = platform.random.uuid();
  const now = storedInstant(platform.clock.now());
  await insertUser(tx, {
    id,
    group_id: given.groupId,
    household_id: given.householdId,
    username: given.username,
    username_key: usernameKey(given.username),
    email: given.email.toLowerCase(),
    full_name: given.fullName,
    password: given.passwordHash,
    auth_method: given.authMethod ?? 'Mealie',
    ...rightsColumns(readRights(given.rights)),
    cache_key: '1234',
    last_sign_in_at: null,
    show_announcements: 1,
    last_read_announcement: null,
    created_at: now,
    updated_at: now,
  });
  tx.onCommit(() => platform.securityLog.write({ event: 'user.created', userId: id, name: given.username }));
  return id;
}

/** Creates an administrator, who may do everything, and returns the id. */
export async function createAdministrator(
  platform: Platform,
  tx: Tx<SystemScope>,
  given: Omit<NewUser, 'rights'>,
): Promise<string> {
  return createUser(platform, tx, { ...given, rights: allRights });
}

/** The key by which user names are compared: those that differ in case only are the same. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

/** Rights as columns of the table. */
export function rightsColumns(rights: Rights) {
  return {
    admin: Number(rights.admin),
    advanced: Number(rights.advanced),
    can_invite: Number(rights.canInvite),
    can_manage: Number(rights.canManage),
    can_manage_household: Number(rights.canManageHousehold),
    can_organize: Number(rights.canOrganize),
  };
}

import { AuthMethod, type ListedUser, type UserOut } from '@hearth/contract';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { UserWithPlaces } from './users.repository.ts';

/** A user without the API tokens, which only the user sees. */
export function presentUser(user: UserWithPlaces): UserOut {
  return {
    id: user.id,
    username: user.username,
    fullName: user.full_name,
    email: user.email,
    authMethod: AuthMethod.parse(user.auth_method),
    admin: user.admin === 1,
    group: user.groupName,
    household: user.householdName,
    advanced: user.advanced === 1,
    canInvite: user.can_invite === 1,
    canManage: user.can_manage === 1,
    canManageHousehold: user.can_manage_household === 1,
    canOrganize: user.can_organize === 1,
    groupId: user.group_id,
    groupSlug: user.groupSlug,
    householdId: user.household_id,
    householdSlug: user.householdSlug,
    tokens: [],
    cacheKey: user.cache_key,
    showAnnouncements: user.show_announcements === 1,
    lastReadAnnouncement: user.last_read_announcement,
  };
}

/** A user as administrators list them. */
export function presentListedUser(user: UserWithPlaces): ListedUser {
  const { last_sign_in_at: at } = user;
  return { ...presentUser(user), lastSignInAt: at === null ? null : wireInstant(at) };
}

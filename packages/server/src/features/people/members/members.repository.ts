import { canonicalUuid } from '@hearth/domain/text/slugs';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { type UserWithPlaces, usersWithPlaces } from '../user-store/index.ts';

/** All users of the group, or of one household of it; oldest account first. */
export async function findMembers(reader: GroupReader, householdId?: string): Promise<UserWithPlaces[]> {
  const ofGroup = usersWithPlaces(reader).where('users.group_id', '=', reader.scope.groupId);
  const found = householdId === undefined ? ofGroup : ofGroup.where('users.household_id', '=', householdId);
  return found.orderBy('users.created_at').orderBy('users.id').execute();
}

/** One user of the group, by user name in any case or by id. */
export async function findMember(
  reader: GroupReader,
  usernameOrId: string,
): Promise<UserWithPlaces | undefined> {
  return usersWithPlaces(reader)
    .where('users.group_id', '=', reader.scope.groupId)
    .where((eb) =>
      eb.or([
        eb('users.id', '=', canonicalUuid(usernameOrId) ?? usernameOrId),
        eb('users.username_key', '=', usernameOrId.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
}

/** The rights that users set for each other. */
export interface RightColumns {
  readonly can_manage: number;
  readonly can_manage_household: number;
  readonly can_invite: number;
  readonly can_organize: number;
}

/** Sets the rights of a member of the own household. */
export async function updateRights(
  tx: Tx<MemberScope>,
  userId: string,
  change: RightColumns & { readonly updated_at: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .where('group_id', '=', tx.scope.groupId)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

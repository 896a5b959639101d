import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { InviteTokenRow } from './invitations.tables.ts';

/** Whose invitations are meant: of the whole group, or of the own household only. */
export type InvitationReach = 'group' | 'household';

function selectInvitations(reader: Reader<MemberScope>, now: string, reach: InvitationReach) {
  const ofGroup = reader
    .selectFrom('invite_tokens')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where('expires_at', '>', now);
  return reach === 'group' ? ofGroup : ofGroup.where('household_id', '=', reader.scope.householdId);
}

/** Open invitations, newest first. */
export async function findInvitations(
  reader: Reader<MemberScope>,
  now: string,
  reach: InvitationReach,
): Promise<InviteTokenRow[]> {
  return selectInvitations(reader, now, reach).orderBy('created_at', 'desc').orderBy('token').execute();
}

/** One open invitation. */
export async function findInvitation(
  reader: Reader<MemberScope>,
  { token, now, reach }: { readonly token: string; readonly now: string; readonly reach: InvitationReach },
): Promise<InviteTokenRow | undefined> {
  return selectInvitations(reader, now, reach).where('token', '=', token).executeTakeFirst();
}

/** Ends an invitation of the group. */
export async function deleteInvitation(tx: Tx<MemberScope>, token: string): Promise<void> {
  await tx
    .deleteFrom('invite_tokens')
    .where('token', '=', token)
    .where('group_id', '=', tx.scope.groupId)
    .execute();
}

/** Name of a household; undefined if the group has none with that id. */
export async function findHouseholdName(
  reader: Reader,
  { id, groupId }: { readonly id: string; readonly groupId: string },
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('households')
    .select('name')
    .where('id', '=', id)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.name;
}

export async function insertInvitation(tx: Tx<SystemScope>, row: InviteTokenRow): Promise<void> {
  await tx.insertInto('invite_tokens').values(row).execute();
}

/** Who invites with an open invitation, and to where. */
export async function findInvitedPlace(reader: Reader<SystemScope>, token: string, now: string) {
  return reader
    .selectFrom('invite_tokens')
    .innerJoin('households', 'households.id', 'invite_tokens.household_id')
    .innerJoin('groups', 'groups.id', 'invite_tokens.group_id')
    .leftJoin('users', 'users.id', 'invite_tokens.made_by')
    .select(['users.full_name as invitedBy', 'households.name as household', 'groups.name as group'])
    .where('invite_tokens.token', '=', token)
    .where('invite_tokens.uses_left', '>', 0)
    .where('invite_tokens.expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether that token opens a household still. */
export async function isInvitationOpen(
  reader: Reader<SystemScope>,
  token: string,
  now: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('invite_tokens')
    .select('token')
    .where('token', '=', token)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where an invitation leads, and as what. */
export interface Invited {
  readonly groupId: string;
  readonly householdId: string;
  readonly usesLeft: number;
  readonly role: string | null;
}

/**
 * Takes one use of an invitation, and the invitation itself with the last one. Of several who ask for the last use at
 * once one gets it: the statement that counts down is also the one that looks.
 */
export async function takeInvitation(
  tx: Tx<SystemScope>,
  token: string,
  now: string,
): Promise<Invited | undefined> {
  const row = await tx
    .updateTable('invite_tokens')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('token', '=', token)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.uses_left === 0) await tx.deleteFrom('invite_tokens').where('token', '=', token).execute();
  const { group_id: groupId, household_id: householdId, uses_left: usesLeft, role } = row;
  return { groupId, householdId, usesLeft, role };
}

export async function deleteExpiredInvitations(tx: Tx<SystemScope>, now: string): Promise<void> {
  await tx.deleteFrom('invite_tokens').where('expires_at', '<=', now).execute();
}

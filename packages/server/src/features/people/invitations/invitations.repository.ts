import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { InviteTokenRow } from './invitations.tables.ts';

function selectInvitations(reader: Reader<MemberScope>, now: string) {
  return reader
    .selectFrom('invite_tokens')
    .selectAll()
    .where('household_id', '=', reader.scope.householdId)
    .where('group_id', '=', reader.scope.groupId)
    .where('expires_at', '>', now);
}

/** Open invitations of the scope's household, newest first. */
export async function findInvitations(reader: Reader<MemberScope>, now: string): Promise<InviteTokenRow[]> {
  return selectInvitations(reader, now).orderBy('created_at', 'desc').orderBy('token').execute();
}

/** One open invitation of the scope's household. */
export async function findInvitation(
  reader: Reader<MemberScope>,
  token: string,
  now: string,
): Promise<InviteTokenRow | undefined> {
  return selectInvitations(reader, now).where('token', '=', token).executeTakeFirst();
}

/** Name of the scope's household. */
export async function findHouseholdName(reader: Reader<MemberScope>): Promise<string> {
  const row = await reader
    .selectFrom('households')
    .select('name')
    .where('id', '=', reader.scope.householdId)
    .where('group_id', '=', reader.scope.groupId)
    .executeTakeFirst();
  return row?.name ?? '';
}

export async function insertInvitation(tx: Tx<MemberScope>, row: InviteTokenRow): Promise<void> {
  const { groupId, householdId } = tx.scope;
  await tx
    .insertInto('invite_tokens')
    .values({ ...row, group_id: groupId, household_id: householdId })
    .execute();
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

/**
 * Takes one use of an invitation, and the invitation itself with the last one. Of several who ask for the last use at
 * once one gets it: the statement that counts down is also the one that looks.
 */
export async function takeInvitation(
  tx: Tx<SystemScope>,
  token: string,
  now: string,
): Promise<{ groupId: string; householdId: string; usesLeft: number } | undefined> {
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
  return { groupId: row.group_id, householdId: row.household_id, usesLeft: row.uses_left };
}

export async function deleteExpiredInvitations(tx: Tx<SystemScope>, now: string): Promise<void> {
  await tx.deleteFrom('invite_tokens').where('expires_at', '<=', now).execute();
}

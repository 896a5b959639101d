import { sql } from 'kysely';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { SessionRow } from './sessions.tables.ts';

/** Group, household and current rights of a user. */
interface PersonWorld {
  groupId: string;
  householdId: string;
  householdSlug: string;
  admin: number;
  canInvite: number;
  canManage: number;
  canManageHousehold: number;
  canOrganize: number;
  libraryRevision: number | null;
}

export interface SessionWorld extends PersonWorld {
  authMethod: string;
  createdAt: string;
  expiresAt: string;
  lastSeenAt: string | null;
  remember: number;
}

function people(db: Pick<Reader, 'selectFrom'>) {
  return db
    .selectFrom('users')
    .innerJoin('households', 'households.id', 'users.household_id')
    .leftJoin('library_revisions', 'library_revisions.group_id', 'users.group_id')
    .select([
      'users.group_id as groupId',
      'users.household_id as householdId',
      'households.slug as householdSlug',
      'users.admin as admin',
      'users.can_invite as canInvite',
      'users.can_manage as canManage',
      'users.can_manage_household as canManageHousehold',
      'users.can_organize as canOrganize',
      'library_revisions.revision as libraryRevision',
    ]);
}

/** The world of one request: read on every call, so that revocation and changed rights hold at once. */
export const findSessionWorld = prepared<{ sessionId: string; userId: string }, SessionWorld>(
  (db, parameter) =>
    people(db)
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select([
        'users.auth_method as authMethod',
        'sessions.created_at as createdAt',
        'sessions.expires_at as expiresAt',
        'sessions.last_seen_at as lastSeenAt',
        'sessions.remember as remember',
      ])
      .where('sessions.id', '=', parameter('sessionId'))
      .where('sessions.user_id', '=', parameter('userId')),
);

/** As {@link findSessionWorld}, for a request with an API token. */
export const findPersonWorld = prepared<{ userId: string }, PersonWorld>((db, parameter) =>
  people(db).where('users.id', '=', parameter('userId')),
);

export async function insertSession(tx: Tx<SystemScope>, session: SessionRow): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

export async function extendSession(tx: Tx<MemberScope>, id: string, expiresAt: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('user_id', '=', tx.scope.userId)
    .execute();
}

export async function markSessionSeen(tx: Tx<SystemScope>, id: string, now: string): Promise<void> {
  await tx.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** Keeps when a user signed in last; the session itself goes when it ends. */
export async function recordSignIn(
  tx: Tx<SystemScope>,
  { userId, at }: { userId: string; at: string },
): Promise<void> {
  await tx.updateTable('users').set({ last_sign_in_at: at }).where('id', '=', userId).execute();
}

/** Sessions of the user that have not expired, the latest seen first. */
export async function listSessions(reader: Reader<MemberScope>, now: string): Promise<SessionRow[]> {
  return reader
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', reader.scope.userId)
    .where('expires_at', '>', now)
    .orderBy(sql`coalesce(last_seen_at, created_at)`, 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of the user; false if there is none with that id. */
export async function deleteSession(tx: Tx<MemberScope>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', tx.scope.userId)
    .executeTakeFirst();
  tx.announce({ accessOf: tx.scope.userId });
  return numDeletedRows > 0n;
}

/** Ends the session that a browser had before it signed in again, perhaps to another account. */
export async function deleteReplacedSession(
  tx: Tx<SystemScope>,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId).execute();
  tx.announce({ accessOf: userId });
}

/** Ends all sessions of the user except the current one. */
export async function deleteOtherSessions(tx: Tx<MemberScope>): Promise<void> {
  const { credential, userId } = tx.scope;
  const others = tx.deleteFrom('sessions').where('user_id', '=', userId);
  await (credential.kind === 'session' ? others.where('id', '!=', credential.id) : others).execute();
  tx.announce({ accessOf: userId });
}

export async function deleteExpiredSessions(tx: Tx<SystemScope>, now: string): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await tx.deleteFrom('sign_in_failures').where('counted_until', '<', now).execute();
}

/** Failures still counted under these keys. */
export async function findFailures(
  reader: Reader<SystemScope>,
  keys: readonly string[],
  now: string,
): Promise<Map<string, { failures: number; countedUntil: string }>> {
  const rows = await reader
    .selectFrom('sign_in_failures')
    .select(['key', 'failures', 'counted_until as countedUntil'])
    .where('key', 'in', keys)
    .where('counted_until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Counts one more failure under `key`; the count expires at `countedUntil`. */
export async function countFailure(
  tx: Tx<SystemScope>,
  key: string,
  now: string,
  countedUntil: string,
): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('key', '=', key).where('counted_until', '<=', now).execute();
  await tx
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, counted_until: countedUntil })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb('sign_in_failures.failures', '+', 1),
        counted_until: countedUntil,
      })),
    )
    .execute();
}

export async function clearFailures(tx: Tx<SystemScope>, key: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

/** As {@link clearFailures} for all keys that begin so. */
export async function clearFailuresBelow(tx: Tx<SystemScope>, prefix: string): Promise<void> {
  await tx
    .deleteFrom('sign_in_failures')
    .where(sql<boolean>`substr(key, 1, ${sql.lit([...prefix].length)}) = ${prefix}`)
    .execute();
}

/** A session as it is stored. */
export function findSession(reader: Reader<SystemScope>, id: string): Promise<SessionRow | undefined> {
  return reader.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a session again after all rows were replaced, if its user is among them. */
export async function continueSession(tx: Tx<SystemScope>, session: SessionRow): Promise<void> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', session.user_id).executeTakeFirst();
  if (user !== undefined) await insertSession(tx, { ...session, api_token_id: null });
}

/** Ends all sessions of a user. */
export async function deleteSessionsOf(tx: Tx<SystemScope>, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  tx.announce({ accessOf: userId });
}

/**
 * Forgets counts, other than those of addresses, that have reached `max`; only those that have run out by `until`,
 * unless it is null. Answers their keys.
 */
export async function deleteLocks(tx: Tx<SystemScope>, max: number, until: string | null): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('sign_in_failures')
    .where('key', 'not like', 'address:%')
    .where('failures', '>=', max)
    .$if(until !== null, (query) => query.where('counted_until', '<=', until ?? ''))
    .returning('key')
    .execute();
  return deleted.map(({ key }) => key);
}

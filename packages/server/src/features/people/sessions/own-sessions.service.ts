import type { SessionOut } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './sessions.repository.ts';

/** The devices on which the user is signed in, the last seen first. */
export async function listOwnSessions(platform: Platform, scope: MemberScope): Promise<SessionOut[]> {
  const { credential } = scope;
  const now = storedInstant(platform.clock.now());
  const rows = await listSessions(platform.database.read(scope), now);
  return rows.map((row) => ({
    id: row.id,
    current: credential.kind === 'session' && credential.id === row.id,
    remember: row.remember === 1,
    userAgent: row.user_agent,
    createdAt: wireInstant(row.created_at),
    lastSeenAt: wireInstant(row.last_seen_at ?? row.created_at),
    expiresAt: wireInstant(row.expires_at),
  }));
}

/**
 * Signs a device out and returns the remaining ones.
 * @throws AppError `itemNotFound` for another user's session as for none
 */
export async function endOwnSession(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<SessionOut[]> {
  const ended = await platform.database.write(scope, (tx) => deleteSession(tx, id.toLowerCase()));
  return ended ? listOwnSessions(platform, scope) : fail('itemNotFound');
}

/** Signs every other device out. */
export async function endOtherSessions(platform: Platform, scope: MemberScope): Promise<SessionOut[]> {
  await platform.database.write(scope, (tx) => deleteOtherSessions(tx));
  return listOwnSessions(platform, scope);
}

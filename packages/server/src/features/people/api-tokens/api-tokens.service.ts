import { createHash } from 'node:crypto';
import type { BodyOf, LongLiveTokenOut, operations } from '@hearth/contract';
import { TokenScope } from '@hearth/contract';
import type { Credential, MemberScope } from '../../../platform/db/scope.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteExpiredTokens,
  deleteToken,
  findTokenByHash,
  findTokenOfGroup,
  insertToken,
  listTokens,
  markTokenUsed,
  type TokenInUse,
} from './api-tokens.repository.ts';

/** The prefix of every token, so that scanners for leaked secrets and users recognise it. */
const prefix = 'hearth_';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Whether a text looks like an API token of this program, valid or not. */
export const looksLikeApiToken = (text: string): boolean => text.startsWith(prefix);

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token of the user; only the response contains it. */
export async function createApiToken(
  platform: Platform,
  scope: MemberScope,
  given: BodyOf<typeof operations.createApiToken>,
): Promise<LongLiveTokenOut> {
  const token = `${prefix}${platform.random.bytes(32).toString('base64url')}`;
  const now = platform.clock.now();
  const row = {
    user_id: scope.userId,
    name: given.name,
    integration_id: given.integrationId,
    scope: given.scope,
    token_hash: hashToken(token),
    created_at: storedInstant(now),
    expires_at: storedInstant(new Date(now.getTime() + given.expiresInDays * dayMs)),
    last_used_at: null,
  };
  const id = await platform.database.write(scope, (tx) => insertToken(tx, row));
  platform.securityLog.write({ event: 'api-token.created', userId: scope.userId });
  return { ...present({ ...row, id }), token };
}

/** Tokens of the user without their text, the newest first. */
export async function listApiTokens(platform: Platform, scope: MemberScope): Promise<LongLiveTokenOut[]> {
  return (await listTokens(platform.database.read(scope))).map(present);
}

/**
 * Revokes a token and says its name. It stops working at once, as do sessions that were created with it.
 * @throws AppError `tokenNotFound` outside the group, `forbidden` for another user's
 */
export async function revokeApiToken(platform: Platform, scope: MemberScope, id: number): Promise<string> {
  const found = await findTokenOfGroup(platform.database.read(scope), id);
  if (found === undefined) return fail('tokenNotFound', { id });
  if (found.userId !== scope.userId) fail('forbidden');
  const ended = await platform.database.write(scope, (tx) => deleteToken(tx, id));
  await platform.endedKeys.add('API token', ended);
  platform.securityLog.write({ event: 'api-token.removed', userId: scope.userId });
  return found.name;
}

/** The user and the rights of a presented token; null if it is invalid. */
export async function readApiToken(
  platform: Platform,
  token: string,
): Promise<{ userId: string; credential: Credential } | null> {
  const reader = platform.database.read(systemScope('authenticate'));
  const [found] = await findTokenByHash(reader, { hash: hashToken(token) });
  const now = platform.clock.now();
  if (found === undefined || found.expiresAt <= storedInstant(now)) return null;
  await markUsed(platform, found, now);
  const { id, integrationId } = found;
  const scope = TokenScope.parse(found.scope);
  return { userId: found.userId, credential: { kind: 'apiToken', id, integrationId, scope } };
}

/** Keeps the hour of the last use: more would make every read a write. */
async function markUsed(platform: Platform, { id, lastUsedAt }: TokenInUse, now: Date): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt > storedInstant(new Date(now.getTime() - hourMs))) return;
  await platform.database.write(systemScope('authenticate'), (tx) =>
    markTokenUsed(tx, id, storedInstant(now)),
  );
}

/** Deletes expired tokens. Runs daily. */
export async function purgeExpiredTokens(platform: Platform): Promise<void> {
  const now = storedInstant(platform.clock.now());
  await platform.database.write(systemScope('delete expired API tokens'), (tx) =>
    deleteExpiredTokens(tx, now),
  );
}

function present(row: {
  id: number;
  name: string;
  scope: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}): LongLiveTokenOut {
  return {
    token: '',
    name: row.name,
    id: row.id,
    createdAt: wireInstant(row.created_at),
    scope: TokenScope.parse(row.scope),
    expiresAt: wireInstant(row.expires_at),
    lastUsedAt: row.last_used_at === null ? null : wireInstant(row.last_used_at),
  };
}

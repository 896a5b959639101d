import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import type { ApiTokenRow } from './api-tokens.tables.ts';

/** The owner and the rights of a presented token. */
export interface TokenInUse {
  id: number;
  userId: string;
  scope: string;
  integrationId: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

/** Read on every call with a token, so that revocation holds at once. */
export const findTokenByHash = prepared<{ hash: string }, TokenInUse>((db, parameter) =>
  db
    .selectFrom('api_tokens')
    .select([
      'id',
      'user_id as userId',
      'scope',
      'integration_id as integrationId',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
    ])
    .where('token_hash', '=', parameter('hash')),
);

/** Tokens of the user, the newest first. */
export async function listTokens(reader: Reader<MemberScope>): Promise<Selectable<ApiTokenRow>[]> {
  return reader
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', reader.scope.userId)
    .orderBy('id', 'desc')
    .execute();
}

/** A token of the user's group, and its user. */
export async function findTokenOfGroup(reader: Reader<MemberScope>, id: number) {
  return reader
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.name', 'api_tokens.user_id as userId'])
    .where('api_tokens.id', '=', id)
    .where('users.group_id', '=', reader.scope.groupId)
    .executeTakeFirst();
}

export async function insertToken(tx: Tx<MemberScope>, token: Insertable<ApiTokenRow>): Promise<number> {
  const { id } = await tx.insertInto('api_tokens').values(token).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deletes a token of the user. @returns its hash; nothing if it was gone */
export async function deleteToken(tx: Tx<MemberScope>, id: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', tx.scope.userId)
    .returning('token_hash')
    .execute();
  tx.announce({ accessOf: tx.scope.userId });
  return rows.map((row) => row.token_hash);
}

/** Revokes all tokens of a user. @returns their hashes */
export async function deleteTokensOf(tx: Tx<SystemScope>, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute();
  tx.announce({ accessOf: userId });
  return rows.map((row) => row.token_hash);
}

export async function markTokenUsed(tx: Tx<SystemScope>, id: number, now: string): Promise<void> {
  await tx.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

export async function deleteExpiredTokens(tx: Tx<SystemScope>, now: string): Promise<void> {
  await tx.deleteFrom('api_tokens').where('expires_at', '<', now).execute();
}

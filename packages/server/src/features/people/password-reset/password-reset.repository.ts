import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Scope, SystemScope } from '../../../platform/db/scope.ts';
import type { PasswordResetTokenRow } from './password-reset.tables.ts';

export async function insertResetToken(tx: Tx<SystemScope>, row: PasswordResetTokenRow): Promise<void> {
  await tx.insertInto('password_reset_tokens').values(row).execute();
}

/** How many links a person got since then. */
export async function countResetTokens(tx: Tx<SystemScope>, userId: string, since: string): Promise<number> {
  const rows = await tx
    .selectFrom('password_reset_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute();
  return rows.length;
}

/** Whose password a token that is still good may set. */
export async function findUserOfResetToken(
  reader: Reader<SystemScope>,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('password_reset_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Takes a token out of the world; true for the one caller who got it. */
export async function takeResetToken(tx: Tx<SystemScope>, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('password_reset_tokens')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Voids every link of a person. */
export async function deleteResetTokensOf(tx: Tx<Scope>, userId: string): Promise<void> {
  await tx.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResetTokens(tx: Tx<SystemScope>, now: string): Promise<void> {
  await tx.deleteFrom('password_reset_tokens').where('expires_at', '<=', now).execute();
}

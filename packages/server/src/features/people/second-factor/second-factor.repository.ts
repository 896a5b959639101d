import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope, SystemScope } from '../../../platform/db/scope.ts';
import type { PasskeyRow, TotpSecretRow } from './second-factor.tables.ts';

/** The second factors of a user. Callers have made sure that `userId` is the caller's own. */
export interface Factors {
  readonly totp: TotpSecretRow | undefined;
  /** The oldest first. */
  readonly passkeys: readonly PasskeyRow[];
  readonly recoveryCodes: number;
}

export async function findFactors(reader: Reader<Scope>, userId: string): Promise<Factors> {
  const totp = await reader
    .selectFrom('totp_secrets')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const passkeys = await reader
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const codes = await reader
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { totp, passkeys, recoveryCodes: Number(codes.count) };
}

/** The secrets of all authenticators that are switched on. */
export function findTotpSecrets(
  reader: Reader<SystemScope>,
): Promise<Pick<TotpSecretRow, 'user_id' | 'sealed_secret'>[]> {
  return reader
    .selectFrom('totp_secrets')
    .select(['user_id', 'sealed_secret'])
    .where('confirmed', '=', 1)
    .execute();
}

/** Keeps a secret that waits to be confirmed, in the place of any other. */
export async function keepTotpSecret(tx: Tx<MemberScope>, sealed: string): Promise<void> {
  const row = { sealed_secret: sealed, confirmed: 0, last_step: 0 };
  await tx
    .insertInto('totp_secrets')
    .values({ user_id: tx.scope.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Uses up the code of a time step; false when it, or a later one, has been used. */
export async function useTotpStep(tx: Tx<Scope>, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step, confirmed: 1 })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTotpSecret(tx: Tx<MemberScope>): Promise<void> {
  await tx.deleteFrom('totp_secrets').where('user_id', '=', tx.scope.userId).execute();
}

export async function replaceRecoveryCodes(tx: Tx<MemberScope>, hashes: readonly string[]): Promise<void> {
  const { userId } = tx.scope;
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

/** The hashes of the user's recovery codes. */
export async function findRecoveryHashes(reader: Reader<Scope>, userId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.code_hash);
}

/** Uses up a recovery code; false when there is none like it. */
export async function useRecoveryCode(tx: Tx<Scope>, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertPasskey(tx: Tx<MemberScope>, passkey: PasskeyRow): Promise<void> {
  await tx.insertInto('passkeys').values(passkey).execute();
}

export async function deletePasskey(tx: Tx<MemberScope>, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', tx.scope.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function markPasskeyUsed(
  tx: Tx<Scope>,
  passkey: { id: string; counter: number; now: string },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter: passkey.counter, last_used_at: passkey.now })
    .where('id', '=', passkey.id)
    .execute();
}

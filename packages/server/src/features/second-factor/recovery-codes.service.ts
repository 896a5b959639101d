import type { Tx } from '../../platform/db/database.ts';
import type { MemberScope } from '../../platform/db/scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { findFactors, replaceRecoveryCodes } from './second-factor.repository.ts';

/** Recovery codes for somebody whose first factor this is; null for whoever has some. */
export async function firstRecoveryCodes(
  platform: Platform,
  tx: Tx<MemberScope>,
): Promise<readonly string[] | null> {
  const { recoveryCodes } = await findFactors(tx, tx.scope.userId);
  return recoveryCodes > 0 ? null : renewRecoveryCodes(platform, tx);
}

/** New codes; the old ones are worth nothing. Only hashes are kept. */
export async function renewRecoveryCodes(
  platform: Platform,
  tx: Tx<MemberScope>,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes(platform.random);
  await replaceRecoveryCodes(
    tx,
    codes.map((code) => recoveryCodeHash(tx.scope.userId, code)),
  );
  return codes;
}

/** Codes of somebody without another factor would be a way in for nothing: they go with the last one. */
export async function dropCodesWithoutFactor(tx: Tx<MemberScope>): Promise<void> {
  const { totp, passkeys } = await findFactors(tx, tx.scope.userId);
  if (totp?.confirmed === 1 || passkeys.length > 0) return;
  await replaceRecoveryCodes(tx, []);
}

import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfCode, newRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts';
import { findFactors, findRecoveryHashes, replaceRecoveryCodes } from './second-factor.repository.ts';

const proof = systemScope('check the second factor');

/** Codes for a user who is about to add a first factor; null for a user who has codes. */
export async function prepareFirstCodes(
  { random }: Platform,
  reader: Reader<MemberScope>,
): Promise<RecoveryCodes | null> {
  const { recoveryCodes } = await findFactors(reader, reader.scope.userId);
  return recoveryCodes > 0 ? null : newRecoveryCodes(random);
}

/** Keeps what {@link prepareFirstCodes} has made, unless another request was faster. */
export async function keepFirstCodes(
  tx: Tx<MemberScope>,
  made: RecoveryCodes | null,
): Promise<readonly string[] | null> {
  const { recoveryCodes } = await findFactors(tx, tx.scope.userId);
  return made === null || recoveryCodes > 0 ? null : keepCodes(tx, made);
}

/** Stores hashes of new codes; the old ones become invalid. */
export async function keepCodes(
  tx: Tx<MemberScope>,
  { codes, hashes }: RecoveryCodes,
): Promise<readonly string[]> {
  await replaceRecoveryCodes(tx, hashes);
  return codes;
}

/** The stored hash of a recovery code that a user has typed; null when the user has no such code. */
export async function findTypedCode(
  { database }: Platform,
  userId: string,
  code: string,
): Promise<string | null> {
  return hashOfCode(userId, code, await findRecoveryHashes(database.read(proof), userId));
}

/** Codes without another factor would only be a weakness: they are deleted with the last factor. */
export async function dropCodesWithoutFactor(tx: Tx<MemberScope>): Promise<void> {
  const { totp, passkeys } = await findFactors(tx, tx.scope.userId);
  if (totp?.confirmed === 1 || passkeys.length > 0) return;
  await replaceRecoveryCodes(tx, []);
}

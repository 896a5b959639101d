import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/bcrypt';
import type { Random } from '../../../platform/random/random.ts';

const count = 10;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const partLength = 5;
const codeLength = 2 * partLength;
/** A code is random, so that less work for each guess is enough than for a password. */
const cost = 10;

/** Codes as the user sees them, and the stored hash of each. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

/**
 * Ten codes of two groups of five unmistakable letters, 49 bits each, and their bcrypt hashes. This takes some hundred
 * milliseconds, so call it outside of transactions.
 */
export async function newRecoveryCodes(random: Random): Promise<RecoveryCodes> {
  const part = () =>
    Array.from({ length: partLength }, () => letters.charAt(random.int(letters.length))).join('');
  const codes = Array.from({ length: count }, () => `${part()}-${part()}`);
  return { codes, hashes: await Promise.all(codes.map((code) => hash(normalizeCode(code), { cost }))) };
}

/** Which of the stored hashes a code fits, however it was typed; null when it fits none. */
export async function hashOfCode(
  userId: string,
  code: string,
  hashes: readonly string[],
): Promise<string | null> {
  const plain = normalizeCode(code);
  if (plain.length !== codeLength) return null;
  const older = olderHash(userId, plain);
  if (hashes.includes(older)) return older;
  const fits = await Promise.all(hashes.map((stored) => verify(plain, stored).catch(() => false)));
  return hashes.find((_, at) => fits[at]) ?? null;
}

const normalizeCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Earlier releases stored codes like this; they stay good until they are used or renewed. */
function olderHash(userId: string, plain: string): string {
  return createHash('sha256').update(`${userId}:${plain}`).digest('hex');
}

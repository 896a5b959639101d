import { createHash } from 'node:crypto';
import type { Random } from '../../platform/random/random.ts';

const count = 10;
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const partLength = 5;

/** Ten codes of two groups of five letters that nobody mixes up: 49 bits each. */
export function newRecoveryCodes(random: Random): string[] {
  const part = () =>
    Array.from({ length: partLength }, () => letters.charAt(random.int(letters.length))).join('');
  return Array.from({ length: count }, () => `${part()}-${part()}`);
}

/** What is stored of a code, however it was typed. */
export function recoveryCodeHash(userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${plain}`).digest('hex');
}

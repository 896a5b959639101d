import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Random } from '../random/random.ts';

const secretBytes = 32;
const ownerOnly = 0o600;

/** Reads the secret from the file; creates it on the first start, readable by the owner only. */
export function readOrCreateSecret(path: string, random: Random): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, random.bytes(secretBytes).toString('hex'), { flag: 'wx', mode: ownerOnly });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

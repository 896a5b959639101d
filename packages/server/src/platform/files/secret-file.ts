import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../errors/start-error.ts';
import type { Random } from '../random/random.ts';

const secretBytes = 32;
/** As many as `SECRET` itself must have. */
const minCharacters = 16;
const ownerOnly = 0o600;

/**
 * Reads the secret from the file; creates it on the first start, readable by the owner only. A file that a full disk or a
 * power cut has left empty is refused: with keys out of nothing anyone could sign sessions.
 * @throws StartError
 */
export function readOrCreateSecret(path: string, random: Random): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, random.bytes(secretBytes).toString('hex'), { flag: 'wx', mode: ownerOnly });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= minCharacters) return secret;
  throw new StartError(
    `${path} holds no secret of at least ${minCharacters} characters. Put back the one that it had, set SECRET, or delete the file to have another one made: all then sign in again, and what the old one sealed is entered again.`,
  );
}

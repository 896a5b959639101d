import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log/log.ts';
import { isMissing } from './durable-write.ts';

/** What a key opened: an API, a household, a plan or a recipe. */
export type EndedKeyKind = 'API token' | 'invitation' | 'calendar address' | 'share link';

const fileName = 'ended-keys';
const ownerOnly = 0o600;

/**
 * Keys that people have ended, as a list of hashes in the data folder. No backup has it and no restore replaces it, so
 * that a backup from before brings none of them back, not even into an empty database.
 */
export class EndedKeys {
  readonly #path: string;

  readonly #log: Pick<Logger, 'error'>;

  constructor(dataDir: string, log: Pick<Logger, 'error'>) {
    this.#path = join(dataDir, fileName);
    this.#log = log;
  }

  /**
   * Adds keys that have just been deleted, durably. They are deleted also if this fails, as on a full disk; the log says
   * that a restore would bring them back.
   */
  async add(kind: EndedKeyKind, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#append(keys.map((key) => `${hashKey(kind, key)}\n`).join('')).catch((error: unknown) =>
      this.#log.error(
        { err: error, kind },
        'keys that were ended could not be listed: a backup brings them back',
      ),
    );
  }

  async #append(lines: string): Promise<void> {
    const handle = await open(this.#path, 'a', ownerOnly);
    try {
      await handle.write(lines);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** A test of whether a key has ended, by the list of a data folder as it is now. */
export async function readEndedKeys(dataDir: string): Promise<(kind: EndedKeyKind, key: string) => boolean> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const lines = new Set(text.split('\n'));
  return (kind, key) => lines.has(hashKey(kind, key));
}

/** Keys of some kinds open something as they are stored, so the list has hashes. */
function hashKey(kind: EndedKeyKind, key: string): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('hex');
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Random } from '../random/random.ts';

/**
 * Files for as long as one request needs them, in the data folder's `.temp`. They have names of unfinished files, so
 * that those of a server that was killed are deleted with the others.
 */
export class TemporaryFiles {
  readonly #folder: string;
  readonly #random: Random;

  constructor(dataDir: string, random: Random) {
    this.#folder = join(dataDir, '.temp');
    this.#random = random;
  }

  /** Writes a stream to a new file of its own and returns its path; a stream that fails leaves none. */
  async receive(content: Readable): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const path = join(this.#folder, `.${this.#random.uuid()}.tmp`);
    try {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      await this.remove(path);
      throw error;
    }
    return path;
  }

  /** The content of a file that {@link receive} has written. */
  read(path: string): Readable {
    return createReadStream(path);
  }

  /** Deletes a file that {@link receive} has written. */
  async remove(path: string): Promise<void> {
    await rm(path, { force: true });
  }
}

/** The content of a file; null where it is larger than `maxBytes`. */
export async function readWhole(path: string, maxBytes: number): Promise<Buffer | null> {
  const { size } = await stat(path);
  return size > maxBytes ? null : readFile(path);
}

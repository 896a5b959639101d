import { constants, mkdirSync, realpathSync, type BigIntStats } from 'node:fs';
import { lstat, open, readdir, realpath, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { runAll } from '../concurrency/run-all.ts';
import {
  isMissing,
  makeFolders,
  syncFolder,
  unfinished,
  writeBeside,
  writeDurably,
  type WrittenFile,
} from './durable-write.ts';
import { splitKey } from './store-key.ts';
import type { FileStore, Hold, ListedFile, NewFile, OpenedFile, ReadOptions, StoredFile } from './store.ts';
import { addUpSizes, StoreKeyError } from './store.ts';
import { keysBelow } from './walk-keys.ts';

/** Folders whose sizes are added up at a time. */
const foldersAtOnce = 32;

/** Links are not followed, and a pipe in place of a file does not block. */
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function describe(stats: BigIntStats): StoredFile {
  const size = Number(stats.size);
  const etag = `"${stats.mtimeNs.toString(16)}-${size.toString(16)}"`;
  return { size, mtime: new Date(Number(stats.mtimeMs)), etag };
}

/** The result of `work`, or `otherwise` if the file or a folder on its path is missing or a link. */
async function unlessMissing<T, F>(work: Promise<T>, otherwise: F): Promise<T | F> {
  try {
    return await work;
  } catch (error) {
    const isLink = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    if (isMissing(error) || isLink) return otherwise;
    throw error;
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A store in a folder of the local disk. */
class LocalStore implements FileStore {
  readonly #root: string;
  readonly #holds = new Set<Promise<void>>();

  constructor(root: string) {
    mkdirSync(root, { recursive: true });
    this.#root = realpathSync(root);
  }

  /**
   * The path of a key. An existing folder must be the real one, because a link on the path would lead
   * elsewhere.
   */
  async #pathOf(key: string): Promise<string> {
    const path = join(this.#root, ...splitKey(key));
    const folder = dirname(path);
    const real = await unlessMissing(realpath(folder), folder);
    if (real !== folder) throw new StoreKeyError(key);
    return path;
  }

  async put(key: string, content: Buffer | Readable): Promise<StoredFile> {
    try {
      const path = await this.#pathOf(key);
      await makeFolders(this.#root, splitKey(key).slice(0, -1));
      await writeDurably(path, content);
      return describe(await lstat(path, { bigint: true }));
    } catch (error) {
      if (content instanceof Readable) content.destroy();
      throw error;
    }
  }

  async putTogether(files: readonly NewFile[]): Promise<void> {
    const written: WrittenFile[] = [];
    try {
      for (const { key, content } of files) {
        const path = await this.#pathOf(key);
        await makeFolders(this.#root, splitKey(key).slice(0, -1));
        written.push(await writeBeside(path, content));
      }
    } catch (error) {
      for (const file of written) await file.discard();
      throw error;
    }
    for (const file of written) await file.replace();
  }

  async get(key: string, { range }: ReadOptions = {}): Promise<OpenedFile | null> {
    const handle = await unlessMissing(open(await this.#pathOf(key), readFlags), null);
    if (!handle) return null;
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) return { ...describe(stats), stream: handle.createReadStream(range) };
    await handle.close();
    return null;
  }

  async stat(key: string): Promise<StoredFile | null> {
    const stats = await unlessMissing(lstat(await this.#pathOf(key), { bigint: true }), null);
    return stats?.isFile() ? describe(stats) : null;
  }

  async exists(key: string): Promise<boolean> {
    return (await this.stat(key)) !== null;
  }

  async delete(key: string): Promise<boolean> {
    await Promise.all(this.#holds);
    const path = await this.#pathOf(key);
    const isThere = (await this.stat(key)) !== null;
    if (!isThere) return false;
    const wasThere = await unlessMissing(
      unlink(path).then(() => true),
      false,
    );
    if (wasThere) await unlessMissing(syncFolder(dirname(path)), undefined);
    return wasThere;
  }

  async deletePrefix(prefix: string): Promise<void> {
    await Promise.all(this.#holds);
    const folder = await this.#pathOf(prefix);
    await rm(folder, { recursive: true, force: true });
    await unlessMissing(syncFolder(dirname(folder)), undefined);
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const folder = await this.#pathOf(prefix);
    const isFolder = (await unlessMissing(lstat(folder), null))?.isDirectory();
    if (!isFolder) return;
    for await (const key of keysBelow(this.#root, prefix)) {
      const file = await this.stat(key);
      if (file) yield { key, ...file };
    }
  }

  async copyPrefix(from: string, to: string): Promise<void> {
    for await (const { key } of this.list(from)) {
      const opened = await this.get(key);
      if (opened) await this.put(`${to}${key.slice(from.length)}`, opened.stream);
    }
  }

  size(prefix: string): Promise<number> {
    return addUpSizes(this.list(prefix));
  }

  async sizeOfAll(prefixes: readonly string[]): Promise<number> {
    let total = 0;
    await runAll(prefixes, foldersAtOnce, async (prefix) => {
      const size = await this.size(prefix);
      total += size;
    });
    return total;
  }

  holdDeletions(): Hold {
    const { promise, resolve } = withResolvers();
    this.#holds.add(promise);
    const release = async () => {
      this.#holds.delete(promise);
      resolve();
    };
    return { id: '', release };
  }

  async removeUnfinished(before: Date): Promise<void> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => unfinished.test(name))) {
      const path = join(entry.parentPath, entry.name);
      const stats = await unlessMissing(lstat(path), null);
      if (stats && stats.mtime < before) await rm(path, { force: true });
    }
  }
}

/** A store below the folder `root`, which is created if missing. */
export function createLocalStore(root: string): FileStore {
  return new LocalStore(root);
}

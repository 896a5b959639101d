import type { Readable } from 'node:stream';
import { runAll } from '../concurrency/run-all.ts';
import { ObjectStorageError } from '../object-storage/object-storage-error.ts';
import type { ObjectStorage } from '../object-storage/object-storage.ts';
import type { Random } from '../random/random.ts';
import type { BucketHealth } from './bucket-health.ts';
import { BucketReader, describeObject, presentObject } from './bucket-reader.ts';
import type { FileCache } from './file-cache.ts';
import { StagedRestore } from './staged-restore.ts';
import { isKey, splitKey } from './store-key.ts';
import { addUpSizes } from './store.ts';
import type { FileStore, Hold, ListedFile, NewFile, OpenedFile, ReadOptions, StoredFile } from './store.ts';

/** Folders of the store's own. No key begins with a dot. */
const [held, staged] = ['.held', '.staged'];

/** More are found in a list of everything. */
const foldersListedAlone = 8;

/** Requests at a time, for work on many files. */
const atOnce = 8;

/** What a bucket store needs. */
export interface BucketStoreParts {
  readonly storage: ObjectStorage;
  readonly random: Random;
  readonly health: BucketHealth;
  /** Null for no copies on the local disk. */
  readonly cache: FileCache | null;
}

/**
 * A store in an S3-compatible bucket. Where the bucket is away or refuses, methods throw an ObjectStorageError, for which
 * requests are answered with 503.
 */
export class BucketStore implements FileStore {
  readonly #storage: ObjectStorage;
  readonly #random: Random;
  readonly #health: BucketHealth;
  readonly #cache: FileCache | null;
  readonly #reader: BucketReader;
  /** Of each hold, the files that are kept for it already. */
  readonly #holds = new Map<string, Set<string>>();
  readonly restore: StagedRestore;

  constructor({ storage, random, health, cache }: BucketStoreParts) {
    this.#storage = storage;
    this.#random = random;
    this.#health = health;
    this.#cache = cache;
    this.#reader = new BucketReader(storage, cache);
    this.restore = new StagedRestore(storage, health, cache);
  }

  /** Whether the bucket answers and lets us in. @throws ObjectStorageError */
  check(): Promise<void> {
    return this.#health.watch(() => this.#storage.check());
  }

  /** Writes, reads and deletes a file of its own. @throws ObjectStorageError with what is not possible */
  async tryOut(): Promise<void> {
    const name = `${staged}/${this.#random.uuid()}/try`;
    await this.#health.watch(async () => {
      await this.#storage.put(name, Buffer.from('try'));
      (await this.#storage.open(name))?.stream.destroy();
      await this.#storage.copy(name, `${name}-copy`);
      await this.#storage.deleteAll([name, `${name}-copy`]);
    });
  }

  async put(key: string, content: Buffer | Readable): Promise<StoredFile> {
    try {
      splitKey(key);
      await this.#change([key], () => this.#storage.put(key, content));
    } catch (error) {
      if (!Buffer.isBuffer(content)) content.destroy();
      throw error;
    }
    const facts = await this.#health.watch(() => this.#storage.find(key));
    if (facts === null) throw new ObjectStorageError('NoSuchKey', 404);
    return describeObject(facts);
  }

  /** All files are in the bucket before the first is replaced, by copies that the service makes. */
  async putTogether(files: readonly NewFile[]): Promise<void> {
    const keys = files.map(({ key }) => splitKey(key).join('/'));
    const folder = `${staged}/${this.#random.uuid()}`;
    const previous = new Set<string>();
    try {
      await this.#health.watch(() =>
        runAll(files, atOnce, async ({ key, content }) => {
          await this.#storage.put(`${folder}/new/${key}`, content);
          if (await this.#storage.copy(key, `${folder}/previous/${key}`)) previous.add(key);
        }),
      );
      await this.#change(keys, () => this.#replaceAll(keys, folder, previous));
    } finally {
      // Leftovers are removed with unfinished files.
      await this.#deleteBelow(`${folder}/`).catch(() => undefined);
    }
  }

  get(key: string, options: ReadOptions = {}): Promise<OpenedFile | null> {
    return this.#health.watch(async () => this.#reader.get(splitKey(key).join('/'), options));
  }

  stat(key: string, { version }: Pick<ReadOptions, 'version'> = {}): Promise<StoredFile | null> {
    return this.#health.watch(async () => this.#reader.stat(splitKey(key).join('/'), version));
  }

  async exists(key: string): Promise<boolean> {
    return (await this.stat(key)) !== null;
  }

  async delete(key: string): Promise<boolean> {
    splitKey(key);
    const isThere = (await this.#health.watch(() => this.#storage.find(key))) !== null;
    if (isThere) await this.#change([key], () => this.#storage.delete(key));
    return isThere;
  }

  async deletePrefix(prefix: string): Promise<void> {
    const keys = await this.#listKeys(prefix);
    await this.#change(keys, () => this.#storage.deleteAll(keys));
    await this.#cache?.forgetBelow(prefix);
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    splitKey(prefix);
    try {
      for await (const { name, size, etag, modified } of this.#storage.list(`${prefix}/`)) {
        // Other programs may have put something there whose name is no key.
        if (isKey(name)) yield { key: name, size, etag, mtime: modified };
      }
    } catch (error) {
      this.#health.note(error);
      throw error;
    }
  }

  async copyPrefix(from: string, to: string): Promise<void> {
    splitKey(to);
    const keys = await this.#listKeys(from);
    const buildTarget = (key: string) => `${to}${key.slice(from.length)}`;
    await this.#change(keys.map(buildTarget), () =>
      runAll(keys, atOnce, async (key) => void (await this.#storage.copy(key, buildTarget(key)))),
    );
  }

  size(prefix: string): Promise<number> {
    return addUpSizes(this.list(prefix));
  }

  /** A folder costs a request, and a list of everything one for every thousand files. */
  async sizeOfAll(prefixes: readonly string[]): Promise<number> {
    let total = 0;
    if (prefixes.length <= foldersListedAlone) {
      for (const prefix of prefixes) total += await this.size(prefix);
      return total;
    }
    const wanted = new Set(prefixes);
    const roots = new Set(prefixes.map((prefix) => splitKey(prefix)[0] ?? ''));
    for (const root of roots) {
      for await (const { key, size } of this.list(root)) if (isBelow(key, wanted)) total += size;
    }
    return total;
  }

  /** Nothing waits: what is deleted or replaced meanwhile is copied aside, where {@link getHeld} finds it. */
  holdDeletions(): Hold {
    const id = this.#random.uuid();
    this.#holds.set(id, new Set());
    const release = async () => {
      // Leftovers are removed with unfinished files.
      if (this.#holds.delete(id)) await this.#deleteBelow(`${held}/${id}/`).catch(() => undefined);
    };
    return { id, release };
  }

  /**
   * A file as it was when a list had that entity tag for it. One that another process has changed is as it is now, or null
   * if it is gone.
   */
  async getHeld(holdId: string, { key, etag }: Pick<ListedFile, 'key' | 'etag'>): Promise<OpenedFile | null> {
    const now = await this.#storage.open(key);
    if (now?.etag === etag) return presentObject(now);
    const kept = await this.#storage.open(`${held}/${holdId}/${key}`);
    if (kept !== null) now?.stream.destroy();
    return presentObject(kept ?? now);
  }

  async removeUnfinished(before: Date): Promise<void> {
    await this.#health.watch(async () => {
      await this.#storage.dropUnfinished(before).catch((error: unknown) => {
        // Some services have no list of them and drop them by themselves.
        if (!(error instanceof ObjectStorageError) || error.message !== 'NotImplemented') throw error;
      });
      for (const folder of [held, staged]) await this.#deleteBelow(`${folder}/`, before);
    });
  }

  /** Changes files. Copies nearby are dropped before, and after, since they may have been made meanwhile. */
  async #change(keys: readonly string[], work: () => Promise<void>): Promise<void> {
    await this.#health.watch(async () => {
      for (const key of keys) await this.#cache?.forget(key);
      for (const [id, kept] of this.#holds) await this.#keepFor(id, kept, keys);
      try {
        await work();
      } finally {
        for (const key of keys) await this.#cache?.forget(key);
      }
    });
  }

  async #keepFor(holdId: string, kept: Set<string>, keys: readonly string[]): Promise<void> {
    await runAll(keys, atOnce, async (key) => {
      if (kept.has(key)) return;
      await this.#storage.copy(key, `${held}/${holdId}/${key}`);
      kept.add(key);
    });
  }

  /** Puts back what was there if one cannot be replaced. */
  async #replaceAll(keys: readonly string[], folder: string, previous: ReadonlySet<string>): Promise<void> {
    const replaced: string[] = [];
    try {
      for (const key of keys) {
        replaced.push(key);
        if (!(await this.#storage.copy(`${folder}/new/${key}`, key)))
          throw new ObjectStorageError('NoSuchKey', 404);
      }
    } catch (error) {
      for (const key of replaced) {
        const back = previous.has(key)
          ? this.#storage.copy(`${folder}/previous/${key}`, key)
          : this.#storage.delete(key);
        await back.catch(() => undefined);
      }
      throw error;
    }
  }

  async #listKeys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.list(prefix)) keys.push(key);
    return keys;
  }

  async #deleteBelow(prefix: string, before?: Date): Promise<void> {
    const names: string[] = [];
    for await (const { name, modified } of this.#storage.list(prefix))
      if (before === undefined || modified < before) names.push(name);
    await this.#storage.deleteAll(names);
  }
}

function isBelow(key: string, folders: ReadonlySet<string>): boolean {
  const segments = key.split('/');
  return segments.some((_, at) => folders.has(segments.slice(0, at).join('/')));
}

import type { Readable } from 'node:stream';
import { runAll } from '../concurrency/run-all.ts';
import type { ObjectStorage } from '../object-storage/object-storage.ts';
import type { BucketHealth } from './bucket-health.ts';
import type { FileCache } from './file-cache.ts';
import { splitKey } from './store-key.ts';

/** Requests at a time. */
const atOnce = 8;
/** No key begins with a dot. */
const folder = '.restored/';
/** There once all files are staged: nothing is deleted for the sake of files that are missing. */
const complete = '.restored-complete';

/** Files of a restore: in the bucket before the database changes, and in their places after it has. */
export class StagedRestore {
  readonly #storage: ObjectStorage;
  readonly #health: BucketHealth;
  readonly #cache: FileCache | null;
  #placing: Promise<void> | undefined;

  constructor(storage: ObjectStorage, health: BucketHealth, cache: FileCache | null) {
    this.#storage = storage;
    this.#health = health;
    this.#cache = cache;
  }

  /** Stores files that are not in place yet; nothing of an earlier restore stays among them. */
  async stage(keys: AsyncIterable<string>, open: (key: string) => Readable): Promise<void> {
    await this.drop();
    const all: string[] = [];
    for await (const key of keys) all.push(splitKey(key).join('/'));
    await this.#health.watch(async () => {
      await runAll(all, atOnce, (key) => this.#storage.put(`${folder}${key}`, open(key)));
      await this.#storage.put(complete, Buffer.from(`${all.length} files\n`));
    });
  }

  /** Whether all files of a restore are staged. */
  isComplete(): Promise<boolean> {
    return this.#health.watch(async () => (await this.#storage.find(complete)) !== null);
  }

  /**
   * Makes the staged files the only ones below some folders. It can be repeated until {@link drop}; those who ask while it
   * is under way wait for it.
   */
  place(folders: readonly string[]): Promise<void> {
    this.#placing ??= this.#place(folders).finally(() => {
      this.#placing = undefined;
    });
    return this.#placing;
  }

  async #place(folders: readonly string[]): Promise<void> {
    await this.#health.watch(async () => {
      const staged = await this.#listNames(folder);
      const keys = new Set(staged.map((name) => name.slice(folder.length)));
      await runAll(keys, atOnce, async (key) => void (await this.#storage.copy(`${folder}${key}`, key)));
      for (const one of folders) {
        const present = await this.#listNames(`${one}/`);
        await this.#storage.deleteAll(present.filter((name) => !keys.has(name)));
      }
    });
    await this.#cache?.forgetBelow('');
  }

  /** Deletes what was staged. */
  async drop(): Promise<void> {
    await this.#health.watch(async () =>
      this.#storage.deleteAll([complete, ...(await this.#listNames(folder))]),
    );
  }

  async #listNames(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of this.#storage.list(prefix)) names.push(name);
    return names;
  }
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ObjectStorageError } from '../object-storage/object-storage-error.ts';
import type { ObjectStorage } from '../object-storage/object-storage.ts';
import type { OpenedObject } from '../object-storage/read-object.ts';
import type { ObjectFacts } from '../object-storage/stored-object.ts';
import type { FileCache } from './file-cache.ts';
import type { OpenedFile, ReadOptions, StoredFile } from './store.ts';

type Fetched = { readonly facts: StoredFile; readonly content: Buffer };

/**
 * Reads files of a bucket, small ones through copies on the local disk. A copy is answered without a question to the
 * bucket for versions for which the bucket has said that this is the content; see {@link ReadOptions}.
 */
export class BucketReader {
  readonly #storage: ObjectStorage;
  readonly #cache: FileCache | null;
  /** Files that are being fetched: those who ask for the same meanwhile get the same. */
  readonly #fetches = new Map<string, Promise<Fetched | OpenedObject | null>>();

  constructor(storage: ObjectStorage, cache: FileCache | null) {
    this.#storage = storage;
    this.#cache = cache;
  }

  async get(key: string, { range, version }: ReadOptions): Promise<OpenedFile | null> {
    const cache = this.#cache;
    if (cache === null) return this.#open(key, range);
    const near = await this.#findNear(cache, key, version);
    const copy = near === null ? null : await cache.read(key, range);
    if (copy !== null) return copy;
    return range === undefined ? this.#fetch(cache, key, version) : this.#open(key, range);
  }

  async stat(key: string, version: string | undefined): Promise<StoredFile | null> {
    const near = this.#cache === null ? null : await this.#findNear(this.#cache, key, version);
    if (near !== null) return near;
    const facts = await this.#storage.find(key);
    return facts === null ? null : describeObject(facts);
  }

  async #open(key: string, range?: ReadOptions['range']): Promise<OpenedFile | null> {
    return presentObject(await this.#storage.open(key, range));
  }

  /** A copy nearby that is what the bucket would answer now; null without one. */
  async #findNear(cache: FileCache, key: string, version: string | undefined): Promise<StoredFile | null> {
    const found = cache.find(key, version);
    if (found === null || found.trust === 'current') return found?.file ?? null;
    try {
      const facts = await this.#storage.find(key);
      if (facts === null) await cache.forget(key);
      return facts !== null && (await cache.confirm(key, facts.etag, version)) ? found.file : null;
    } catch (error) {
      const isAway = error instanceof ObjectStorageError && error.isPassing;
      if (isAway && found.trust === 'whileAway') return found.file;
      throw error;
    }
  }

  /** Those who ask for another version began later, and must not get what was fetched before its row was written. */
  async #fetch(cache: FileCache, key: string, version: string | undefined): Promise<OpenedFile | null> {
    const name = `${key} ${version ?? ''}`;
    const shared = this.#fetches.get(name);
    const fetching =
      shared ?? this.#fetchSmall(cache, key, version).finally(() => this.#fetches.delete(name));
    if (shared === undefined) this.#fetches.set(name, fetching);
    const fetched = await fetching;
    if (fetched !== null && 'content' in fetched)
      return { ...fetched.facts, stream: Readable.from([fetched.content]) };
    return shared === undefined ? presentObject(fetched) : this.#open(key);
  }

  /** The content of a small file; a large one is opened. */
  async #fetchSmall(
    cache: FileCache,
    key: string,
    version: string | undefined,
  ): Promise<Fetched | OpenedObject | null> {
    const copy = cache.begin(key);
    try {
      const opened = await this.#storage.open(key);
      if (opened === null || opened.size > cache.maxFileBytes) return opened;
      const [facts, content] = [describeObject(opened), await buffer(opened.stream)];
      await copy.add(facts, content, version);
      return { facts, content };
    } finally {
      copy.end();
    }
  }
}

/** Facts of an object as those of a file. */
export function describeObject({ size, etag, modified }: ObjectFacts): StoredFile {
  return { size, etag, mtime: modified };
}

/** An opened object as a file. */
export function presentObject(opened: OpenedObject | null): OpenedFile | null {
  return opened === null ? null : { ...describeObject(opened), stream: opened.stream };
}

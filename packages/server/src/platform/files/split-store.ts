import type { Readable } from 'node:stream';
import type { FileStore, Hold, ListedFile, NewFile, OpenedFile, ReadOptions, StoredFile } from './store.ts';

/**
 * Two stores as one: what people have uploaded lies in the bucket, and what belongs to this machine in the folder, such as
 * backups, which have to outlive the bucket.
 */
export class SplitStore implements FileStore {
  readonly #local: FileStore;
  readonly #bucket: FileStore;
  readonly #folders: ReadonlySet<string>;

  /** @param folders whose files lie in the bucket */
  constructor(local: FileStore, bucket: FileStore, folders: readonly string[]) {
    this.#local = local;
    this.#bucket = bucket;
    this.#folders = new Set(folders);
  }

  put(key: string, content: Buffer | Readable): Promise<StoredFile> {
    return this.#storeOf(key).put(key, content);
  }

  async putTogether(files: readonly NewFile[]): Promise<void> {
    for (const store of [this.#bucket, this.#local]) {
      const own = files.filter(({ key }) => this.#storeOf(key) === store);
      if (own.length > 0) await store.putTogether(own);
    }
  }

  get(key: string, options?: ReadOptions): Promise<OpenedFile | null> {
    return this.#storeOf(key).get(key, options);
  }

  stat(key: string, options?: Pick<ReadOptions, 'version'>): Promise<StoredFile | null> {
    return this.#storeOf(key).stat(key, options);
  }

  exists(key: string): Promise<boolean> {
    return this.#storeOf(key).exists(key);
  }

  delete(key: string): Promise<boolean> {
    return this.#storeOf(key).delete(key);
  }

  deletePrefix(prefix: string): Promise<void> {
    return this.#storeOf(prefix).deletePrefix(prefix);
  }

  list(prefix: string): AsyncIterable<ListedFile> {
    return this.#storeOf(prefix).list(prefix);
  }

  copyPrefix(from: string, to: string): Promise<void> {
    return this.#storeOf(from).copyPrefix(from, to);
  }

  size(prefix: string): Promise<number> {
    return this.#storeOf(prefix).size(prefix);
  }

  async sizeOfAll(prefixes: readonly string[]): Promise<number> {
    const split = [this.#bucket, this.#local].map((store) =>
      store.sizeOfAll(prefixes.filter((prefix) => this.#storeOf(prefix) === store)),
    );
    return (await Promise.all(split)).reduce((sum, size) => sum + size, 0);
  }

  /** Nothing that a backup has is deleted from the folder: operators write templates, and the server reads them. */
  holdDeletions(): Hold {
    return this.#bucket.holdDeletions();
  }

  async removeUnfinished(before: Date): Promise<void> {
    await this.#local.removeUnfinished(before);
    await this.#bucket.removeUnfinished(before);
  }

  #storeOf(key: string): FileStore {
    return this.#folders.has(key.split('/')[0] ?? '') ? this.#bucket : this.#local;
  }
}

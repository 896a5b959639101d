import type { Readable } from 'node:stream';
import type { BucketStore } from './bucket-store.ts';
import { contentFolders, listKeys, readFileOf } from './data-files.ts';
import { bucketFolders } from './open-files.ts';
import type { ListedFile } from './store.ts';

/** The files that a backup has, as they were at one moment. */
export interface ContentSource {
  /** Sorted within each folder. */
  keys(): AsyncIterable<string>;
  /** The content of a file; null if it is gone, which only another process can have done. */
  open(key: string): Promise<Readable | null>;
}

/** Folders that lie in the data folder even where there is a bucket. */
export const foldersBesideBucket = contentFolders.filter(
  (folder) => !bucketFolders.some((inBucket) => inBucket === folder),
);

/** The files of a folder that nobody changes. */
export function readContentFolder(root: string): ContentSource {
  return { keys: () => listKeys(root), open: async (key) => readFileOf(root, key) };
}

/** The files of a bucket while a hold lasts, and those of a folder beside it. */
export class BucketContent implements ContentSource {
  readonly #bucket: BucketStore;
  readonly #holdId: string;
  readonly #beside: ContentSource;
  readonly #listed = new Map<string, Pick<ListedFile, 'key' | 'etag'>>();

  constructor(bucket: BucketStore, holdId: string, beside: ContentSource) {
    this.#bucket = bucket;
    this.#holdId = holdId;
    this.#beside = beside;
  }

  async *keys(): AsyncGenerator<string> {
    for (const folder of bucketFolders) {
      for await (const { key, etag } of this.#bucket.list(folder)) {
        this.#listed.set(key, { key, etag });
        yield key;
      }
    }
    yield* this.#beside.keys();
  }

  async open(key: string): Promise<Readable | null> {
    const listed = this.#listed.get(key);
    if (listed === undefined) return this.#beside.open(key);
    return (await this.#bucket.getHeld(this.#holdId, listed))?.stream ?? null;
  }
}

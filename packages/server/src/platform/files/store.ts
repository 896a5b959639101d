import type { Readable } from 'node:stream';

/** Metadata of a stored file. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly mtime: Date;
  /** An entity tag in quotes, ready for the header; it changes with every put. */
  readonly etag: string;
}

/** An open stored file. The stream must be read or destroyed, else its file stays open. */
export interface OpenedFile extends StoredFile {
  readonly stream: Readable;
}

/** A stored file in a list. */
export interface ListedFile extends StoredFile {
  readonly key: string;
}

/** The first and the last byte to read, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Which part of a file is read, and for whom. */
export interface ReadOptions {
  /** Only these bytes. */
  readonly range?: ByteRange | undefined;
  /**
   * A text that the row of the file has for its present content, such as the value of `image`: one that was not asked for
   * before is answered from the store itself, one that was may be answered from a copy nearby.
   */
  readonly version?: string | undefined;
}

/** A file to store with others. */
export interface NewFile {
  readonly key: string;
  readonly content: Buffer;
}

/** Keeps files as they are for a copy of them, until it is released. */
export interface Hold {
  /** Of this hold; empty where the files are copied at once. */
  readonly id: string;
  release(): Promise<void>;
}

/** An invalid key: not made by the server, or outside the store. */
export class StoreKeyError extends Error {
  override readonly name = 'StoreKeyError';
  readonly key: string;

  constructor(key: string) {
    super('This is not the key of a stored file.');
    this.key = key;
  }
}

/**
 * Files by key. A key is a relative path made by the server, such as `recipes/<uuid>/images/original.webp`; a
 * prefix is such a path to a folder. Every method throws {@link StoreKeyError} for an invalid key.
 */
export interface FileStore {
  /**
   * Stores or replaces a file. Once the promise resolves, the file survives a power loss; before that, and on
   * failure, the previous file stays intact.
   */
  put(key: string, content: Buffer | Readable): Promise<StoredFile>;
  /** Stores or replaces files that belong together: all of them, or none if one fails. */
  putTogether(files: readonly NewFile[]): Promise<void>;
  /** The file, or null if there is none. */
  get(key: string, options?: ReadOptions): Promise<OpenedFile | null>;
  /** Metadata of the file, or null if there is none. */
  stat(key: string, options?: Pick<ReadOptions, 'version'>): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; false if there was none. */
  delete(key: string): Promise<boolean>;
  /** Deletes a folder with all its files. */
  deletePrefix(prefix: string): Promise<void>;
  /** All files below a folder, sorted by key. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Copies all files of a folder to another one; each copy is as durable as a put. */
  copyPrefix(from: string, to: string): Promise<void>;
  /** Bytes of all files below a folder. */
  size(prefix: string): Promise<number>;
  /** Bytes of all files below several folders. */
  sizeOfAll(prefixes: readonly string[]): Promise<number>;
  /**
   * Keeps what is deleted until the hold is released, so that a copy of the files has all that a snapshot of the database
   * names.
   */
  holdDeletions(): Hold;
  /** Deletes unfinished files of puts from before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

/** Bytes of listed files together. */
export async function addUpSizes(files: AsyncIterable<Pick<ListedFile, 'size'>>): Promise<number> {
  let total = 0;
  for await (const { size } of files) total += size;
  return total;
}

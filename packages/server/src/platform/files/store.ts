import type { Readable } from 'node:stream';

/** What is known of a stored file without reading it. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  readonly mtime: Date;
  /** An entity tag in quotes, ready for the header; it changes whenever the file is put again. */
  readonly etag: string;
}

/** A stored file that is being read. The stream must be read or destroyed, else its file stays open. */
export interface OpenedFile extends StoredFile {
  readonly stream: Readable;
}

/** A stored file in a list. */
export interface ListedFile extends StoredFile {
  readonly key: string;
}

/** The first and the last byte to read, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A key that no file can have: it was not made by the server, or it leads out of the store. */
export class StoreKeyError extends Error {
  override readonly name = 'StoreKeyError';
  readonly key: string;

  constructor(key: string) {
    super('This is not the key of a stored file.');
    this.key = key;
  }
}

/**
 * Files by key. A key is a relative path that the server makes, such as
 * `recipes/<uuid>/images/original.webp`; a prefix is such a path to a folder. Every method throws
 * {@link StoreKeyError} for a text that is no key.
 */
export interface FileStore {
  /**
   * Stores a file or replaces it. Once the promise resolves, the file survives a loss of power; until then, and
   * if it fails, the earlier file stays whole.
   */
  put(key: string, content: Buffer | Readable): Promise<StoredFile>;
  /** The file, or null when there is none. */
  get(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** What is known of the file, or null when there is none. */
  stat(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes a file; answers whether there was one. */
  delete(key: string): Promise<boolean>;
  /** Deletes all files of a folder and the folder itself. */
  deletePrefix(prefix: string): Promise<void>;
  /** All files below a folder, in order of their keys. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Copies all files of a folder to another one; each copy is as durable as a put. */
  copyPrefix(from: string, to: string): Promise<void>;
  /** Bytes of all files below a folder. */
  size(prefix: string): Promise<number>;
  /** Removes what puts left behind that were cut off before `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

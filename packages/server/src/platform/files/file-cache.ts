import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { isMissing, unfinished, writeDurably } from './durable-write.ts';
import { isSegment } from './store-key.ts';
import type { ByteRange, OpenedFile, StoredFile } from './store.ts';

/** A copy on the local disk. */
interface CachedFile extends StoredFile {
  readonly key: string;
  /** Of the file on the disk: all that is known of the copy, so that it is known again after a restart. */
  readonly name: string;
  /** Versions for which the store has said that this is the content, the latest last. */
  readonly versions: string[];
  /** When the store said so last, in milliseconds. */
  confirmedAt: number;
}

/** How far a copy can be relied on: as the store would answer now, unless the store is away, or not at all. */
export type Trust = 'current' | 'whileAway' | 'none';

/** How much the cache may take. */
export interface CacheBounds {
  readonly maxBytes: number;
  /** Larger files are not copied. */
  readonly maxFileBytes: number;
}

/** Without a version: what is asked about a file and then read is one. */
const freshMs = 1000;
/** Files that another process has deleted are gone after that. */
const trustedMs = 300_000;
const maxVersions = 4;
/** What a disk takes for the smallest file. */
const blockBytes = 4096;
const maxNameLength = 240;

/**
 * Copies of small files on the local disk, the longest unused of which give way to new ones. A copy is complete or not
 * there, and is counted before it is written, so that the bound is never exceeded.
 */
export class FileCache {
  readonly #folder: string;
  readonly #bounds: CacheBounds;
  readonly #clock: Clock;
  /** The longest unused first. */
  readonly #files = new Map<string, CachedFile>();
  /** Copies that are being made, by their key, until the key is forgotten. */
  readonly #making = new Set<{ readonly key: string }>();
  #bytes = 0;

  private constructor(folder: string, bounds: CacheBounds, clock: Clock) {
    this.#folder = folder;
    this.#bounds = bounds;
    this.#clock = clock;
  }

  /** Opens the cache of a folder, which is made if it is missing; what is in it counts. */
  static async open(folder: string, bounds: CacheBounds, clock: Clock): Promise<FileCache> {
    const cache = new FileCache(folder, bounds, clock);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) await cache.#count(name);
    await cache.#makeRoom(0);
    return cache;
  }

  get maxFileBytes(): number {
    return this.#bounds.maxFileBytes;
  }

  /** Bytes on the disk. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The facts of a copy, and how far it can be relied on for that version. */
  find(key: string, version: string | undefined): { file: StoredFile; trust: Trust } | null {
    const copy = this.#files.get(key);
    if (copy === undefined) return null;
    const { size, mtime, etag, versions, confirmedAt } = copy;
    const file = { size, mtime, etag };
    const age = this.#clock.now().getTime() - confirmedAt;
    const isKnown = version !== undefined && versions.includes(version);
    if (version === undefined ? age < freshMs : isKnown && age < trustedMs) return { file, trust: 'current' };
    return { file, trust: isKnown ? 'whileAway' : 'none' };
  }

  /** Notes that the store has that content now; a copy of another content is dropped. False without a copy. */
  async confirm(key: string, etag: string, version: string | undefined): Promise<boolean> {
    const file = this.#files.get(key);
    if (file === undefined) return false;
    if (file.etag !== etag) {
      await this.forget(key);
      return false;
    }
    this.#note(file, version);
    return true;
  }

  /** Opens a copy; null if it is gone from the disk or damaged. */
  async read(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const file = this.#files.get(key);
    if (file === undefined) return null;
    this.#files.delete(key);
    this.#files.set(key, file);
    const handle = await open(join(this.#folder, file.name), 'r').catch(() => null);
    const { size, mtime, etag } = file;
    if (handle !== null && (await handle.stat()).size === size)
      return { size, mtime, etag, stream: handle.createReadStream(range) };
    await handle?.close();
    await this.forget(key);
    return null;
  }

  /** Begins a copy; what it adds is not kept if the key is forgotten meanwhile. */
  begin(key: string): {
    add(file: StoredFile, content: Buffer, version?: string): Promise<void>;
    end(): void;
  } {
    const mark = { key };
    this.#making.add(mark);
    return {
      add: async (file, content, version) => {
        if (this.#making.has(mark))
          await this.#add(key, file, content, version, () => this.#making.has(mark));
      },
      end: () => void this.#making.delete(mark),
    };
  }

  /** Drops the copy of a file whose content changes. */
  async forget(key: string): Promise<void> {
    for (const mark of this.#making) if (mark.key === key) this.#making.delete(mark);
    const file = this.#files.get(key);
    if (file !== undefined) await this.#drop(file);
  }

  /** Drops all copies of files below a folder; all there are for an empty one. */
  async forgetBelow(prefix: string): Promise<void> {
    const isBelow = (key: string) => prefix === '' || key.startsWith(`${prefix}/`);
    for (const mark of this.#making) if (isBelow(mark.key)) this.#making.delete(mark);
    for (const file of this.#files.values()) if (isBelow(file.key)) await this.#drop(file);
  }

  async #add(
    key: string,
    { size, mtime, etag }: StoredFile,
    content: Buffer,
    version: string | undefined,
    isWanted: () => boolean,
  ): Promise<void> {
    const name = buildName(key, { size, mtime, etag });
    if (name.length > maxNameLength || size > this.maxFileBytes || content.length !== size) return;
    const present = this.#files.get(key);
    if (present !== undefined) await this.#drop(present);
    if (!(await this.#makeRoom(charge(size)))) return;
    const path = join(this.#folder, name);
    const isWritten = await writeDurably(path, content).then(
      () => true,
      () => false,
    );
    if (!isWritten || !isWanted() || this.#files.has(key)) {
      // The same content may have been copied for another reader meanwhile.
      if (this.#files.get(key)?.name !== name) await rm(path, { force: true });
      this.#bytes -= charge(size);
      return;
    }
    const file: CachedFile = { key, name, size, mtime, etag, versions: [], confirmedAt: 0 };
    this.#note(file, version);
    this.#files.set(key, file);
  }

  #note(file: CachedFile, version: string | undefined): void {
    file.confirmedAt = this.#clock.now().getTime();
    if (version === undefined || file.versions.includes(version)) return;
    file.versions.push(version);
    if (file.versions.length > maxVersions) file.versions.shift();
  }

  /** Counts what is going to be written. False if there is no room: what is being written takes all of it. */
  async #makeRoom(bytes: number): Promise<boolean> {
    while (this.#bytes + bytes > this.#bounds.maxBytes) {
      const [oldest] = this.#files.values();
      if (oldest === undefined) return false;
      await this.#drop(oldest);
    }
    this.#bytes += bytes;
    return true;
  }

  async #drop(file: CachedFile): Promise<void> {
    if (this.#files.get(file.key) !== file) return;
    this.#files.delete(file.key);
    await rm(join(this.#folder, file.name), { force: true });
    this.#bytes -= charge(file.size);
  }

  /** Counts a file of an earlier run; one that is unfinished or cut off is removed. */
  async #count(name: string): Promise<void> {
    const path = join(this.#folder, name);
    const stats = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    const file = readName(name);
    if (stats === null) return;
    if (file !== null && stats.isFile() && stats.size === file.size && !this.#files.has(file.key)) {
      this.#files.set(file.key, { ...file, name, versions: [], confirmedAt: 0 });
      this.#bytes += charge(file.size);
    } else if (unfinished.test(name) || file !== null) await rm(path, { force: true });
  }
}

function charge(size: number): number {
  return Math.max(1, Math.ceil(size / blockBytes)) * blockBytes;
}

/** Keys have no `~`. The hash tells keys apart on disks that do not tell capital letters from small ones. */
function buildName(key: string, { size, mtime, etag }: StoredFile): string {
  const tag = Buffer.from(etag).toString('hex');
  return [key.replaceAll('/', '~'), hashKey(key), tag, size, mtime.getTime()].join('~');
}

function readName(name: string): (StoredFile & { key: string }) | null {
  const parts = name.split('~');
  const [hash = '', tag = '', size = '', time = ''] = parts.splice(-4);
  const key = parts.join('/');
  if (!parts.every((part) => isSegment(part)) || hashKey(key) !== hash) return null;
  const etag = Buffer.from(tag, 'hex').toString();
  return { key, etag, size: Number(size), mtime: new Date(Number(time)) };
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

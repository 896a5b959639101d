import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import * as yauzl from 'yauzl';

/** Why an archive is refused. */
export type ArchiveProblem = 'unreadable' | 'tooLarge' | 'unsafePath' | 'encrypted';

/** An archive that cannot be read, or that is made to do harm. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What an archive may say of itself before anything of it is unpacked. */
export interface ArchiveLimits {
  readonly files: number;
  /** Unpacked, all files together. */
  readonly bytes: number;
  /** How many times larger than its packed form a file may be. */
  readonly ratio: number;
}

/** Files that are links are marked in the upper half of the attributes, as Unix has them. */
const fileTypeMask = 0o170000;
const link = 0o120000;
const encrypted = 0x1;
/** A short text can be packed to a few bytes. */
const smallestPacked = 1000;

/** A file while it is unpacked. */
export interface UnpackedFile {
  readonly content: Readable;
  /** What was read, called once at the end of the content. */
  readonly summary: () => { readonly bytes: number; readonly sha256: string };
}

/** An open zip archive on the disk (also zip64), whose directory is read and checked; files are unpacked as streams. */
export class ArchiveReader {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: ReadonlyMap<string, yauzl.Entry>;

  private constructor(zip: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws ArchiveError if it is no archive, or one whose directory breaks the limits */
  static async open(path: string, limits: ArchiveLimits): Promise<ArchiveReader> {
    const zip = await openZip(path);
    try {
      return new ArchiveReader(zip, await checkedEntries(zip, limits));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Paths of its files, folders left out. */
  get names(): IterableIterator<string> {
    return this.#entries.keys();
  }

  /** The size that the directory says; null for a file that is not there. */
  sizeOf(name: string): number | null {
    return this.#entries.get(name)?.uncompressedSize ?? null;
  }

  /**
   * A file while it is unpacked, and its size and hash once all of it was read. The stream fails with an `ArchiveError` where the
   * file is damaged, or longer or shorter than the directory says.
   * @throws ArchiveError `unreadable` without the file
   */
  async read(name: string): Promise<UnpackedFile> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new ArchiveError('unreadable');
    const unpacked = await openEntry(this.#zip, entry);
    const hash = createHash('sha256');
    let bytes = 0;
    const content = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    unpacked.on('error', (error) => content.destroy(new ArchiveError('unreadable', error)));
    content.on('close', () => unpacked.destroy());
    unpacked.pipe(content);
    return { content, summary: () => ({ bytes, sha256: hash.digest('hex') }) };
  }

  close(): void {
    this.#zip.close();
  }
}

function openZip(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(new ArchiveError('unreadable', error));
    });
  });
}

function openEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream);
      else reject(new ArchiveError('unreadable', error));
    });
  });
}

function checkedEntries(zip: yauzl.ZipFile, limits: ArchiveLimits): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  const total = { files: 0, bytes: 0 };
  return new Promise((resolve, reject) => {
    zip.on('error', (error: Error) => reject(refusalOf(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      total.files += 1;
      total.bytes += entry.uncompressedSize;
      const isOver = total.files > limits.files || total.bytes > limits.bytes;
      const problem = isOver ? 'tooLarge' : problemOf(entry, limits);
      if (problem !== null || entries.has(entry.fileName))
        return reject(new ArchiveError(problem ?? 'unreadable'));
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The library refuses paths that lead out of the archive by itself. */
function refusalOf(error: Error): ArchiveError {
  const isPath = /absolute path|invalid relative path|invalid characters in fileName/i.test(error.message);
  return new ArchiveError(isPath ? 'unsafePath' : 'unreadable', error);
}

function problemOf(entry: yauzl.Entry, { ratio }: ArchiveLimits): ArchiveProblem | null {
  const { compressedSize, uncompressedSize, externalFileAttributes, generalPurposeBitFlag } = entry;
  if (((externalFileAttributes >>> 16) & fileTypeMask) === link) return 'unsafePath';
  if ((generalPurposeBitFlag & encrypted) !== 0) return 'encrypted';
  return uncompressedSize > Math.max(compressedSize, smallestPacked) * ratio ? 'tooLarge' : null;
}

import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type * as yauzl from 'yauzl';
import { type ArchiveLimits, readDirectory } from './archive-directory.ts';
import { ArchiveError } from './archive-error.ts';
import { type OpenZip, openZip } from './archive-reader.ts';

/** A file while it is unpacked. */
export interface UnpackedFile {
  readonly content: Readable;
  /** Called once with the totals at the end of the content. */
  readonly summary: () => { readonly bytes: number; readonly sha256: string };
}

/** An open zip archive on the disk, also a large one (zip64): its directory is checked, files are unpacked as streams. */
export class ArchiveStreams {
  readonly #open: OpenZip;
  readonly #entries: ReadonlyMap<string, yauzl.Entry>;

  private constructor(open: OpenZip, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.#open = open;
    this.#entries = entries;
  }

  /** @throws ArchiveError if it is no archive, one with the same path twice, or one that breaks the limits */
  static async open(path: string, limits: ArchiveLimits): Promise<ArchiveStreams> {
    const open = await openZip(path).catch((error: unknown) => {
      throw new ArchiveError('unreadable', error);
    });
    try {
      const entries = await readDirectory(open.zip, { ...limits, isUnique: true });
      return new ArchiveStreams(open, entries);
    } catch (error) {
      await open.file.close();
      throw error;
    }
  }

  /** Paths of its files. */
  get names(): IterableIterator<string> {
    return this.#entries.keys();
  }

  /** The size that the directory says; null for a file that is not there. */
  sizeOf(name: string): number | null {
    return this.#entries.get(name)?.uncompressedSize ?? null;
  }

  /**
   * A file while it is unpacked, and its size and hash once all of it was read. The stream fails with an `ArchiveError`
   * where the file is damaged, or longer or shorter than the directory says.
   * @throws ArchiveError `unreadable` without the file
   */
  async read(name: string): Promise<UnpackedFile> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new ArchiveError('unreadable');
    const unpacked = await openEntry(this.#open.zip, entry);
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

  async close(): Promise<void> {
    await this.#open.file.close();
  }
}

function openEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream);
      else reject(new ArchiveError('unreadable', error));
    });
  });
}

import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** What went into an archive. */
export interface WrittenEntry {
  /** Unpacked. */
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Formats that are compressed already; compressing them again saves nothing. */
export const isPacked = (name: string): boolean =>
  /\.(?:webp|jpe?g|png|gif|avif|heic|zip|gz|mp4|pdf)$/i.test(name);

type Source = Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

/** Counts what passes through. */
class EntryCounter extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Once all has passed. */
  summary(): WrittenEntry {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/**
 * Writes a zip archive (zip64 where it has to be) of any size as a stream: one chunk of one entry is in memory, and a
 * few hundred bytes of each entry for the directory at its end.
 */
export class ArchiveWriter {
  readonly #zip = new yazl.ZipFile();
  readonly #mtime: Date;
  /** The archive; it has to be read for anything to be written. */
  readonly content: Readable;

  /** @param mtime the modification time of every entry */
  constructor(mtime: Date) {
    this.#mtime = mtime;
    const content = new PassThrough();
    this.#zip.outputStream.pipe(content);
    this.#zip.on('error', (error: Error) => content.destroy(error));
    // A source can fail before anyone reads the archive; the reader still finds it broken.
    content.on('error', () => undefined);
    this.content = content;
  }

  /** Adds an entry and waits until all of it is taken. An error of the source breaks the archive. */
  async add(name: string, source: Source): Promise<WrittenEntry> {
    try {
      return await this.#begin(name, { source });
    } catch (error) {
      this.content.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  /** The library keeps the function of every entry until the end: nothing of the entry may hang on it by then. */
  #begin(name: string, once: { source?: Source }): Promise<WrittenEntry> {
    const options = { mtime: this.#mtime, mode: 0o100600, compress: !isPacked(name) };
    return new Promise((resolve, reject) => {
      this.#zip.addReadStreamLazy(name, options, (give) => {
        const { source = [] } = once;
        delete once.source;
        const counter = new EntryCounter();
        give(null, counter);
        pipeline(source instanceof Readable ? source : Readable.from(source), counter).then(
          () => resolve(counter.summary()),
          reject,
        );
      });
    });
  }

  /** Writes the directory; the content ends after it. */
  finish(): void {
    this.#zip.end();
  }
}

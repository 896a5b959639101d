import type { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import * as yauzl from 'yauzl';
import { WindowedFile } from '../files/windowed-file.ts';

type Done = (error: Error | null) => void;

/** Reads a file for the zip reader, which asks for the entries of a directory one by one, 46 bytes at a time. */
class ArchiveReader extends yauzl.RandomAccessReader {
  readonly #file: WindowedFile;

  constructor(file: WindowedFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#file.stream(start, end);
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: Done): void {
    this.#file.read(position, length).then(
      (bytes) => {
        bytes.copy(buffer, offset);
        done(null);
      },
      (error: unknown) => done(asError(error)),
    );
  }

  override close(done: Done): void {
    this.#file.close().then(
      () => done(null),
      (error: unknown) => done(asError(error)),
    );
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** A zip archive, and the file that it is read from. */
export interface OpenZip {
  readonly zip: yauzl.ZipFile;
  /** The zip reader leaves its file open when a stream of it fails: the file is closed here, whatever happened. */
  readonly file: WindowedFile;
}

/** Opens a zip archive to read its directory. @throws Error if the file is not an archive */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await WindowedFile.open(path);
  const reader = new ArchiveReader(file);
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(reader, file.size, options, (error, zip) => {
      if (error === null) return resolve({ zip, file });
      void file.close().finally(() => reject(error));
    });
  });
}

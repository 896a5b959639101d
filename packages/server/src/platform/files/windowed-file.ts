import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const windowBytes = 256 * 1024;
const chunkBytes = 64 * 1024;

/** A file that is read in many small pieces, one after the other: what follows a piece is read along with it. */
export class WindowedFile {
  readonly size: number;
  readonly #handle: FileHandle;
  #closing: Promise<void> | undefined;
  #window = { start: 0, bytes: Buffer.alloc(0) };

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  static async open(path: string): Promise<WindowedFile> {
    const handle = await open(path, 'r');
    try {
      return new WindowedFile(handle, (await handle.stat()).size);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** A piece of the file. @throws RangeError where the file has less */
  async read(position: number, length: number): Promise<Buffer> {
    const start = position - this.#window.start;
    if (start >= 0 && start + length <= this.#window.bytes.length)
      return this.#window.bytes.subarray(start, start + length);
    const bytes = Buffer.alloc(Math.max(length, windowBytes));
    const { bytesRead } = await this.#handle.read(bytes, 0, bytes.length, position);
    if (bytesRead < length) throw new RangeError('The file ends before that');
    this.#window = { start: position, bytes: bytes.subarray(0, bytesRead) };
    return bytes.subarray(0, length);
  }

  /** The bytes from `start` up to `end`, which is left out. */
  stream(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const length = Math.min(chunkBytes, end - at);
      const { bytesRead, buffer } = await this.#handle.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead === 0) throw new RangeError('The file ends before that');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Closes the file, once; streams that are still open fail. */
  close(): Promise<void> {
    this.#closing ??= this.#handle.close();
    return this.#closing;
  }
}

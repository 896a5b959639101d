import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to put into an archive. */
export interface ZipEntry {
  /** Path with `/` between folders. */
  readonly name: string;
  readonly content: Buffer | Readable;
}

/** Formats that are compressed already; compressing them again saves nothing. */
export const isPacked = (name: string): boolean =>
  /\.(?:webp|jpe?g|png|gif|avif|heic|zip|gz|mp4|pdf)$/i.test(name);

/**
 * A zip archive as a stream, produced while it is read: at most one chunk of one file is in memory.
 * @param at the modification time of every entry
 */
export function zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, at: Date): Readable {
  return Readable.from(chunksOf(entries, at), { objectMode: false });
}

async function* chunksOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = isPacked(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    archive.add(file);
    const pieces = content instanceof Readable ? (content as AsyncIterable<Buffer>) : [content];
    for await (const piece of pieces) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

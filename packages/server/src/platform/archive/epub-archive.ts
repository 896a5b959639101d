import { once } from 'node:events';
import { type PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { isPacked } from './archive-writer.ts';

/** A file of an e-book; all of it is in memory while it is written. */
export interface EpubEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * An e-book as a stream, made while it is read. Unlike other archives it begins with its type, which is not compressed
 * and has no fields beside it, and the sizes of all files stand before them: readers look at both.
 * @param at the modification time of every entry
 */
export function epubStream(entries: AsyncIterable<EpubEntry>, at: Date): Readable {
  return Readable.from(readChunks(entries, at), { objectMode: false });
}

async function* readChunks(entries: AsyncIterable<EpubEntry>, at: Date): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as PassThrough;
  const options = { mtime: at, forceDosTimestamp: true };
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  yield* await written(output);
  for await (const { name, content } of entries) {
    zip.addBuffer(content, name, { ...options, compress: !isPacked(name) });
    yield* await written(output);
  }
  zip.end();
  yield* output as AsyncIterable<Buffer>;
}

/**
 * The one file that was added, packed. The library packs it elsewhere, and then writes all of it at once: the first bytes
 * show that it is there. Without waiting for them, all files of a book would wait in memory.
 */
async function written(output: PassThrough): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for (let chunk: unknown = output.read(); ; chunk = output.read()) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    else if (chunks.length > 0 && output.writableLength === 0) return chunks;
    else await once(output, 'readable');
  }
}

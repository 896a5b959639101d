import { Readable } from 'node:stream';
import yazl from 'yazl';
import { isPacked } from './zip-archive.ts';

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
  return Readable.from(chunksOf(entries, at), { objectMode: false });
}

async function* chunksOf(entries: AsyncIterable<EpubEntry>, at: Date): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const options = { mtime: at, forceDosTimestamp: true };
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  for await (const { name, content } of entries) {
    zip.addBuffer(content, name, { ...options, compress: !isPacked(name) });
    yield* ready(output);
  }
  zip.end();
  yield* output as AsyncIterable<Buffer>;
}

function* ready(output: Readable): Generator<Buffer> {
  for (;;) {
    const chunk: unknown = output.read();
    if (!Buffer.isBuffer(chunk)) return;
    yield chunk;
  }
}

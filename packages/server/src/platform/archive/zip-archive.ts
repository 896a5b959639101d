import type { Readable } from 'node:stream';
import { type Zippable, zipSync } from 'fflate';
import { ArchiveWriter, isPacked } from './archive-writer.ts';

/** A file to put into an archive. */
export interface ZipEntry {
  /** Path with `/` between folders. */
  readonly name: string;
  readonly content: Buffer | Readable;
}

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/**
 * A zip archive (zip64 where it has to be) as a stream, produced while it is read: at most one chunk of one file is in
 * memory, and the compression is done outside of the main thread.
 * @param at the modification time of every entry
 */
export function zipStream(entries: Entries, at: Date): Readable {
  const writer = new ArchiveWriter(at);
  void fill(writer, entries);
  return writer.content;
}

/**
 * A zip archive of a few small files, made at once: the streams of thousands of such archives would take more memory than
 * what is in them.
 */
export function smallZip(entries: readonly { name: string; content: Buffer }[], at: Date): Buffer {
  const files: Zippable = {};
  for (const { name, content } of entries) files[name] = [content, { level: isPacked(name) ? 0 : 6 }];
  const archive = zipSync(files, { mtime: at });
  return Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
}

/** Ends the entries when the archive is not read any more, so that they close their files. */
async function fill(writer: ArchiveWriter, entries: Entries): Promise<void> {
  const { content } = writer;
  const iterator =
    Symbol.asyncIterator in entries ? entries[Symbol.asyncIterator]() : entries[Symbol.iterator]();
  content.once('close', () => void iterator.return?.());
  try {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
      await writer.add(next.value.name, pieces(next.value.content));
    writer.finish();
  } catch (error) {
    content.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

function pieces(content: Buffer | Readable): Readable | Buffer[] {
  return Buffer.isBuffer(content) ? [content] : content;
}

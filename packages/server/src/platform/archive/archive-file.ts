import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type * as yauzl from 'yauzl';
import { limits } from '@hearth/contract/kernel/limits';
import { type ArchiveLimits, readDirectory } from './archive-directory.ts';
import { ArchiveError } from './archive-error.ts';
import { openZip } from './archive-reader.ts';

const ofOtherPrograms: ArchiveLimits = {
  files: limits.movedFiles,
  bytes: limits.movedBytes,
  ratio: limits.archiveRatio,
};

/** An open archive on the disk. Its directory is read and checked; files are unpacked one by one. */
export interface ArchiveFile {
  /** Paths of its files, folders left out, in the order of its directory. */
  readonly names: readonly string[];
  /**
   * A file, unpacked. No more than it says, and never more than `maxBytes`, is unpacked.
   * @throws ArchiveError `tooLarge`; `unreadable` where it is damaged or larger than it says
   */
  read(name: string, maxBytes: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a zip archive, also a large one (zip64), and checks its directory. Nothing is unpacked.
 * @throws ArchiveError
 */
export async function openArchiveFile(path: string): Promise<ArchiveFile> {
  const { zip, file } = await openZip(path).catch(unreadable);
  try {
    const entries = await readDirectory(zip, ofOtherPrograms);
    return {
      names: [...entries.keys()],
      read: async (name, maxBytes) => {
        const entry = entries.get(name);
        if (entry === undefined) throw new ArchiveError('unreadable');
        return unpack(zip, entry, maxBytes);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) return Promise.reject(new ArchiveError('tooLarge'));
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) return reject(new ArchiveError('unreadable', error));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', (broken: Error) => reject(new ArchiveError('unreadable', broken)));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (crc32(bytes) === entry.crc32) resolve(bytes);
        else reject(new ArchiveError('unreadable'));
      });
    });
  });
}

function unreadable(error: unknown): never {
  throw new ArchiveError('unreadable', error);
}

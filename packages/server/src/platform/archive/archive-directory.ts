import * as yauzl from 'yauzl';
import { ArchiveError, type ArchiveProblem } from './archive-error.ts';

/** Entries that are links say so in the upper half of their attributes, as Unix has them. */
const fileTypeMask = 0o170000;
const link = 0o120000;
const encrypted = 0x1;
const utf8 = 0x800;

/** What an archive may say of itself. */
export interface ArchiveLimits {
  readonly files: number;
  /** Unpacked, all files together. */
  readonly bytes: number;
  /** How many times larger than its packed form a file may be. */
  readonly ratio: number;
  /** Whether a path that is there twice is refused. */
  readonly isUnique?: boolean;
}

/** What all entries of an archive say of themselves, added up. */
interface Sums {
  files: number;
  packed: number;
  unpacked: number;
}

/**
 * Reads the directory of an open archive and checks it against limits: number of files, sizes,
 * ratios and paths. Nothing is unpacked; the first entry that is refused ends the reading.
 * @returns its files by path, folders left out, in the order of the directory
 * @throws ArchiveError
 */
export function readDirectory(zip: yauzl.ZipFile, limits: ArchiveLimits): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  const sums: Sums = { files: 0, packed: 0, unpacked: 0 };
  const take = (entry: yauzl.Entry): void => {
    const path = readPath(entry);
    const problem =
      findProblem(entry, path, sums, limits) ?? (sums.packed > zip.fileSize ? 'tooLarge' : null);
    if (problem !== null) throw new ArchiveError(problem);
    if (limits.isUnique === true && entries.has(path)) throw new ArchiveError('unreadable');
    if (!path.endsWith('/')) entries.set(path, entry);
  };
  return new Promise((resolve, reject) => {
    if (zip.entryCount > limits.files) return reject(new ArchiveError('tooLarge'));
    zip.on('error', (error: Error) => reject(new ArchiveError('unreadable', error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      try {
        take(entry);
        zip.readEntry();
      } catch (error) {
        reject(error instanceof ArchiveError ? error : new ArchiveError('unreadable', error));
      }
    });
    zip.readEntry();
  });
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** Many programs write paths in UTF-8 without saying so. */
function readPath(entry: yauzl.Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields } = entry;
  const nameIn = (given: number) =>
    yauzl.getFileNameLowLevel(given, raw, extraFields, false).normalize('NFC');
  try {
    strict.decode(raw);
    return nameIn(flags | utf8);
  } catch {
    return nameIn(flags);
  }
}

function findProblem(
  entry: yauzl.Entry,
  path: string,
  sums: Sums,
  limits: ArchiveLimits,
): ArchiveProblem | null {
  const { compressedSize, uncompressedSize, externalFileAttributes, generalPurposeBitFlag } = entry;
  sums.files += 1;
  sums.packed += compressedSize;
  sums.unpacked += uncompressedSize;
  const isLink = ((externalFileAttributes >>> 16) & fileTypeMask) === link;
  if (isLink || path.includes('\0') || yauzl.validateFileName(path) !== null) return 'unsafePath';
  if ((generalPurposeBitFlag & encrypted) !== 0) return 'encrypted';
  const isBomb = uncompressedSize > Math.max(compressedSize, 1000) * limits.ratio;
  const isOver = sums.files > limits.files || sums.unpacked > limits.bytes;
  return isBomb || isOver ? 'tooLarge' : null;
}

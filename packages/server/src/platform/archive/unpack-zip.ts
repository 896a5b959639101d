import { unzipSync } from 'fflate';
import { limits } from '@hearth/contract/kernel/limits';

/** An archive, and the largest file that is unpacked for each ending of a name, in bytes; other files are left out. */
export interface ZipTask {
  readonly bytes: Uint8Array;
  readonly maxBytesByEnding: Readonly<Record<string, number>>;
}

/** Names and contents of unpacked files. */
export type ZipFiles = readonly (readonly [name: string, content: Uint8Array])[];

/** What `unpackZip` says of an archive that is over its limits. */
export const overLimits = 'the archive is over its limits';

/**
 * Unpacks the wanted files of a zip archive, in its order. What an entry says of its size counts before anything is
 * unpacked, in sum and for each byte that is packed, and no file unpacks to more than its entry says: it is cut there.
 * So an archive whose entries overlap (one packed file under many names) costs no more than an honest one.
 * @throws Error with `overLimits`; else when it is no archive or a file in it is broken
 */
export function unpackZip({ bytes, maxBytesByEnding }: ZipTask): ZipFiles {
  let entries = 0;
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      const isWanted = originalSize <= (maxBytesByEnding[endingOf(name)] ?? -1);
      if (isWanted) unpacked += originalSize;
      const isBomb = isWanted && originalSize > Math.max(size, 1000) * limits.archiveRatio;
      if (entries > limits.archiveEntries || unpacked > limits.archiveBytes || isBomb)
        throw new Error(overLimits);
      return isWanted;
    },
  });
  return Object.entries(files);
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.'));
}

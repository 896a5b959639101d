import { unzipSync } from 'fflate';
import { limits } from '@hearth/contract/kernel/limits';

/** An archive, and the maximum size of an unpacked file by extension, in bytes; other files are skipped. */
export interface ZipTask {
  readonly bytes: Uint8Array;
  readonly maxBytesByEnding: Readonly<Record<string, number>>;
}

/** Names and contents of unpacked files. */
export type ZipFiles = readonly (readonly [name: string, content: Uint8Array])[];

/** The error message for an archive that exceeds the limits. */
export const overLimits = 'the archive is over its limits';

/**
 * Unpacks the selected files of a zip archive, in its order. Declared sizes are checked before unpacking, in
 * total and relative to the packed size, and each file is cut at its declared size. So an archive with
 * overlapping entries (one packed file under many names) costs no more than an honest one.
 * @throws Error with `overLimits`; else if it is not an archive or a file in it is damaged
 */
export function unpackZip({ bytes, maxBytesByEnding }: ZipTask): ZipFiles {
  let entries = 0;
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      const isWanted = originalSize <= (maxBytesByEnding[getEnding(name)] ?? -1);
      if (isWanted) unpacked += originalSize;
      const isBomb = isWanted && originalSize > Math.max(size, 1000) * limits.archiveRatio;
      if (entries > limits.archiveEntries || unpacked > limits.archiveBytes || isBomb)
        throw new Error(overLimits);
      return isWanted;
    },
  });
  return Object.entries(files);
}

function getEnding(name: string): string {
  return name.slice(name.lastIndexOf('.'));
}

import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DestinationStream } from 'pino';

/** Maximum size of a file in bytes before it is rotated. */
const maxFileBytes = 5 * 1024 * 1024;
/** Number of rotated files kept, as `.1` (newest) to `.3`. */
export const rotatedLogs = 3;

function computeSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function moveAside(path: string): void {
  for (let age = rotatedLogs - 1; age >= 1; age -= 1) {
    if (computeSize(`${path}.${age}`) > 0) renameSync(`${path}.${age}`, `${path}.${age + 1}`);
  }
  renameSync(path, `${path}.1`);
}

/**
 * A log file that is renamed to `.1` and restarted before it exceeds `maxBytes`. A full or missing disk must
 * not stop the program, so a line that cannot be written is dropped.
 */
export function rotatingFile(path: string, maxBytes = maxFileBytes): DestinationStream {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let size = computeSize(path);
  const append = (line: string): void => {
    if (size > 0 && size + line.length > maxBytes) {
      moveAside(path);
      size = 0;
    }
    appendFileSync(path, line, { mode: 0o600 });
    size += Buffer.byteLength(line);
  };
  return {
    write(line) {
      try {
        append(line);
      } catch {
        size = computeSize(path);
      }
    },
  };
}

import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { rotatedLogs } from './rotating-file.ts';

/** The files of a log, oldest first. */
function logFiles(path: string): readonly string[] {
  const older = Array.from({ length: rotatedLogs }, (_, index) => `${path}.${rotatedLogs - index}`);
  return [...older, path].filter((file) => existsSync(file));
}

/** The newest `count` lines of the log at `path` and its rotated files, newest last. */
export function readLogLines(path: string, count: number): readonly string[] {
  let lines: readonly string[] = [];
  for (const file of logFiles(path).toReversed()) {
    if (lines.length >= count) break;
    const older = readFileSync(file, 'utf8').split('\n');
    lines = [...older.filter((line) => line !== ''), ...lines];
  }
  return lines.slice(-count);
}

/** Empties the log at `path` and its rotated files. Lines logged afterwards are kept. */
export function emptyLogs(path: string): void {
  for (const file of logFiles(path)) truncateSync(file);
}

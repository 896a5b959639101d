import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes the folder with its parents and writes a file into it.
 * @throws the error of the system
 */
export function requireWritableFolder(folder: string): void {
  makeFolder(folder);
  const probe = join(folder, `.probe-${process.pid}`);
  writeFileSync(probe, 'x', { mode: 0o600 });
  rmSync(probe);
}

/** Not Node's recursive `mkdir`: it tries for ever where a parent exists and takes no folders, as below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}

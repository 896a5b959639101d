import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What nobody but the owner may do is taken from everyone else. */
const othersBits = 0o077;

/** Files that the process makes from now on, the database's own among them, are the owner's alone. */
export function keepNewFilesPrivate(): void {
  process.umask(othersBits);
}

/**
 * Takes the rights of everyone but the owner from a folder and what lies in it: files from before, or from a backup,
 * may be open to every account of the machine. Links are left alone. Answers the paths that could not be changed.
 * @param isDeep whether folders below are gone through as well
 */
export async function makePrivate(path: string, isDeep: boolean): Promise<string[]> {
  const refused = await closeToOthers(path);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const below = join(path, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isFolder = entry.isDirectory() && isDeep;
    refused.push(...(await (isFolder ? makePrivate(below, true) : closeToOthers(below))));
  }
  return refused;
}

async function closeToOthers(path: string): Promise<string[]> {
  try {
    const { mode } = await lstat(path);
    if ((mode & othersBits) !== 0) await chmod(path, mode & 0o777 & ~othersBits);
    return [];
  } catch (error) {
    // A file that went away in the meantime needs nothing.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : [path];
  }
}

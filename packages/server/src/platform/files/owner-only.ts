import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Permissions of group and others. */
const othersBits = 0o077;

/** Sets the umask, so that new files, including the database's, are accessible to the owner only. */
export function keepNewFilesPrivate(): void {
  process.umask(othersBits);
}

/**
 * Removes the permissions of everyone but the owner from a path, because restored or older files may be
 * readable by every account of the machine. Links are skipped. Returns the paths that could not be changed.
 * @param isDeep whether to include subfolders
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
    // A file that has disappeared meanwhile is fine.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? [] : [path];
  }
}

import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Names of files that are still being written; no key can name them. */
export const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/;

/** Whether an error of the file system says that there is nothing of that name. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Makes the names in a folder survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether `path` is a folder: false when nothing is there; a link or a file in its place is an error. */
async function isFolder(path: string): Promise<boolean> {
  try {
    const found = await lstat(path);
    if (found.isDirectory()) return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  throw new Error(`${path} is not a folder of the store`);
}

/** Makes a folder that another write may be making. `recursive` would call a full disk a missing folder. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
}

/** Makes the folders below `root` that lead to `segments`, durably and without following links. */
export async function makeFolders(root: string, segments: readonly string[]): Promise<string> {
  let folder = root;
  for (const segment of segments) {
    const parent = folder;
    folder = join(parent, segment);
    if (await isFolder(folder)) continue;
    await makeFolder(folder);
    await syncFolder(parent);
  }
  return folder;
}

async function writeNew(path: string, content: Buffer | Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file under a temporary name beside `path`, syncs it, renames it and syncs the folder: at every moment
 * `path` is the old file or the new one, whole.
 */
export async function writeDurably(path: string, content: Buffer | Readable): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeNew(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

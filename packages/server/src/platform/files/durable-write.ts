import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Names of unfinished files; no key can have such a name. */
export const unfinished = /^\.[0-9a-f-]{36}\.tmp$/;

/** Whether a file system error means that the path does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** Syncs a folder, so that its entries survive a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether `path` is a folder; false if it does not exist, an error if it is a link or a file. */
async function isFolder(path: string): Promise<boolean> {
  try {
    const stats = await lstat(path);
    if (stats.isDirectory()) return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  throw new Error(`${path} is not a folder of the store`);
}

/**
 * Creates a folder; tolerates a concurrent creation. `recursive` would report a full disk as a missing
 * folder.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
}

/** Creates the folders below `root` that lead to `segments`, durably and without following links. */
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

/** Writes a file that is not there yet and syncs it; a folder above it is not synced. */
export async function writeNew(path: string, content: Buffer | Readable): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A complete file next to the one that it is to replace. */
export interface WrittenFile {
  /** Puts it in its place, durably. */
  replace(): Promise<void>;
  discard(): Promise<void>;
}

/** Writes a temporary file next to `path` and syncs it. One that cannot be written leaves nothing. */
export async function writeBeside(path: string, content: Buffer | Readable): Promise<WrittenFile> {
  const folder = dirname(path);
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  const discard = () => rm(temporary, { force: true });
  const guarded = async (work: Promise<void>) => {
    await work.catch(async (error: unknown) => {
      await discard();
      throw error;
    });
  };
  await guarded(writeNew(temporary, content));
  const replace = async () => {
    await guarded(rename(temporary, path));
    await syncFolder(folder);
  };
  return { replace, discard };
}

/**
 * Writes a temporary file next to `path`, syncs it, renames it and syncs the folder, so that `path` is always
 * either the complete old file or the complete new one.
 */
export async function writeDurably(path: string, content: Buffer | Readable): Promise<void> {
  await (await writeBeside(path, content)).replace();
}

import { createReadStream } from 'node:fs';
import { copyFile, link, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMissing, syncFolder, writeNew } from './durable-write.ts';
import { splitKey } from './store-key.ts';
import { keysBelow } from './walk-keys.ts';

/**
 * The folders of the data folder that hold what people have uploaded and what operators have written for them: all of
 * it goes into a backup and is replaced by a restore.
 */
export const contentFolders = ['groups', 'recipes', 'templates', 'users'] as const;

/** Keys of all files of some folders, sorted. Links, and names that the server does not make, are left out. */
export async function* listKeys(
  root: string,
  folders: readonly string[] = contentFolders,
): AsyncGenerator<string> {
  for (const folder of folders) yield* keysBelow(root, folder);
}

/** The content of a file. */
export function readFileOf(root: string, key: string): Readable {
  return createReadStream(join(root, ...splitKey(key)));
}

/**
 * A copy of the files of the data folder as they are now, made of hard links: it takes no space, and what is written or
 * deleted afterwards leaves it as it is, since the store replaces files and never writes into them. On disks without
 * hard links the files are copied.
 */
export async function linkContent(
  root: string,
  copy: string,
  folders: readonly string[] = contentFolders,
): Promise<void> {
  const made = new Set<string>();
  for await (const key of listKeys(root, folders)) {
    const target = join(copy, key);
    const folder = dirname(target);
    if (!made.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
    made.add(folder);
    await link(join(root, key), target).catch(async (error: unknown) => {
      if (!isMissing(error)) await copyFile(join(root, key), target);
    });
  }
}

/** Writes new files of an empty folder, so that they survive a power loss. */
export class NewFiles {
  readonly #root: string;
  readonly #folders = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Writes a file that is not there yet; several may be written at a time. */
  async write(key: string, content: Readable): Promise<void> {
    const segments = splitKey(key);
    const folder = join(this.#root, ...segments.slice(0, -1));
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
    this.#folders.add(folder);
    await writeNew(join(this.#root, ...segments), content);
  }

  /** Makes the names of the files survive, too. */
  async complete(): Promise<void> {
    for (const folder of this.#folders) await syncFolder(folder);
  }
}

/** Which folders are swapped, all without it, and how they move, for tests that interrupt it. */
export interface SwapOptions {
  readonly move?: typeof rename;
  readonly folders?: readonly string[];
}

/**
 * Puts the content folders of `staged` in the place of those of the data folder and moves the present ones to
 * `replaced`. Can be called again after it was interrupted anywhere: each folder moves once.
 */
export async function swapContent(
  root: string,
  staged: string,
  replaced: string,
  { move = rename, folders = contentFolders }: SwapOptions = {},
): Promise<void> {
  await mkdir(replaced, { recursive: true, mode: 0o700 });
  for (const folder of folders) {
    // A folder that has moved away already is not moved again: the one in its place is the new one.
    if (!(await exists(join(replaced, folder)))) {
      await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
      await move(join(root, folder), join(replaced, folder));
    }
    if (await exists(join(staged, folder))) await move(join(staged, folder), join(root, folder));
  }
  await syncFolder(root);
}

const probe = '.probe';

/**
 * Whether all content folders can be moved within the data folder, which they cannot where one of them is mounted from
 * elsewhere.
 */
export async function canSwapContent(
  root: string,
  { move = rename, folders = contentFolders }: SwapOptions = {},
): Promise<boolean> {
  for (const folder of folders) {
    if (!(await exists(join(root, folder)))) continue;
    const [from, to] = [join(root, folder, probe), join(root, probe)];
    try {
      await mkdir(from, { recursive: true, mode: 0o700 });
      await move(from, to);
    } catch (error) {
      if (readCode(error) === 'EXDEV') return false;
      throw error;
    } finally {
      await removeFolder(from);
      await removeFolder(to);
    }
  }
  return true;
}

function readCode(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined;
}

/** The metadata of a path; null if it does not exist. */
export async function pathFacts(
  path: string,
): Promise<{ bytes: number; changed: Date; isFolder: boolean } | null> {
  try {
    const stats = await lstat(path);
    return { bytes: stats.size, changed: stats.mtime, isFolder: stats.isDirectory() };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await pathFacts(path)) !== null;
}

/** Copies an SQLite database with what was not moved into it yet, which lies beside it. */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  await copyFile(file, copy);
  for (const ending of ['-wal', '-journal']) {
    await copyFile(`${file}${ending}`, `${copy}${ending}`).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

/** Makes a folder below the data folder for one task; nothing of an earlier one is left in it. */
export async function makeEmptyFolder(root: string, ...segments: readonly string[]): Promise<string> {
  const folder = join(root, ...segments);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Deletes a folder with all that is in it. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Deletes a folder with all that is in it if it was made before `before`. */
export async function removeFolderFrom(folder: string, before: Date): Promise<void> {
  const stats = await lstat(folder).catch(() => null);
  if (stats !== null && stats.mtime <= before) await removeFolder(folder);
}

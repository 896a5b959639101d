import type { Dirent } from 'node:fs';
import { lstat, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, unfinished } from './durable-write.ts';

/** The folder for temporary files. */
const temporary = '.temp';
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The data folder for administrators: sizes of its parts and removable files. Unlike the file store it
 * includes files that the server did not create. Symbolic links are neither followed nor counted.
 */
export class DataFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Bytes of all files below a folder, or of the whole data folder. */
  async size(...path: readonly string[]): Promise<number> {
    let total = 0;
    for (const entry of await readEntries(join(this.#root, ...path), true)) {
      if (entry.isFile()) total += await readSize(join(entry.parentPath, entry.name));
    }
    return total;
  }

  /** Bytes that are free for the server on the disk of the data folder. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#root);
    return bavail * bsize;
  }

  /** Bytes that {@link cleanTemporary} would free if every temporary file were old. */
  async temporarySize(): Promise<number> {
    let total = await this.size(temporary);
    for (const path of await this.#unfinished()) total += await readSize(path);
    return total;
  }

  /** Deletes temporary files and unfinished writes from before that instant. */
  async cleanTemporary(before: Date): Promise<void> {
    for (const entry of await readEntries(join(this.#root, temporary))) {
      await rm(join(entry.parentPath, entry.name), { recursive: true, force: true });
    }
    for (const path of await this.#unfinished()) {
      const stats = await lstat(path).catch(unlessMissing);
      if (stats !== null && stats.mtime < before) await rm(path, { force: true });
    }
  }

  /**
   * Files among the recipe pictures that are not WebP: earlier formats, and files that users copied there.
   */
  async strayPictures(): Promise<string[]> {
    const recipes = await readEntries(join(this.#root, 'recipes'));
    const folders = recipes.filter((entry) => entry.isDirectory());
    const lists = await Promise.all(
      folders.map(({ parentPath, name }) => readEntries(join(parentPath, name, 'images'))),
    );
    return lists
      .flat()
      .filter((entry) => entry.isFile() && !unfinished.test(entry.name) && !/\.webp$/i.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  }

  /** Folders among those of the recipes whose name is not an id, so no recipe can own them. */
  async strayRecipeFolders(): Promise<string[]> {
    const entries = await readEntries(join(this.#root, 'recipes'));
    return entries
      .filter((entry) => entry.isDirectory() && !id.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  }

  /** Deletes files and folders returned by this object; returns their number. */
  async remove(paths: readonly string[]): Promise<number> {
    for (const path of paths) await rm(path, { recursive: true, force: true });
    return paths.length;
  }

  async #unfinished(): Promise<string[]> {
    const entries = await readEntries(this.#root, true);
    return entries
      .filter((entry) => entry.isFile() && unfinished.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
  }
}

async function readEntries(folder: string, recursive = false): Promise<Dirent[]> {
  return (await readdir(folder, { withFileTypes: true, recursive }).catch(unlessMissing)) ?? [];
}

async function readSize(path: string): Promise<number> {
  return (await lstat(path).catch(unlessMissing))?.size ?? 0;
}

/** Files that disappear during a scan count as missing. */
function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

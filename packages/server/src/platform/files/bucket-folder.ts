import type { FileStore } from './store.ts';

const recipes = 'recipes';
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Uploads in a bucket for administrators: sizes of their folders and removable files, as `DataFolder` has them. */
export class BucketFolder {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Bytes of all files below a folder. */
  size(folder: string): Promise<number> {
    return this.#files.size(folder);
  }

  /** Keys of files among the recipe pictures that are not WebP. */
  async strayPictures(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of this.#files.list(recipes)) {
      const [, , folder, ...name] = key.split('/');
      if (folder === 'images' && name.length === 1 && !/\.webp$/i.test(key)) found.push(key);
    }
    return found;
  }

  /** Folders among those of the recipes whose name is not an id, so no recipe can own them. */
  async strayRecipeFolders(): Promise<string[]> {
    const found = new Set<string>();
    for await (const { key } of this.#files.list(recipes)) {
      const [, name = '', ...below] = key.split('/');
      if (below.length > 0 && !id.test(name)) found.add(`${recipes}/${name}`);
    }
    return [...found];
  }

  /** Deletes files and folders returned by this object; returns their number. */
  async remove(keys: readonly string[]): Promise<number> {
    for (const key of keys) if (!(await this.#files.delete(key))) await this.#files.deletePrefix(key);
    return keys.length;
  }
}

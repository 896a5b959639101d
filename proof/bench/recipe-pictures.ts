import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shares of the three sizes of a picture. */
const sizes = { original: 0.73, 'min-original': 0.23, 'tiny-original': 0.04 };

/**
 * Gives recipes the files of a picture, in a data folder. They are bytes that cannot be compressed, as pictures are.
 * @param bytes of the three sizes together
 */
export function givePictures(folder: string, ids: readonly string[], bytes: number): void {
  for (const [size, share] of Object.entries(sizes))
    writeFileSync(join(folder, size), randomBytes(Math.round(bytes * share)));
  for (const id of ids) {
    const images = join(folder, 'recipes', id, 'images');
    mkdirSync(images, { recursive: true });
    for (const size of Object.keys(sizes)) copyFileSync(join(folder, size), join(images, `${size}.webp`));
  }
  for (const size of Object.keys(sizes)) rmSync(join(folder, size));
}

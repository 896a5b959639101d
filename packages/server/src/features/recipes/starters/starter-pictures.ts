import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RecipeImages } from '../../../platform/files/image.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** The package's folder for the sources; for the bundle, the one that the build makes beside `main.js` and `chunks`. */
const folders = ['../../../..', '.', '..'].map((way) => join(here, way, 'starter-pictures'));

/**
 * The picture of a starter in its three sizes, as `tools/pictures/starter-pictures.ts` has drawn it.
 * @throws Error when the installation lacks it
 */
export async function readStarterPicture(key: string): Promise<RecipeImages> {
  const folder = folders.find((path) => existsSync(path)) ?? '';
  const read = (size: string) => readFile(join(folder, `${key}.${size}.webp`));
  return {
    original: await read('original'),
    minOriginal: await read('min-original'),
    tinyOriginal: await read('tiny-original'),
  };
}

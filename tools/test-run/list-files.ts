import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files below a folder, sorted, as paths relative to the root of the checkout. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))
    .toSorted();
}

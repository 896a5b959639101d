import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './durable-write.ts';
import { isSegment } from './store-key.ts';

/**
 * Keys of all files below a folder of `root`, sorted. Links are not followed; names that no key can have are left out. A
 * folder that does not exist has none.
 */
export async function* keysBelow(root: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const named = entries.filter(({ name }) => isSegment(name));
  for (const entry of named.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const key = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* keysBelow(root, key);
    else if (entry.isFile()) yield key;
  }
}

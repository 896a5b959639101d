import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FoundRegex } from './find-regexes.ts';

/**
 * The regular expressions that modules build from parts while they are loaded: the files are imported and every
 * `new RegExp` is written down. For modules without side effects.
 */
export async function regexesBuiltBy(root: string, files: readonly string[]): Promise<FoundRegex[]> {
  const found: FoundRegex[] = [];
  const { RegExp: original } = globalThis;
  let loading = '';
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: ConstructorParameters<typeof RegExp>) {
      const made = new target(...args);
      found.push({ file: loading, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const file of files) {
      loading = file;
      await import(pathToFileURL(join(root, file)).href);
    }
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The sources of the web app whose path fits the pattern, by their path below `src`. */
export function readSources(pattern: RegExp): Record<string, string> {
  const wanted = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    pattern.test(file),
  );
  return Object.fromEntries(wanted.map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]));
}

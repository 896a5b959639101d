import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:locale-progress';
const source = 'en-US';
const folder = join(import.meta.dirname, '../src/locales');

/** `virtual:locale-progress`: how many percent of the English texts each locale has, counted from the catalogues. */
export function localeProgress(): Plugin {
  return {
    name: 'hearth-locale-progress',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}` ? `export const localeProgress = ${JSON.stringify(count())};` : undefined,
  };
}

function count(): Record<string, number> {
  const wanted = listKeys(source);
  const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    locales.map(({ name }) => {
      const present = listKeys(name);
      const translated = [...wanted].filter((key) => present.has(key)).length;
      return [name, Math.floor((translated / wanted.size) * 100)];
    }),
  );
}

/** Keys of a locale; the plural forms of a text count once. */
function listKeys(locale: string): Set<string> {
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
  return new Set(
    files.flatMap((file) => {
      const catalogue: unknown = JSON.parse(readFileSync(join(folder, locale, file), 'utf8'));
      return leaves(catalogue, file).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
    }),
  );
}

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

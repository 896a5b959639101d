import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:locale-files';
const folder = join(import.meta.dirname, '../src/locales');

interface Catalogue {
  readonly locale: string;
  readonly area: string;
  /** Without the blanks that people read by. */
  readonly text: string;
}

/**
 * `virtual:locale-files`: where the catalogues lie. They are data beside the code and not part of it: a script for
 * each would have its name in the first file of the app, for every area in every language.
 */
export function localeFiles(): Plugin {
  let isBuild = false;
  const catalogues = readCatalogues();
  const root = `assets/texts/${computeHash(catalogues)}`;
  return {
    name: 'hearth-locale-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}`
        ? `export const localeRoot = ${JSON.stringify(isBuild ? `/${root}` : '/src/locales')};`
        : undefined,
    generateBundle() {
      for (const { locale, area, text } of catalogues)
        this.emitFile({ type: 'asset', fileName: `${root}/${locale}/${area}.json`, source: text });
    },
  };
}

function readCatalogues(): Catalogue[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: locale }) =>
      readdirSync(join(folder, locale)).map((file) => ({
        locale,
        area: file.replace(/\.json$/, ''),
        text: JSON.stringify(JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))),
      })),
    );
}

/** Browsers keep the files for a year, so changed ones need another address. */
function computeHash(catalogues: readonly Catalogue[]): string {
  const hash = createHash('sha256');
  for (const { locale, area, text } of catalogues) hash.update(`${locale}/${area}\n${text}\n`);
  return hash.digest('base64url').slice(0, 8);
}

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { localeValues } from '../../contract/src/kernel/locales.ts';
import { countTranslated, nestTexts } from '../../domain/src/text/catalogues/index.ts';
import { formatTag, type LocaleValue } from '../../domain/src/text/locales/locale-facts.ts';
import { listAreas, readLocale, readShownArea, readTranslated } from '../../locales/read-texts.ts';

const rootModule = 'virtual:locale-files';
const languagesModule = 'virtual:languages';
/** Texts of the server, which no screen shows. */
const isForServer = (area: string) => area === 'server';
const developmentRoot = 'assets/texts/now';

interface TextFile {
  /** `<locale>/<area>.json` */
  readonly path: string;
  /** Without the blanks that people read by. */
  readonly text: string;
}

/**
 * Catalogues as data beside the code: a script for each would have its name in the first file of the app, for every
 * area in every language. Each is complete, so that a language with gaps costs no second request.
 *
 * `virtual:locale-files` says where they lie, `virtual:languages` how each is named in itself, and how many percent of the
 * English texts it has.
 */
export function localeTexts(): Plugin {
  let isBuild = false;
  return {
    name: 'hearth-locale-texts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === rootModule || id === languagesModule ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${languagesModule}`)
        return `export const languages = ${JSON.stringify(listLanguages())};`;
      if (id !== `\0${rootModule}`) return undefined;
      const root = isBuild ? findTextsRoot() : developmentRoot;
      return `export const localeRoot = ${JSON.stringify(`/${root}`)};`;
    },
    generateBundle() {
      const files = readFiles();
      const address = computeAddress(files);
      for (const { path, text } of files)
        this.emitFile({ type: 'asset', fileName: `${address}/${path}`, source: text });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${developmentRoot}`, (request, response, next) => {
        const [locale, area] = (request.url ?? '').replace(/^\/|\.json$/g, '').split('/');
        const known = localeValues.find((value) => value === locale);
        if (known === undefined || area === undefined || !listAreas().includes(area)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(toText(known, area));
      });
    },
  };
}

function readFiles(): TextFile[] {
  return localeValues.flatMap((locale) =>
    listAreas()
      .filter((area) => !isForServer(area))
      .map((area) => ({ path: `${locale}/${area}.json`, text: toText(locale, area) })),
  );
}

function toText(locale: LocaleValue, area: string): string {
  return JSON.stringify(nestTexts(readShownArea(locale, area)));
}

/** Where a build puts the catalogues, `<locale>/<area>.json`. */
export function findTextsRoot(): string {
  return computeAddress(readFiles());
}

/** Browsers keep the files for a year, so changed ones need another address. */
function computeAddress(files: readonly TextFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\n${text}\n`);
  return `assets/texts/${hash.digest('base64url').slice(0, 8)}`;
}

/** Every language in the order of the dialog: by its name, as readers of the Latin alphabet look for it. */
function listLanguages(): { value: LocaleValue; name: string; percent: number }[] {
  const english = readLocale('en-US');
  return localeValues
    .map((value) => {
      const { translated, all } = countTranslated(readTranslated(value), english, formatTag(value));
      const name = readLocale(value).get('shell:nav.languageName') ?? value;
      return { value, name, percent: Math.floor((translated / all) * 100) };
    })
    .sort((left, right) => left.name.localeCompare(right.name, 'en'));
}

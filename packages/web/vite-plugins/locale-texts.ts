import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { localeValues } from '../../contract/src/kernel/locales.ts';
import { countTranslated, nestTexts } from '../../domain/src/text/catalogues/index.ts';
import { formatTag, type LocaleValue } from '../../domain/src/text/locales/locale-facts.ts';
import { fileOfArea, findTextFile, findTextFiles } from './text-files.ts';
import { listAreas, readLocale, readShownArea, readTranslated } from '../../locales/read-texts.ts';

const rootModule = 'virtual:locale-files';
const languagesModule = 'virtual:languages';
/** Texts of the server, which no screen shows. */
const isForServer = (area: string) => area === 'server';
const developmentRoot = 'assets/texts/now';

interface TextFile {
  /** `<locale>/<file>.json`, see `text-files.ts` */
  readonly path: string;
  /** Without the blanks that people read by. */
  readonly text: string;
}

/**
 * Catalogues as data beside the code: a script for each would have its name in the first file of the app, for every
 * file in every language. Each is complete, so that a language with gaps costs no second request.
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
      return [
        `export const localeRoot = ${JSON.stringify(`/${root}`)};`,
        `export const fileOfArea = ${JSON.stringify(fileOfArea)};`,
      ].join('\n');
    },
    generateBundle() {
      const files = readFiles();
      const address = computeAddress(files);
      for (const { path, text } of files)
        this.emitFile({ type: 'asset', fileName: `${address}/${path}`, source: text });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${developmentRoot}`, (request, response, next) => {
        const [locale, file = ''] = (request.url ?? '').replace(/^\/|\.json$/g, '').split('/');
        const known = localeValues.find((value) => value === locale);
        if (known === undefined || !findTextFiles(listShownAreas()).includes(file)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(toText(known, file));
      });
    },
  };
}

function listShownAreas(): string[] {
  return listAreas().filter((area) => !isForServer(area));
}

function readFiles(): TextFile[] {
  const files = findTextFiles(listShownAreas());
  return localeValues.flatMap((locale) =>
    files.map((file) => ({ path: `${locale}/${file}.json`, text: toText(locale, file) })),
  );
}

/** The texts of a file by area. */
function toText(locale: LocaleValue, file: string): string {
  const areas = listShownAreas().filter((area) => findTextFile(area) === file);
  return JSON.stringify(
    Object.fromEntries(areas.map((area) => [area, nestTexts(readShownArea(locale, area))])),
  );
}

/** Where a build puts the catalogues, `<locale>/<file>.json`. */
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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, completeTexts, flattenCatalogue } from '../domain/src/text/catalogues/index.ts';
import { baseLocale, formatTag, type LocaleValue } from '../domain/src/text/locales/locale-facts.ts';

/** Texts by their keys. */
export type Texts = ReadonlyMap<string, string>;

const source: LocaleValue = 'en-US';

/** The folder of a language. */
export function localeFolder(locale: LocaleValue): string {
  return join(import.meta.dirname, locale);
}

/** The areas of the product, which are the files that each language has: `recipes`, `shopping-lists`, … */
export function listAreas(): readonly string[] {
  return readdirSync(localeFolder(source)).map((file) => file.replace(/\.json$/, ''));
}

/** The texts that a language has itself in an area; none without a file. */
export function readArea(locale: LocaleValue, area: string): Texts {
  const path = join(localeFolder(locale), `${area}.json`);
  if (!existsSync(path)) return new Map();
  return flattenCatalogue(JSON.parse(readFileSync(path, 'utf8')) as Catalogue);
}

/** The texts of an area that people are shown in a language: its own, then those of its nearest relative, then English. */
export function readShownArea(locale: LocaleValue, area: string): Texts {
  const base = baseLocale(locale);
  const own = readArea(locale, area);
  return base === null ? own : completeTexts(own, readShownArea(base, area), formatTag(locale));
}

/** All texts that a language has itself, by `area:key`. */
export function readLocale(locale: LocaleValue): Texts {
  return withAreas((area) => readArea(locale, area));
}

/**
 * The texts of a language that count as translated: its own, and those of its nearest relative where that is another
 * than English, or where the language is an English too.
 */
export function readTranslated(locale: LocaleValue): Texts {
  const base = baseLocale(locale);
  if (base === null || (base === source && !locale.startsWith('en-'))) return readLocale(locale);
  return withAreas((area) => completeTexts(readArea(locale, area), readArea(base, area), formatTag(locale)));
}

function withAreas(read: (area: string) => Texts): Texts {
  return new Map(
    listAreas().flatMap((area) => [...read(area)].map(([key, text]) => [`${area}:${key}`, text] as const)),
  );
}

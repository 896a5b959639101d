import { describe, expect, it } from 'vitest';
import { locales } from '../platform/i18n/locales.ts';

type Catalogue = { [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.d.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
const code = Object.values(sources).join('\n');
/** Where the values come from that keys are built of. */
const vocabulary = import.meta.glob<string>(
  ['../../../{contract,domain,recipe-extractor}/src/**/*.ts', '!../../../**/*.test.ts'],
  { eager: true, import: 'default', query: '?raw' },
);
const words = new Set([code, ...Object.values(vocabulary)].flatMap((text) => text.match(/[\w-]+/g) ?? []));
const names = locales.map((locale) => locale.value);

/** `area:key` and text of a locale. */
function collectTexts(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, catalogue] of Object.entries(files)) {
    const [, folder, file] = path.split('/');
    if (folder === locale) collect(catalogue, '', `${file?.replace('.json', '') ?? ''}:`, texts);
  }
  return texts;
}

function collect(catalogue: Catalogue, path: string, area: string, texts: Map<string, string>): void {
  for (const [key, value] of Object.entries(catalogue)) {
    const full = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') texts.set(area + full, value);
    else collect(value, full, area, texts);
  }
}

function stem(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

function listStems(locale: string): string[] {
  return [...new Set([...collectTexts(locale).keys()].map(stem))].sort();
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}

/** A key is used when the code names it, or builds it from its parent and a word that exists: `t(`parent.${x}`)`. */
function isUsed(key: string): boolean {
  const name = stem(key.slice(key.indexOf(':') + 1));
  const parents = name.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));
  return (
    [`'${name}'`, `:${name}'`].some((text) => code.includes(text)) ||
    parents.some(
      (parent) =>
        parent !== '' &&
        code.includes(`${parent}.\${`) &&
        name
          .slice(parent.length + 1)
          .split('.')
          .every((word) => words.has(word)),
    )
  );
}

describe('catalogues', () => {
  it.each(names)('%s has every key of the English one and no other', (locale) => {
    expect(listStems(locale)).toEqual(listStems('en-US'));
  });

  it.each(names)('%s has a form for every plural of its language', (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const texts = collectTexts(locale);
    const plurals = [...texts.keys()].filter((key) => key !== stem(key)).map(stem);
    const missing = plurals.flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((k) => !texts.has(k)),
    );
    expect(missing).toEqual([]);
  });

  it.each(names)('%s leaves no text empty and names no unknown value', (locale) => {
    const english = collectTexts('en-US');
    const wrong = [...collectTexts(locale)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      const known = placeholders(original);
      return text.trim() === '' || placeholders(text).some((name) => !known.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it('have forms wherever a number comes before what it counts', () => {
    const unformed = [...collectTexts('en-US')].filter(
      ([key, text]) => key === stem(key) && /\{\{(?:number|count|all|days)\}\} (?!as\b)[a-z]+s\b/.test(text),
    );
    expect(unformed).toEqual([]);
  });

  it('hold no text that nothing shows', () => {
    expect([...collectTexts('en-US').keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});

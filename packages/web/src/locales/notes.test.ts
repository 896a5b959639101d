import { describe, expect, it } from 'vitest';
import notes from './notes.json' with { type: 'json' };

type Catalogue = { [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });
const plural = /_(?:zero|one|two|few|many|other)$/;
/** Longer texts say by themselves what they are about. */
const maxWords = 2;

/** Texts by `area:key`; the forms of a plural are one. */
function collectTexts(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (part: Catalogue, path: string): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') texts.set((path + key).replace(plural, ''), value);
      else collect(value, `${path}${key}.`);
    }
  };
  for (const [path, catalogue] of Object.entries(files)) {
    const [, folder, file = ''] = path.split('/');
    if (folder === locale) collect(catalogue, `${file.replace('.json', '')}:`);
  }
  return texts;
}

const english = collectTexts('en-US');
const german = collectTexts('de-DE');

/** Short texts that are the same in English and not in German, but for those with a note. */
function findUnexplained(): string[][] {
  const alike = new Map<string, string[]>();
  for (const [key, text] of english) alike.set(text, [...(alike.get(text) ?? []), key]);
  return [...alike]
    .filter(([text]) => text.split(' ').length <= maxWords)
    .map(([, keys]) => keys)
    .filter((keys) => new Set(keys.map((key) => german.get(key))).size > 1)
    .filter((keys) => !keys.some((key) => key in notes));
}

describe('notes for translators', () => {
  it('belong to texts that exist', () => {
    expect(Object.keys(notes).filter((key) => !english.has(key))).toEqual([]);
  });

  it('stand wherever one short text has two meanings', () => {
    expect(findUnexplained()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { textStem } from '../../packages/domain/src/text/catalogues/index.ts';
import type { LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import notes from '../../packages/locales/notes.json' with { type: 'json' };
import { readLocale } from '../../packages/locales/read-texts.ts';

/** Longer texts say by themselves what they are about. */
const maxWords = 2;

/** Texts by `area:key`; the forms of a plural are one. Those of the server stand in whole sentences. */
function collectTexts(locale: LocaleValue): Map<string, string> {
  return new Map(
    [...readLocale(locale)]
      .filter(([key]) => !key.startsWith('server:'))
      .map(([key, text]) => [textStem(key), text] as const),
  );
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

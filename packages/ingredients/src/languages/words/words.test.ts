import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type LanguageWords, readLanguages, type ReadLanguage, type ReadUnitId } from '../language.ts';
import { getLexicon } from '../lexicon.ts';
import { readLineIn } from '../read-line.ts';
import { normalizeWord } from '../tokens.ts';
import { languageWords } from './index.ts';
import schema from './words.schema.json' with { type: 'json' };

/** Words that are in the lists of two values. */
function ambiguous(lists: Readonly<Record<string, readonly string[]>>): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [value, list] of Object.entries(lists)) {
    for (const entry of list) {
      const key = normalizeWord(entry);
      owners.set(key, (owners.get(key) ?? new Set()).add(value));
    }
  }
  return [...owners].filter(([, values]) => values.size > 1).map(([key]) => key);
}

/** The same measures in every language. */
const measures: Readonly<Record<ReadLanguage, string>> = {
  de: '1 EL = 1 TL = 1 g = 1 kg = 1 ml = 1 l',
  fr: '1 c. à s. = 1 c. à c. = 1 g = 1 kg = 1 ml = 1 l',
  es: '1 cda. = 1 cdta. = 1 g = 1 kg = 1 ml = 1 l',
  it: '1 cucchiaio = 1 cucchiaino = 1 g = 1 kg = 1 ml = 1 l',
  pt: '1 colher (sopa) = 1 colher (chá) = 1 g = 1 kg = 1 ml = 1 l',
  nl: '1 el = 1 tl = 1 g = 1 kg = 1 ml = 1 l',
  pl: '1 łyżka = 1 łyżeczka = 1 g = 1 kg = 1 ml = 1 l',
  sv: '1 msk = 1 tsk = 1 g = 1 kg = 1 ml = 1 l',
  da: '1 spsk = 1 tsk = 1 g = 1 kg = 1 ml = 1 l',
  nb: '1 ss = 1 ts = 1 g = 1 kg = 1 ml = 1 l',
  cs: '1 lžíce = 1 lžička = 1 g = 1 kg = 1 ml = 1 l',
  fi: '1 rkl = 1 tl = 1 g = 1 kg = 1 ml = 1 l',
  hu: '1 evőkanál = 1 teáskanál = 1 g = 1 kg = 1 ml = 1 l',
  tr: '1 yemek kaşığı = 1 çay kaşığı = 1 g = 1 kg = 1 ml = 1 l',
  uk: '1 ст. л. = 1 ч. л. = 1 г = 1 кг = 1 мл = 1 л',
  ru: '1 ст. л. = 1 ч. л. = 1 г = 1 кг = 1 мл = 1 л',
  zh: '1汤匙 = 1茶匙 = 1克 = 1公斤 = 1毫升 = 1升',
  ko: '1큰술 = 1작은술 = 1g = 1kg = 1ml = 1l',
  ja: '大さじ1 = 小さじ1 = 1g = 1kg = 1ml = 1リットル',
};
const measureIds = ['tbsp', 'tsp', 'g', 'kg', 'ml', 'l'];

/** What a file has for its editor, besides the words. */
type Notes = '$schema' | '$comment';

describe('the schema of the words', () => {
  const words = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

  it('knows the lists and the units that the rules know', () => {
    expectTypeOf<Exclude<keyof typeof schema.properties, Notes>>().toEqualTypeOf<keyof LanguageWords>();
    expectTypeOf<keyof typeof schema.properties.units.properties>().toEqualTypeOf<ReadUnitId>();
    expect(schema.required).toEqual(expect.arrayContaining(['numbers', 'units', 'common']));
  });

  it.each(readLanguages)('is kept by %s', (language) => {
    expect(words.safeParse(languageWords[language]).error).toBeUndefined();
  });

  it.each([
    ['a unit that the rules do not know', { units: { firkin: ['firkin'] } }],
    ['an entry twice', { vague: ['etwas', 'etwas'] }],
    ['blanks around an entry', { vague: ['etwas '] }],
    ['a number in words', { numbers: { two: ['zwei'] } }],
  ])('refuses %s', (_what, wrong) => {
    expect(words.safeParse({ ...languageWords.de, ...wrong }).success).toBe(false);
  });
});

describe.each(readLanguages)('the words of %s', (language) => {
  it('name one unit and one number each', () => {
    expect(ambiguous(languageWords[language].units)).toEqual([]);
    expect(ambiguous(languageWords[language].numbers)).toEqual([]);
  });

  it('name the measures', () => {
    const ids = measures[language].split(' = ').map((line) => readLineIn(language, `${line} X`).unitId);
    expect(ids).toEqual(measureIds);
  });

  it('are all found', () => {
    const { links, linksUnits } = getLexicon(language).words;
    const link = linksUnits ? `${links[0]} ` : '';
    for (const [id, list] of Object.entries(languageWords[language].units)) {
      for (const unit of list.filter((entry) => normalizeWord(entry).length > 2)) {
        const { unitId } = readLineIn(language, `7 ${unit} ${link}Xyz`);
        expect(unitId, unit).toBe(id);
      }
    }
  });
});

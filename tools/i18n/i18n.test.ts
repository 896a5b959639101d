import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../packages/contract/src/kernel/errors.ts';
import { isLocaleValue, localeValues } from '../../packages/contract/src/kernel/locales.ts';
import { textStem } from '../../packages/domain/src/text/catalogues/index.ts';
import { listAreas, readArea, readLocale, readShownArea } from '../../packages/locales/read-texts.ts';
import { root } from '../setup/root.mjs';
import { listLong, listMissing, readLines } from './exchange.ts';
import { findProblems } from './find-problems.ts';
import { inspect } from './report.ts';

const english = readLocale('en-US');
const source = new Map([
  ['list:title', 'Shopping lists'],
  ['list:save', 'Save it …'],
  ['list:items_one', '{{count}} item of {{name}}'],
  ['list:items_other', '{{count}} items of {{name}}'],
  ['list:help', 'Read <b>this</b> before you begin.'],
]);

/** The problems of one text in Polish. */
function checkOne(key: string, text: string): string[] {
  return findProblems('pl-PL', new Map([[key, text]]), source).map(({ message }) => message);
}

describe('every language', () => {
  it.each(localeValues)('%s can be built as it is', (locale) => {
    expect(inspect(locale, english).problems).toEqual([]);
  });

  it('has a folder, and there is no other', () => {
    const entries = readdirSync(join(root, 'packages/locales'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
    expect(folders.map(({ name }) => name).filter((name) => !isLocaleValue(name))).toEqual([]);
    expect(folders).toHaveLength(localeValues.length);
  });

  it.each(localeValues)('%s shows a text for every key, in every form that its numbers ask for', (locale) => {
    const stems = (texts: ReadonlyMap<string, string>) => [...new Set([...texts.keys()].map(textStem))];
    for (const area of listAreas()) {
      const shown = readShownArea(locale, area);
      expect(stems(shown)).toEqual(stems(readArea('en-US', area)));
      expect([...shown.values()].filter((text) => text.trim() === '')).toEqual([]);
    }
  });
});

describe('the English texts', () => {
  const ofErrors = (part: string) =>
    [...readArea('en-US', 'server')]
      .filter(([key]) => key.startsWith(part))
      .map(([key, text]) => [key.slice(part.length), text] as const);
  const plain = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
  const catalogue: Readonly<Record<string, { readonly text: string; readonly explanation?: string }>> =
    errorCatalogue;

  it('of errors are those that the contract sends', () => {
    for (const [code, text] of ofErrors('errors.'))
      expect([code, plain(text)]).toEqual([code, catalogue[code]?.text]);
    for (const [code, text] of ofErrors('explanations.'))
      expect([code, plain(text)]).toEqual([code, catalogue[code]?.explanation ?? catalogue[code]?.text]);
  });
});

it('a number before what it counts has the forms of its plural', () => {
  const unformed = [...english].filter(
    ([key, text]) =>
      key === textStem(key) && /\{\{(?:number|count|all|days)\}\} (?!as\b)[a-z]+s\b/.test(text),
  );
  expect(unformed).toEqual([]);
});

describe('a text is refused', () => {
  it.each([
    ['list:none', 'Nic', 'is in no English file'],
    ['list:title', ' ', 'is empty'],
    ['list:title', 'Listy zakupów {{name}}', 'names {{name}}, which nothing fills in'],
    ['list:items_other', '{{count}} pozycji', 'lacks {{name}}'],
    [
      'list:help',
      'Przeczytaj to, zanim zaczniesz.',
      'has other tags than “Read <b>this</b> before you begin.”',
    ],
    [
      'list:help',
      'Przeczytaj <b>to</b>, zanim zaczniesz',
      'is a whole sentence with its full stop in only one of the two languages',
    ],
    ['list:help', 'Read <b>this</b> before you begin.', 'is the English text'],
    ['list:save', 'Zapisz', 'ends with … in only one of the two languages'],
    ['list:title', 'Listy {name}', 'has a value in single braces'],
    ['list:title', ' Listy', 'begins or ends with another blank than the English text'],
  ])('%s = “%s”: it %s', (key, text, message) => {
    expect(checkOne(key, text)).toContain(message);
  });

  it('when its plural is half translated', () => {
    const messages = checkOne('list:items_one', 'jedna pozycja {{name}}');
    expect(messages).toEqual(Array.from({ length: 3 }, () => 'is a form that the language needs'));
  });

  it('when its form for one loses a number that is also 21', () => {
    const texts = new Map([
      ['list:items_one', 'одна позиция {{name}}'],
      ['list:items_few', '{{count}} позиции {{name}}'],
      ['list:items_many', '{{count}} позиций {{name}}'],
      ['list:items_other', '{{count}} позиции {{name}}'],
    ]);
    const messages = findProblems('ru-RU', texts, source).map(({ message }) => message);
    expect(messages).toEqual(['is also for 21 and needs {{count}}']);
  });

  it('and not when it is right', () => {
    expect(checkOne('list:title', 'Listy zakupów')).toEqual([]);
    expect(checkOne('list:save', 'Zapisz …')).toEqual([]);
  });
});

describe('the lines for translators', () => {
  it('have what a language lacks, a plural in each of its forms, and come back as texts', () => {
    const lines = listMissing('pl-PL', new Map([['list:title', 'Listy']]), source);
    expect(lines.map((line) => line.split('\t')[0])).toEqual([
      'list:save',
      'list:items_one',
      'list:items_few',
      'list:items_many',
      'list:items_other',
      'list:help',
    ]);
    expect(readLines(lines.join('\n')).get('list:items_few')).toBe('{{count}} items of {{name}}');
    const twoLines = new Map([['list:text', 'One\nTwo']]);
    const [line = ''] = listMissing('pl-PL', new Map(), twoLines);
    expect(readLines(line)).toEqual(twoLines);
    expect(() => readLines('list:title Listy')).toThrow('A line is key, tab, text');
  });

  it('name short texts that became long', () => {
    const own = new Map([
      ['list:title', 'Listy zakupów naszej rodziny'],
      ['list:help', 'x'.repeat(200)],
    ]);
    expect(listLong(own, source)).toEqual(['list:title\tShopping lists\tListy zakupów naszej rodziny']);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { type Correction, correctionsFrom, createCorrectionIndex } from '../corrections/index.ts';
import { type LabelModel, loadLabelModel } from '../model/index.ts';
import { createEntryIndex } from '../parser/index.ts';
import { nameParts, offersFor } from '../naming/index.ts';
import { languageOfLines, readLine } from './index.ts';

let model: LabelModel;
beforeAll(async () => {
  model = await loadLabelModel();
});

const index = (least: number, ...names: readonly string[][]) =>
  createEntryIndex(
    names.map((all) => ({ word: all[0] ?? '', names: all.map(normalizeSearchText) })),
    least,
    normalizeSearchText,
  );
const known = {
  foods: index(
    0.85,
    ['butter'],
    ['tomato', 'tomatoes'],
    ['plum tomato', 'plum tomatoes'],
    ['pears', 'pear'],
    ['Mehl'],
    ['flour'],
    ['7-Up'],
    ['bell peppers'],
    ['mustard'],
    ['Zwiebel', 'Zwiebeln'],
    ['kleine Gurken'],
  ),
  units: index(0.7, ['cup', 'cups', 'c'], ['gram', 'g'], ['can', 'cans', 'tin'], ['clove']),
};

const name = (line: string, corrections: readonly Correction[] = []) => {
  const reading = readLine(line, { model, language: languageOfLines([line]) });
  return nameParts(line, reading, {
    known,
    corrections: createCorrectionIndex(corrections, normalizeSearchText),
    unitById: (id) => (id === 'gone' ? undefined : id),
    foodById: (id) => (id === 'gone' ? undefined : id),
  });
};
const shown = (line: string, corrections?: readonly Correction[]) => {
  const { quantity, unit, unitText, food, foodText, note } = name(line, corrections);
  return `${quantity ?? '-'} | ${unit ?? `?${unitText}`} | ${food ?? `?${foodText}`} | ${note}`;
};
/** What a correction of a line teaches, as the server asks for it. */
const learn = (line: string, corrected: Partial<Parameters<typeof correctionsFrom>[2]>) => {
  const { quantity, unit, unitText, food, foodText, note } = name(line);
  const read = { quantity, unit: unitText, unitId: unit ?? null, food: foodText, foodId: food ?? null, note };
  const same = { quantity, unitId: unit ?? null, foodId: food ?? null, note };
  return correctionsFrom(line, read, { ...same, ...corrected });
};

describe('lines that are read and named', () => {
  it.each([
    ['2 cups flour', '2 | cup | flour | '],
    ['2 mittelgroße Zwiebeln, fein gewürfelt', '2 | ? | Zwiebel | mittelgroße, fein gewürfelt'],
    ['2 Stück große Zwiebeln', '2 | ?Stück | Zwiebel | große'],
    ['4 kleine Gurken, gewürfelt', '4 | ? | kleine Gurken | gewürfelt'],
    ['2 tins plum tomatoes, drained', '2 | can | plum tomato | drained'],
    ['500 g Mehl', '500 | gram | Mehl | '],
    ['1 cup peas', '1 | cup | ?peas | '],
    ['2 cup(s) flour', '2 | cup | flour | '],
    ['3 unit(s) bell pepper', '3 | ? | bell peppers | '],
    ['custard', '- | ? | ?custard | '],
    ['7-Up', '- | ? | 7-Up | '],
    ['1 bell peppers, cut in pieces', '1 | ? | bell peppers | cut in pieces'],
    ['2 cups unsalted butter', '2 | cup | ?unsalted butter | '],
    ['1 cup 2 tbsp flour', '1.125 | cup | flour | '],
    ['1 lb 4 oz pears', '1.25 | ?lb | pears | '],
    ['1 kg 125 g Mehl', '1.125 | ?kg | Mehl | '],
    ['2 % milk, 1 cup', '1 | cup | ?2 % milk | '],
    ['80/20 Hackfleisch', '- | ? | ?80/20 Hackfleisch | '],
    ['500 g 80/20 Hackfleisch', '500 | gram | ?80/20 Hackfleisch | '],
    ['1. 2 Zwiebeln', '2 | ? | Zwiebel | '],
    ['1) 2 bell peppers', '2 | ? | bell peppers | '],
    ['Saft zweier Zwiebeln, fein gewürfelt', '2 | ? | Zwiebel | Saft, fein gewürfelt'],
  ])('%j', (line, expected) => {
    expect(shown(line)).toBe(expected);
  });

  it('offers what a text may mean, and takes none of it', () => {
    expect(offersFor('unsalted butter', known.foods).map(({ entry }) => entry)).toEqual(['butter']);
    expect(offersFor('custrd', known.foods).map(({ entry }) => entry)).toEqual([]);
    expect(offersFor('mustrd', known.foods)).toEqual([{ entry: 'mustard', confidence: 0.92 }]);
    expect(offersFor('', known.foods)).toEqual([]);
  });

  it.each([
    ['200 г творога', 'ru'],
    ['2 cups sugar', 'en'],
    ['xyz', 'en'],
    ['鸡蛋 2个', 'zh'],
  ])('%j is read in the language %s', (line, language) => {
    expect(languageOfLines([line])).toBe(language);
  });

  it('lines that no reader takes stay whole', () => {
    const long = 'x '.repeat(1500).trim();
    expect(shown(long)).toBe(`- | ? | ? | ${long}`);
  });
});

describe('what a correction teaches', () => {
  it('another food for the same words teaches these words in other lines, too', () => {
    const learned = learn('2 cups unsalted butter', { foodId: 'butter', note: 'unsalted' });
    expect(learned).toEqual([
      {
        kind: 'food',
        text: 'unsalted butter',
        foodId: 'butter',
        unitId: null,
        note: 'unsalted',
        quantity: null,
      },
    ]);
    expect(shown('50 g Unsalted Butter, melted', learned)).toBe('50 | gram | butter | unsalted, melted');
  });

  it('another unit for the same word teaches this word', () => {
    const learned = learn('2 tubs flour', { unitId: 'cup' });
    expect(learned).toMatchObject([{ kind: 'unit', text: 'tubs', unitId: 'cup' }]);
    expect(shown('3 tubs tomatoes', learned)).toBe('3 | cup | tomato | ');
  });

  it('all else teaches the line itself, whatever amount it begins with', () => {
    const learned = learn('2 flour tomato things', { foodId: 'tomato', unitId: 'can', note: 'floured' });
    expect(learned).toMatchObject([{ kind: 'line', text: 'flour tomato things', quantity: null }]);
    expect(shown('5 Flour tomato things', learned)).toBe('5 | can | tomato | floured');
  });

  it('another quantity is kept with the line', () => {
    const learned = learn('some flour', { quantity: 3, foodId: 'flour' });
    expect(shown('some flour', learned).startsWith('3 | ')).toBe(true);
  });

  it('a line that was right teaches nothing, nor does the order of its note', () => {
    expect(learn('2 cups flour', {})).toEqual([]);
    expect(name('2 cups flour, sifted twice').note).toBe('sifted twice');
    expect(learn('2 cups flour, sifted twice', { note: 'twice, sifted' })).toEqual([]);
  });

  it('a preparation goes to the note wherever it stands', () => {
    const peeled: Correction = {
      kind: 'preparation',
      text: 'blistered',
      foodId: null,
      unitId: null,
      note: '',
      quantity: null,
    };
    expect(shown('2 cups blistered tomatoes', [peeled])).toBe('2 | cup | tomato | blistered');
    expect(shown('salsa', [{ ...peeled, text: 'salsa' }])).toMatch(/^- \| \? \| \?salsa/);
    expect(shown('2 cups plum tomatoes', [{ ...peeled, text: 'plum' }])).toBe('2 | cup | plum tomato | ');
  });

  it('a correction whose food is gone is as if it were not there', () => {
    const gone: Correction = {
      kind: 'food',
      text: 'flour',
      foodId: 'gone',
      unitId: null,
      note: '',
      quantity: null,
    };
    expect(shown('2 cups flour', [gone])).toBe('2 | cup | flour | ');
  });
});

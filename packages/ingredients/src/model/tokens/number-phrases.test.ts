import { describe, expect, it } from 'vitest';
import { toNumber } from '@hearth/domain/measures/rationals';
import { collectAmounts } from '../amounts.ts';
import { valueOfWords } from './number-phrases.ts';
import { tokenize } from './tokens.ts';

const firstToken = (line: string) => {
  const [first] = tokenize(line);
  return [first?.kind, first?.text];
};

describe('numbers in words', () => {
  it.each([
    ['one and a half cups of rice', 'one and a half', 1.5],
    ['1 and a half cups flour', '1 and a half', 1.5],
    ['one and one-half teaspoons salt', 'one and one-half', 1.5],
    ['two and ½ cups milk', 'two and ½', 2.5],
    ['1 & 1/2 cups sugar', '1 & 1/2', 1.5],
    ['one hundred grams sugar', 'one hundred', 100],
    ['seven eighths cup oil', 'seven eighths', 0.875],
    ['six hundred grams rice', 'six hundred', 600],
    ['Two thirds cup sugar', 'Two thirds', 2 / 3],
    ['three-quarters cup sugar', 'three-quarters', 0.75],
    ['three quarters of a cup of milk', 'three quarters of a', 0.75],
    ['a quarter of a cabbage', 'a quarter of a', 0.25],
    ['quarter cup oil', 'quarter', 0.25],
    ['quarter red onion, sliced', 'quarter', 0.25],
    ['half of a lemon', 'half of a', 0.5],
    ['half a dozen eggs', 'half a dozen', 6],
    ['half-dozen eggs', 'half-dozen', 6],
    ['twenty-four clams', 'twenty-four', 24],
    ['thirteen eggs', 'thirteen', 13],
  ])('%j begins with one token', (line, text, value) => {
    expect(firstToken(line)).toEqual(['number', text]);
    expect(toNumber(valueOfWords(text) ?? { numerator: 0n, denominator: 1n })).toBeCloseTo(value, 9);
  });

  it.each([
    ['two to three tablespoons oil', 'two to three', 2, 3],
    ['one or two cloves garlic', 'one or two', 1, 2],
    ['four-six apples', 'four-six', 4, 6],
  ])('%j begins with a range', (line, text, quantity, quantityMax) => {
    expect(firstToken(line)).toEqual(['range', text]);
    expect(collectAmounts(tokenize(line).slice(0, 1), ['QTY'])).toMatchObject([{ quantity, quantityMax }]);
  });

  it.each([
    ['fresh ginger, the size of a quarter, smashed', 'quarter'],
    ['cut off a quarter of the way down', 'quarter'],
    ['one-pot noodles', 'one-pot'],
    ['1 cup half-and-half', 'half-and-half'],
    ['skin scored three to four times', 'three'],
  ])('%j has the word %j', (line, word) => {
    expect(tokenize(line).find(({ text }) => text === word)?.kind).toBe('word');
  });

  it('are null for words that count nothing', () => {
    expect(['few', 'several', 'and', 'half cup'].map(valueOfWords)).toEqual([null, null, null, null]);
  });

  it('are added after a measure', () => {
    const tokens = tokenize('2 pounds and a half of beef');
    expect(tokens.map(({ text }) => text)).toEqual(['2', 'pounds', 'and a half', 'of', 'beef']);
    expect(collectAmounts(tokens, ['QTY', 'UNIT', 'QTY', 'COMMENT', 'NAME'])).toMatchObject([
      { quantity: 2.5, unit: 'pounds' },
    ]);
  });
});

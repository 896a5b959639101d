import { describe, expect, it } from 'vitest';
import { preparationsFrom, wordsAroundName } from './index.ts';

const names = new Set(['butter', 'peanut butter', 'tomatoes']);
const isName = (text: string) => names.has(text.toLowerCase());
const moved = (food: string, after: string, before = '') =>
  preparationsFrom({ food, before, after }, isName).join(' ');

describe('the words around the name of a food', () => {
  it.each([
    ['organic unsalted butter', ['organic', 'unsalted']],
    ['butter, unsalted', ['unsalted']],
    ['crunchy peanut butter', ['crunchy']],
    ['butter', []],
    ['olive oil', []],
    [`${'very '.repeat(12)}butter`, []],
  ])('%j has %j', (text, words) => {
    expect(wordsAroundName(text, isName)).toEqual(words);
  });
});

describe('words that are moved from a food to the note', () => {
  it('are preparations where a name of the food is left', () => {
    expect(moved('Unsalted Butter', 'unsalted')).toBe('Unsalted');
    expect(moved('unsalted butter', 'melted, unsalted', 'melted')).toBe('unsalted');
    expect(moved('organic unsalted butter', 'unsalted')).toBe('unsalted');
    expect(moved('unsalted margarine', 'unsalted')).toBe('');
  });

  it('finds no preparation in words that stayed or were in the note before', () => {
    expect(moved('unsalted butter', '')).toBe('');
    expect(moved('unsalted butter', 'soft')).toBe('');
    expect(moved('unsalted butter', 'unsalted', 'unsalted')).toBe('');
  });

  it('finds no preparation in words that are too short or have figures', () => {
    expect(moved('slices of 14-oz tomatoes', 'slices of 14-oz')).toBe('slices');
  });

  it('are taken once each', () => {
    expect(moved('dried dried tomatoes', 'dried')).toBe('dried');
  });
});

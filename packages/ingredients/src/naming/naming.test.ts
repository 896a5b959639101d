import { describe, expect, it } from 'vitest';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { createEntryIndex } from '../parser/index.ts';
import { findSameMeasure, offersFor } from './index.ts';

const buildIndex = (...names: readonly string[]) =>
  createEntryIndex(
    names.map((name) => ({ word: name, names: [normalizeSearchText(name)] })),
    0.9,
    normalizeSearchText,
  );

describe('the unit of a group for a measure that is written in another way', () => {
  const units = buildIndex('tablespoon', 'piece', 'gram');

  it.each([
    ['EL', undefined, 'tablespoon'],
    ['TB', 'tbsp', 'tablespoon'],
    ['Gramm', undefined, 'gram'],
    ['cup', undefined, undefined],
    ['tin', undefined, undefined],
  ])('%j, read as %s, is %s', (text, unitId, expected) => {
    expect(findSameMeasure(text, unitId, units)).toBe(expected);
  });

  it.each([
    ['Stück', undefined],
    ['Scheibe', 'piece'],
    ['bunch', 'piece'],
  ])('the word for pieces %j is not exchanged for another one', (text, unitId) => {
    expect(findSameMeasure(text, unitId, units)).toBeUndefined();
  });
});

describe('what a text may mean', () => {
  const offered = (text: string, ...names: readonly string[]) =>
    offersFor(text, buildIndex(...names)).map(({ entry }) => entry);

  it('is first what it ends with, then what it begins with', () => {
    expect(offered('butter lettuce', 'butter', 'lettuce')).toEqual(['lettuce', 'butter']);
    expect(offered('apple butter', 'butter', 'apple')).toEqual(['butter', 'apple']);
  });

  it('is the longer one of two names that it ends with', () => {
    expect(offered('ripe plum tomato', 'tomato', 'plum tomato')).toEqual(['plum tomato', 'tomato']);
  });

  it('is at most three names, and none for a text that is too long', () => {
    expect(offered('a b c d', 'a', 'a b', 'b c d', 'c d', 'd')).toHaveLength(3);
    expect(offered(`${'x'.repeat(80)} butter`, 'butter')).toEqual([]);
  });
});

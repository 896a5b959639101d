import { describe, expect, it } from 'vitest';
import { rankRows, unknownWords } from './rank-rows.ts';
import type { WordHits } from './search-hits.repository.ts';

const nowhere: WordHits = { name: [], ingredients: [], description: [], part: [] };
const rows = Uint32Array.from([9, 7, 5, 3, 1]);
const ranked = (words: Partial<WordHits>[], whole: number[] = [], byRelevance = true) => [
  ...rankRows(rows, { whole, words: words.map((word) => ({ ...nowhere, ...word })) }, byRelevance),
];

describe('rankRows', () => {
  it('a name that holds the whole search comes first, whatever else was found', () => {
    expect(ranked([{ name: [3, 5] }, { name: [5], ingredients: [5] }], [3])).toEqual([3, 5]);
  });

  it('most words come before the best place of few', () => {
    expect(ranked([{ name: [9], description: [1] }, { description: [1] }])).toEqual([1, 9]);
  });

  it('names count more than ingredients, those more than descriptions, those more than parts of names', () => {
    expect(ranked([{ part: [9], description: [7], ingredients: [5], name: [3] }])).toEqual([3, 5, 7, 9]);
  });

  it('a word in several places is one word', () => {
    expect(ranked([{ name: [9], ingredients: [9], description: [9] }, {}])).toEqual([9]);
    expect(ranked([{ name: [9], ingredients: [9], description: [9], part: [9] }, { part: [7] }])).toEqual([
      9, 7,
    ]);
    expect(
      ranked([{ name: [9], ingredients: [9], description: [9], part: [9] }, { part: [1] }, { part: [1] }]),
    ).toEqual([1, 9]);
  });

  it('equal ones stay in their order', () => {
    expect(ranked([{ name: [1, 5, 9] }])).toEqual([9, 5, 1]);
  });

  it('where an order was asked for only names with the whole search leave it', () => {
    expect(ranked([{ name: [1], description: [9, 5] }], [1], false)).toEqual([1, 9, 5]);
  });

  it('rows of others are never among them', () => {
    expect(ranked([{ name: [2, 4, 8, 1000], part: [0, 6] }], [2, 100_000])).toEqual([]);
    expect([
      ...rankRows(new Uint32Array(), { whole: [1], words: [{ ...nowhere, name: [1] }] }, true),
    ]).toEqual([]);
  });
});

describe('unknownWords', () => {
  it('are those without a hit in a text, and without one in the names of these rows', () => {
    const words = [{}, { description: [1] }, { part: [5] }, { part: [4] }].map((word) => ({
      ...nowhere,
      ...word,
    }));
    expect(unknownWords(rows, { whole: [], words })).toEqual(new Set([0, 3]));
  });
});

import { describe, expect, it } from 'vitest';
import { splitExclusions, wordForms } from './index.ts';

describe('the forms of a word', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['tomato', 'tomatoes'],
    ['berries', 'berry'],
    ['berry', 'berries'],
    ['leaves', 'leaf'],
    ['loaf', 'loaves'],
    ['knife', 'knives'],
    ['eggs', 'egg'],
    ['carrots', 'carrot'],
    ['kartoffeln', 'kartoffel'],
    ['kartoffel', 'kartoffeln'],
    ['karotten', 'karotte'],
    ['zwiebel', 'zwiebeln'],
    ['eier', 'ei'],
    ['nusse', 'nuss'],
    ['krauter', 'kraut'],
    ['steaks', 'steak'],
  ])('of %s include %s', (word, other) => {
    expect(wordForms(word).words).toContain(other);
  });

  it.each(['egg', 'ei', "grandma's", '1.5', ''])('finds no other forms of %j', (word) => {
    expect(wordForms(word)).toEqual({ beginnings: [], words: [] });
  });

  it.each([
    ['kartoffeln', ['kartoffel']],
    ['tomatoes', ['tomato', 'tomatoe']],
    ['grass', []],
    ['cheese', []],
    ['soups', []],
  ])('%s also begins as %j', (word, beginnings) => {
    expect(wordForms(word).beginnings).toEqual(beginnings);
  });
});

describe('what must not occur', () => {
  it.each([
    ['soup -lentil', 'soup', ['lentil']],
    ['soup -"sour cream" leek', 'soup leek', ['sour cream']],
    ['soup -“sour cream”', 'soup', ['sour cream']],
    ['-lentil', '', ['lentil']],
    ['a -b -c', 'a', ['b', 'c']],
    ['animal-sloop', 'animal-sloop', []],
    ['animal - sloop', 'animal - sloop', []],
    ["x' OR 1=1 --", "x' OR 1=1 --", []],
    ['"soup -lentil" leek', '"soup -lentil" leek', []],
    ['-', '-', []],
  ])('%j looks for %j without %j', (search, wanted, unwanted) => {
    const split = splitExclusions(search);
    expect(split.wanted.replaceAll(/ +/g, ' ').trim()).toBe(wanted);
    expect(split.unwanted).toEqual(unwanted);
  });

  it('takes a hostile text in linear time', () => {
    const started = performance.now();
    splitExclusions(' -"'.repeat(100_000));
    splitExclusions(' -a'.repeat(100_000));
    splitExclusions('-'.repeat(300_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';
import { readableLines, type Words } from './readable-lines.ts';

const shown = (before: string[], after: string[]) =>
  lineChanges(before, after).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

describe('what differs between two lists of lines', () => {
  it.each<[string[], string[], string[]]>([
    [[], [], []],
    [['a'], ['a'], [' a']],
    [
      ['a', 'b'],
      ['a', 'c'],
      [' a', '-b', '+c'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
      [' a', '-b', ' c'],
    ],
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      [' a', '+b', ' c'],
    ],
    [[], ['a'], ['+a']],
    [['a'], [], ['-a']],
    [
      ['a', 'b', 'c', 'd'],
      ['b', 'x', 'd', 'e'],
      ['-a', ' b', '-c', '+x', ' d', '+e'],
    ],
  ])('%j and %j', (before, after, lines) => {
    expect(shown(before, after)).toEqual(lines);
  });

  it('texts of thousands of lines are shown one after the other, at once', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
    expect(lineChanges(long, long)).toHaveLength(10_000);
  });
});

const words: Words = {
  setting: (name) => name,
  yes: 'yes',
  no: 'no',
  picture: 'a picture',
  noPicture: 'none',
  number: String,
};

describe('fields as lines', () => {
  it.each([
    ['description', 'one\n\ntwo', ['one', 'two']],
    ['recipeServings', 4, ['4']],
    ['recipeServings', 0, []],
    ['image', null, ['none']],
    ['tags', [{ id: '1', name: 'Quick' }], ['Quick']],
    [
      'recipeIngredient',
      [
        { title: 'Dough', display: '1 cup flour', note: '' },
        { title: null, display: '', note: 'salt' },
      ],
      ['[Dough]', '1 cup flour', 'salt'],
    ],
    ['recipeInstructions', [{ title: '', summary: 'Mix', text: 'a\nb' }], ['Mix', 'a', 'b']],
    ['settings', { public: true, locked: false }, ['public: yes', 'locked: no']],
    ['nutrition', { calories: '200' }, ['calories: 200']],
    ['notes', [{ title: '', text: 'x' }], ['x']],
  ] as const)('%s of %j', (field, value, lines) => {
    expect(readableLines(field, value, words)).toEqual(lines);
  });
});

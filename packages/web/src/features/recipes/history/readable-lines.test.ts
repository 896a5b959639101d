import { contentFields, pickContent } from '@hearth/domain/recipes/history';
import { filledRecipe } from '@hearth/domain/testing/filled-recipe';
import { describe, expect, it } from 'vitest';
import { readableLines, type Words } from './readable-lines.ts';

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
        { title: 'Sauce', display: '', note: '' },
      ],
      ['[Dough]', '1 cup flour', 'salt', '[Sauce]'],
    ],
    ['recipeInstructions', [{ title: '', summary: 'Mix', text: 'a\nb' }], ['Mix', 'a', 'b']],
    ['settings', { public: true, locked: false }, ['public: yes', 'locked: no']],
    ['nutrition', { calories: '200' }, ['calories: 200']],
    ['notes', [{ title: '', text: 'x' }], ['x']],
  ] as const)('%s of %j', (field, value, lines) => {
    expect(readableLines(field, value, words)).toEqual(lines);
  });

  it.each(contentFields)('%s has lines where it is not empty', (field) => {
    expect(readableLines(field, pickContent(filledRecipe)[field], words)).not.toEqual([]);
  });
});

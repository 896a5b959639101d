import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { isNearSame, type RecipeWords, tellingWords } from './same-recipe.ts';

const cookies: RecipeWords = {
  name: 'Chocolate chip cookies',
  ingredients: [
    '2 1/4 cups all-purpose flour',
    '1 tsp baking soda',
    '1 cup butter, softened',
    '3/4 cup sugar',
    '2 large eggs',
    '2 cups chocolate chips',
  ],
};

const line = fc.stringMatching(/^[a-z0-9 ]{0,20}$/);
const recipe: fc.Arbitrary<RecipeWords> = fc.record({
  name: line,
  ingredients: fc.array(line, { maxLength: 6 }),
});

describe('recipes that are much the same', () => {
  it('are the same for both', () => {
    fc.assert(
      fc.property(recipe, recipe, (one, other) => {
        expect(isNearSame(one, other)).toBe(isNearSame(other, one));
      }),
    );
  });

  it('are a recipe and itself, in any order, case and spacing', () => {
    fc.assert(
      fc.property(fc.record({ name: fc.string(), ingredients: fc.array(fc.string()) }), (one) => {
        expect(isNearSame(one, one)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(recipe, recipe, (one, other) => {
        const turned = {
          name: one.name.toUpperCase().split(' ').toReversed().join('  '),
          ingredients: one.ingredients.map((text) => `- ${text.toUpperCase()},`).toReversed(),
        };
        expect(isNearSame(turned, other)).toBe(isNearSame(one, other));
      }),
    );
  });

  it('are those of two sites that spell and order them otherwise', () => {
    const copied = {
      name: 'The best Chocolate Chip Cookies',
      ingredients: [
        '2¼ cups all purpose flour',
        '1 tsp. baking soda',
        '1 cup butter (softened)',
        '2 eggs, large',
        '¾ cup sugar',
        '2 cups chocolate chips',
      ],
    };
    expect(isNearSame(cookies, copied)).toBe(true);
  });

  it('are not two recipes for one dish, nor two dishes of one list', () => {
    const other = {
      name: 'Chocolate chip cookies',
      ingredients: [
        '350 g flour',
        '1 tsp baking powder',
        '220 g butter, melted',
        '200 g brown sugar',
        '1 egg and 1 yolk',
        '300 g chocolate chips',
      ],
    };
    expect(isNearSame(cookies, other)).toBe(false);
    expect(isNearSame(cookies, { ...cookies, name: 'Grandmother’s biscuits' })).toBe(false);
    expect(isNearSame(cookies, { ...cookies, ingredients: [] })).toBe(false);
  });

  it.each([
    ['Leek soup', 'The best leek soup', true],
    ['Crème brûlée', 'CREME BRULEE', true],
    ['Apple pie', 'Apple crumble', false],
    ['Apple pie', '', false],
  ])('%j and %j are titles alike: %s', (one, other, expected) => {
    expect(isNearSame({ ...cookies, name: one }, { ...cookies, name: other })).toBe(expected);
  });

  it('have one of the telling words of each other’s titles', () => {
    const title = fc
      .array(fc.constantFrom('a', 'leek', 'soup', 'best', 'with', 'potatoes'), { maxLength: 7 })
      .map((words) => words.join(' '));
    const like = (one: string, other: string) =>
      isNearSame({ name: one, ingredients: [] }, { name: other, ingredients: [] });
    fc.assert(
      fc.property(title, title, (one, other) => {
        fc.pre(one !== '' && like(one, other));
        const stored = normalizeSearchText(other);
        expect(tellingWords(one).some((word) => stored.includes(word))).toBe(true);
      }),
    );
    expect(tellingWords('The best Leek Soup')).toEqual(['best', 'leek', 'soup']);
    expect(tellingWords('!')).toEqual([]);
  });
});

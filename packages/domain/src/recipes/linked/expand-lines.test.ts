import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { expandLines, listLinkedIds, maxLinkDepth } from './index.ts';

interface Line {
  readonly note: string;
  readonly quantity: number;
  readonly unit?: { readonly name: string };
  readonly referencedRecipe?: {
    id: string;
    name: string;
    recipeServings: number;
    recipeYield: null;
    recipeYieldQuantity: number;
  };
}
const food = (note: string, quantity = 1): Line => ({ note, quantity });
const link = (id: string, quantity: number, unitName?: string): Line => ({
  note: '',
  quantity,
  ...(unitName === undefined ? {} : { unit: { name: unitName } }),
  referencedRecipe: { id, name: id, recipeServings: 4, recipeYield: null, recipeYieldQuantity: 0 },
});
const recipe = (id: string, ...recipeIngredient: Line[]) => ({ id, name: id, recipeIngredient });
const library = (...recipes: ReturnType<typeof recipe>[]) => {
  const byId = new Map(recipes.map((one) => [one.id, one]));
  return (id: string) => byId.get(id);
};
const read = (lines: ReturnType<typeof expandLines<Line>>) =>
  lines.map(({ line, scale, within }) =>
    [...within.map(({ name }) => name), `${scale} x ${line.note || 'link'}`].join(' > '),
  );

it('lines of recipes within one another stand in the place of the line that names them, each in its scale', () => {
  const lasagne = recipe('lasagne', food('cheese'), link('sauce', 2), food('salt'));
  const find = library(
    recipe('sauce', food('tomato'), link('stock', 2, 'servings')),
    recipe('stock', food('bones')),
  );
  expect(read(expandLines(lasagne, find))).toEqual([
    '1 x cheese',
    'sauce > 2 x tomato',
    'sauce > stock > 1 x bones',
    '1 x salt',
  ]);
});

it('a line stays if its recipe is missing, or if its amount cannot be converted', () => {
  const outer = recipe('outer', link('gone', 1), link('sauce', 3, 'jar'));
  expect(read(expandLines(outer, library(recipe('sauce', food('tomato')))))).toEqual([
    '1 x link',
    '1 x link',
  ]);
});

it('no circle is walked, however the recipes came to have one', () => {
  const find = library(recipe('a', food('flour'), link('b', 1)), recipe('b', link('a', 1), link('b', 1)));
  expect(read(expandLines(recipe('a', food('flour'), link('b', 1)), find))).toEqual([
    '1 x flour',
    'b > 1 x link',
    'b > 1 x link',
  ]);
});

it('recipes are opened down to the depth that may be stored', () => {
  const chain = Array.from({ length: 9 }, (_, at) => recipe(`r${at}`, food(`f${at}`), link(`r${at + 1}`, 1)));
  const [first = recipe('none')] = chain;
  const deepest = expandLines(first, library(...chain)).at(-1);
  expect([deepest?.within.length, deepest?.line.referencedRecipe?.id]).toEqual([maxLinkDepth, 'r6']);
});

it('lists each linked recipe once', () => {
  expect(listLinkedIds([link('a', 1), food('b'), link('a', 2), link('c', 1)])).toEqual(['a', 'c']);
});

it('scaling a recipe equals scaling its parts, however they lie within one another', () => {
  const amount = fc.constantFrom(0.5, 1, 1.5, 2, 3);
  /** Recipes that have foods and any of those behind them: no circle, at most five deep. */
  const libraries = fc.array(
    fc.record({
      foods: fc.array(amount, { minLength: 1, maxLength: 3 }),
      inner: fc.array(fc.record({ step: fc.integer({ min: 1, max: 5 }), amount, servings: fc.boolean() }), {
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(libraries, amount, (made, factor) => {
      const recipes = made.map(({ foods, inner }, at) =>
        recipe(
          `r${at}`,
          ...foods.map((quantity, place) => food(`f${at}.${place}`, quantity)),
          ...inner.flatMap((one) =>
            at + one.step < made.length
              ? [link(`r${at + one.step}`, one.amount, one.servings ? 'servings' : undefined)]
              : [],
          ),
        ),
      );
      const find = library(...recipes);
      const [outer = recipe('none')] = recipes;
      const scaled = {
        ...outer,
        recipeIngredient: outer.recipeIngredient.map((line) => ({
          ...line,
          quantity: line.quantity * factor,
        })),
      };
      const needed = (one: typeof outer) => {
        const sums = new Map<string, number>();
        for (const { line, scale } of expandLines(one, find))
          sums.set(line.note, (sums.get(line.note) ?? 0) + line.quantity * scale);
        return sums;
      };
      const once = needed(outer);
      for (const [name, sum] of needed(scaled)) expect(sum).toBeCloseTo((once.get(name) ?? 0) * factor, 6);
    }),
    { seed: 36 },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational, rationalFromText, rationalText, toNumber, zero } from '../../measures/rationals/index.ts';
import { standardUnits } from '../../measures/units/index.ts';
import {
  type BuyableIngredient,
  buyableIngredients,
  exactAmount,
  isChangedByHand,
  planCreation,
  planRemoval,
  planUpdate,
  recipeItems,
  type ShoppingItem,
  buildUnitRatio,
} from './index.ts';

const ratio = buildUnitRatio(
  new Map([
    ['g', standardUnits.g],
    ['kg', standardUnits.kg],
    ['lb', standardUnits.lb],
    ['cup', standardUnits.cup],
  ]),
);
const item = (fields: Partial<ShoppingItem>): ShoppingItem => ({
  id: 'id',
  shoppingListId: 'list',
  quantity: rational(1),
  checked: false,
  note: '',
  originalText: null,
  foodId: null,
  unitId: null,
  extras: {},
  recipeReferences: [],
  ...fields,
});

/** The items of a list after a plan. */
function applied(list: readonly ShoppingItem[], plan: ReturnType<typeof planUpdate<ShoppingItem>>) {
  const items = new Map(list.map((one) => [one.id, one]));
  for (const one of [...plan.created, ...plan.updated]) items.set(one.id, one);
  for (const { id } of plan.deleted) items.delete(id);
  return [...items.values()];
}

function withRecipe(
  list: readonly ShoppingItem[],
  ingredients: readonly BuyableIngredient[],
  recipeId: string,
  scale: number,
) {
  const sent = recipeItems(ingredients, exactAmount(scale), ratio).map((one, at) =>
    item({
      id: `${recipeId} ${scale} ${at} ${list.length}`,
      quantity: one.quantity,
      foodId: one.foodId,
      unitId: one.unitId,
      note: one.note,
      originalText: one.originalText,
      recipeReferences: [
        {
          id: recipeId,
          recipeId,
          recipeQuantity: one.recipeQuantity,
          recipeScale: exactAmount(scale),
          recipeNote: null,
          fromRecipes: [],
          contribution: one.quantity,
        },
      ],
    }),
  );
  return applied(list, planCreation(list, sent, ratio));
}

const amounts = fc.oneof(
  fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
  fc.constantFrom(0.1, 0.2, 0.3, 1 / 3, 2 / 3, 1, 2.5),
);
const foods = fc.constantFrom('flour', 'rice', null);
const units = fc.constantFrom('g', 'kg', 'lb', 'cup', null);
const ingredient = fc
  .record({
    quantity: amounts,
    foodId: foods,
    unitId: units,
    note: fc.constantFrom('a', 'b'),
    originalText: fc.constant(null),
  })
  .map((one) => (one.foodId === null ? one : { ...one, note: '' }));
const scales = fc.double({ min: 0.01, max: 100, noNaN: true });
const buildAmounts = (list: readonly ShoppingItem[]) =>
  Object.fromEntries(list.map(({ id, quantity }) => [id, toNumber(quantity)]));

describe('recipes on a list', () => {
  const ingredients = fc.array(ingredient, { minLength: 1, maxLength: 6 });
  const lists = fc.array(ingredient, { maxLength: 5 }).map((all) =>
    applied(
      [],
      planCreation(
        [],
        all.map((one, at) => item({ ...one, id: `own ${at}`, quantity: exactAmount(one.quantity) })),
        ratio,
      ),
    ),
  );

  it('need all of an ingredient that is in several lines, as many times as they are added', () => {
    const onions = [0.5, 2].map((quantity) => ({
      quantity,
      foodId: 'onion',
      unitId: null,
      note: '',
      originalText: null,
    }));
    const added = (laterOnes?: 'once') =>
      recipeItems(onions, rational(3), ratio, laterOnes).map(({ quantity }) => toNumber(quantity));
    expect([added(), added('once')]).toEqual([[7.5], [3.5]]);
  });

  it('leave nothing of their amounts when they are removed, among any other additions and removals', () => {
    fc.assert(
      fc.property(lists, ingredients, ingredients, scales, scales, (list, one, other, first, second) => {
        const twice = withRecipe(withRecipe(list, one, 'one', first), one, 'one', second);
        const mixed = withRecipe(twice, other, 'other', first);
        const without = applied(mixed, planRemoval(mixed, 'one', rational(1_000_000)));
        const alone = applied(without, planRemoval(without, 'other', exactAmount(first)));
        expect(buildAmounts(alone)).toEqual(buildAmounts(list));
        expect(alone.flatMap(({ recipeReferences }) => recipeReferences)).toEqual([]);
      }),
    );
  });

  it('that are added twice and removed once are there once', () => {
    fc.assert(
      fc.property(lists, ingredient, scales, scales, (list, one, first, second) => {
        const once = withRecipe(list, [one], 'one', first);
        const twice = withRecipe(once, [one], 'one', second);
        expect(buildAmounts(applied(twice, planRemoval(twice, 'one', exactAmount(second))))).toEqual(
          buildAmounts(once),
        );
      }),
    );
  });

  it('that are added twice and removed in two steps leave the other amounts', () => {
    fc.assert(
      fc.property(lists, ingredients, scales, (list, one, scale) => {
        const double = withRecipe(withRecipe(list, one, 'one', scale), one, 'one', scale);
        const half = applied(double, planRemoval(double, 'one', exactAmount(scale)));
        expect(buildAmounts(applied(half, planRemoval(half, 'one', exactAmount(scale))))).toEqual(
          buildAmounts(list),
        );
      }),
    );
  });

  it('have exact amounts that survive storage', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const exact = rational(exactAmount(a).numerator, exactAmount(b).numerator);
        expect(rationalFromText(rationalText(exact))).toEqual(exact);
      }),
    );
    expect(exactAmount(1e-300)).toEqual(zero);
  });
});

describe('an item after a recipe is removed', () => {
  const share = {
    id: 's',
    recipeId: 'r',
    recipeQuantity: rational(2),
    recipeScale: rational(1),
    fromRecipes: [],
  };
  const leek = item({
    id: 'leek',
    quantity: rational(2),
    recipeReferences: [{ ...share, recipeNote: null, contribution: rational(2) }],
  });

  it.each([1, 3, 9])(
    'keeps the rest if the contribution is less than the quantities sum up to, removed %d times',
    (times) => {
      const shareOfRecipe = {
        ...share,
        recipeNote: null,
        recipeScale: rational(3),
        contribution: rational(1),
      };
      const there = { ...leek, quantity: rational(6), recipeReferences: [shareOfRecipe] };
      const [after] = planRemoval([there], 'r', rational(times)).updated;
      expect(toNumber(after?.quantity ?? zero)).toBe(5);
    },
  );

  it('loses the same amount whether the recipe is removed once or in two steps', () => {
    const shareOfRecipe = { ...share, recipeNote: null, recipeScale: rational(2), contribution: rational(4) };
    const there = { ...leek, quantity: rational(7), recipeReferences: [shareOfRecipe] };
    const once = planRemoval([there], 'r', rational(1)).updated;
    const twice = planRemoval(once, 'r', rational(1)).updated;
    expect([once, twice].map(([item]) => toNumber(item?.quantity ?? zero))).toEqual([5, 3]);
    expect(planRemoval(twice, 'r', rational(1)).updated).toEqual([]);
  });

  it('is deleted if only the recipe added to it', () => {
    expect(planRemoval([leek], 'r', rational(1))).toMatchObject({ updated: [], deleted: [{ id: 'leek' }] });
  });

  it.each([2, 1])('stays without an amount if it is still wanted, with a quantity of %d', (left) => {
    const there = { ...leek, quantity: rational(left) };
    expect(planRemoval([there], 'r', rational(1), () => true)).toMatchObject({
      updated: [{ id: 'leek', quantity: zero, recipeReferences: [] }],
      deleted: [],
    });
  });
});

describe('an item of a recipe', () => {
  const share = {
    id: 's',
    recipeId: 'r',
    recipeQuantity: rational(2),
    recipeScale: rational(1),
    fromRecipes: [],
  };
  const leek = item({
    note: 'leek',
    quantity: rational(2),
    recipeReferences: [{ ...share, recipeNote: 'leek', contribution: rational(2) }],
  });

  it.each([
    ['is not changed by hand as the recipe added it', leek, false],
    ['is changed by hand with another quantity', { ...leek, quantity: rational(1) }, true],
    ['is changed by hand with another note', { ...leek, note: 'big leek' }, true],
  ])('%s', (_, one, isChanged) => {
    expect(isChangedByHand(one)).toBe(isChanged);
  });
});

describe('ingredients to buy', () => {
  it('that are the same text of two recipes are one item with both amounts', () => {
    const lentils = buyableIngredients([{ quantity: null, note: '300 g lentils' }]);
    const once = withRecipe([], lentils, 'soup', 1);
    const both = withRecipe(once, lentils, 'dal', 3);
    expect(both.map(({ note, originalText, quantity }) => [note, originalText, toNumber(quantity)])).toEqual([
      ['300 g lentils', '300 g lentils', 4],
    ]);
    expect(
      applied(both, planRemoval(both, 'dal', rational(3))).map(({ quantity }) => toNumber(quantity)),
    ).toEqual([1]);
  });
});

describe('the words of merged items', () => {
  const peas = item({ foodId: 'peas', unitId: 'cup', originalText: '1 cup peas' });
  const measured = { ...peas, id: 'measured', note: '300 g', originalText: '2 cups peas (300 g)' };
  const chopped = { ...peas, id: 'chopped', note: 'chopped', originalText: '1 cup peas, chopped' };

  it.each([
    ['stay with those of no note', chopped, peas, '1 cup peas, chopped'],
    ['are those that say the note', peas, measured, '2 cups peas (300 g)'],
    ['are those of the first of two notes', measured, chopped, '2 cups peas (300 g)'],
  ])('%s', (_, into, from, originalText) => {
    expect(planCreation([into], [{ ...from, id: 'new' }], ratio).updated).toMatchObject([{ originalText }]);
  });
});

describe('changed items', () => {
  it('keep the total quantity and every ticked item, though equal ones are merged', () => {
    const note = fc.constantFrom('a', 'b', 'c');
    const all = fc.array(fc.tuple(note, fc.integer({ min: 0, max: 9 }), fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(all, fc.integer({ min: 0, max: 8 }), (notes, sent) => {
        const list = notes.map(([text, amount, checked], at) =>
          item({ id: `${at}`, note: text, quantity: rational(amount), checked }),
        );
        const after = applied(list, planUpdate(list.slice(sent), list.slice(0, sent)));
        const sum = (of: readonly ShoppingItem[]) =>
          of.reduce((total, { quantity }) => total + toNumber(quantity), 0);
        expect(sum(after)).toBe(sum(list));
        expect(after.filter(({ checked }) => checked)).toHaveLength(
          list.filter(({ checked }) => checked).length,
        );
      }),
    );
  });

  it('in units that are not convertible stay separate', () => {
    const list = [item({ id: 'cups', foodId: 'flour', unitId: 'cup' })];
    const plan = planCreation(list, [item({ id: 'grams', foodId: 'flour', unitId: 'g' })], ratio);
    expect(plan).toMatchObject({ created: [{ id: 'grams' }], updated: [] });
  });
});

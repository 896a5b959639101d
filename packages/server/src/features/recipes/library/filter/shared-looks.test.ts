import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';

/** What the filters of this test see of a recipe. */
interface Known {
  readonly name: string;
  readonly tags: readonly string[];
  readonly notes: readonly string[];
  readonly foods: readonly string[];
  readonly extras: Readonly<Record<string, string>>;
}

const kitchen: readonly Known[] = [
  { name: 'Bare', tags: [], notes: [], foods: [], extras: {} },
  { name: 'Rice', tags: ['quick'], notes: ['hot', 'cold'], foods: ['rice'], extras: { source: 'aunt' } },
  {
    name: 'Eggs',
    tags: ['quick', 'easy'],
    notes: ['hot'],
    foods: ['egg', 'oil'],
    extras: { source: 'book' },
  },
  { name: 'Oil', tags: ['easy'], notes: ['cold'], foods: ['oil'], extras: { shelf: 'aunt' } },
  { name: 'All', tags: ['quick', 'easy', 'old'], notes: ['hot', 'old'], foods: ['rice', 'egg'], extras: {} },
];

type Values = (recipe: Known) => readonly string[];
const fields: readonly [name: string, values: Values][] = [
  ['tags.name', ({ tags }) => tags],
  ['recipe_ingredient.note', ({ notes }) => notes],
  ['recipe_ingredient.food.name', ({ foods }) => foods],
  ['extras.source', ({ extras }) => (extras['source'] === undefined ? [] : [extras['source']])],
];
const words = ['quick', 'easy', 'old', 'hot', 'cold', 'rice', 'egg', 'oil', 'aunt', 'book', 'nowhere'];

/** A filter, and whether a recipe passes it by what filters mean. */
interface Judged {
  readonly text: string;
  readonly passes: (recipe: Known) => boolean;
}

const term: fc.Arbitrary<Judged> = fc
  .record({
    field: fc.constantFrom(...fields),
    operator: fc.constantFrom('=', '<>', 'IN', 'NOT IN', 'LIKE', 'NOT LIKE', 'IS', 'IS NOT', 'CONTAINS ALL'),
    some: fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }),
  })
  .filter(({ field, operator }) => operator !== 'CONTAINS ALL' || !field[0].startsWith('extras'))
  .map(({ field: [name, values], operator, some }) => {
    const [word = ''] = some;
    const has = (recipe: Known, wanted: readonly string[]) =>
      values(recipe).some((value) => wanted.includes(value));
    const list = `[${some.map((one) => `"${one}"`).join(',')}]`;
    const judged: Record<typeof operator, Judged> = {
      '=': { text: `"${word}"`, passes: (recipe) => has(recipe, [word]) },
      '<>': { text: `"${word}"`, passes: (recipe) => !has(recipe, [word]) },
      LIKE: { text: `"${word}%"`, passes: (recipe) => values(recipe).some((one) => one.startsWith(word)) },
      'NOT LIKE': {
        text: `"%${word}"`,
        passes: (recipe) => !values(recipe).some((one) => one.endsWith(word)),
      },
      IN: { text: list, passes: (recipe) => has(recipe, some) },
      'NOT IN': { text: list, passes: (recipe) => !has(recipe, some) },
      IS: { text: 'NULL', passes: (recipe) => values(recipe).length === 0 },
      'IS NOT': { text: 'NULL', passes: (recipe) => values(recipe).length > 0 },
      'CONTAINS ALL': { text: list, passes: (recipe) => some.every((one) => has(recipe, [one])) },
    };
    const { text, passes } = judged[operator];
    return { text: `${name} ${operator} ${text}`, passes };
  });

const { filter: judgedFilter } = fc.letrec<{ filter: Judged }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    term,
    fc.tuple(fc.constantFrom('AND', 'OR'), tie('filter'), tie('filter')).map(([operator, left, right]) => ({
      text: `(${left.text}) ${operator} (${right.text})`,
      passes: (recipe: Known) =>
        operator === 'AND'
          ? left.passes(recipe) && right.passes(recipe)
          : left.passes(recipe) || right.passes(recipe),
    })),
  ),
}));

describeServer('filters over related rows', { cook: {} }, ({ server, cook, client }) => {
  beforeAll(async () => {
    const ids = new Map<string, string>();
    for (const name of ['rice', 'egg', 'oil']) ids.set(name, await server.food(cook.groupId, { name }));
    for (const { name, tags, notes, foods, extras } of kitchen) {
      const withFood = foods.map((food) => ({ food: { id: ids.get(food), name: food }, note: null }));
      const recipeIngredient = [...notes.map((note) => ({ note })), ...withFood];
      await client.cook(name, { tags: [...tags], recipeIngredient, extras });
    }
  });

  it('find what each of their terms says of each recipe', async () => {
    await fc.assert(
      fc.asyncProperty(judgedFilter, async ({ text, passes }) => {
        const expected = kitchen.filter(passes).map(({ name }) => name);
        expect((await client.names({ queryFilter: text })).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 150 },
    );
  });
});

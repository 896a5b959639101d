import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';

const groups = [
  {
    title: 'Pastry',
    ingredients: [
      { amount: 200, unit: { name: 'gram', abbreviation: 'g' }, ingredient: { name: 'flour' } },
      {
        amount: 90,
        unit: { name: 'gram', abbreviation: 'g' },
        ingredient: { name: 'butter' },
        suffix: 'cold',
      },
    ],
  },
  { title: 'Filling', ingredients: [{ amount: 3, unit: null, ingredient: { name: 'apples' } }] },
];
const pie = {
  title: 'Apple pie',
  description: 'A pie with apples.',
  servings: 6,
  preparation_time: 30,
  grouped_ingredients: groups,
  grouped_instructions: [
    { title: null, instructions: [{ instruction: 'Mix.' }, { instruction: 'Bake it for an hour.' }] },
  ],
};
const lines = ['200 g flour', '90 g butter cold', '3 apples'];
const steps = ['Mix.', 'Bake it for an hour.'];

const read = (body: string): ReturnType<typeof extractRecipe> =>
  extractRecipe(`<title>Apple pie</title><h1>Apple pie</h1>${body}`, null);
const escaped = (data: unknown): string =>
  JSON.stringify(data).replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const state = { props: { user: null, recipe: pie, related: [{ title: 'Pear pie', slug: 'pear-pie' }] } };

describe('the data of a page’s own program', () => {
  it.each([
    ['a JSON script', `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`],
    ['an assignment', `<script>window.__INITIAL_STATE__ = ${JSON.stringify(state)};</script>`],
    ['an assignment of a text', `<script>window.__DATA__=${JSON.stringify(JSON.stringify(state))};</script>`],
    ['an argument', `<script>(function(){start(${JSON.stringify(state)})})()</script>`],
    ['a text to parse', `<script>var s = JSON.parse(${JSON.stringify(JSON.stringify(state))})</script>`],
    ['an attribute', `<div id="app" data-page="${escaped(state)}"></div>`],
    ['a bound attribute', `<recipe-page :recipe="${escaped(pie)}"></recipe-page>`],
    [
      'a stream in pieces',
      ((row) =>
        `<script>self.__next_f.push([1,${JSON.stringify(row.slice(0, 150))}])</script><script>self.__next_f.push([1,${JSON.stringify(row.slice(150))}])</script>`)(
        `0:{"b":"x"}\n1a:["$","$L2",null,${JSON.stringify(state)}]\n`,
      ),
    ],
  ])('has the recipe in %s', (_, body) => {
    const recipe = read(body);
    expect(recipe?.ingredients).toEqual(lines);
    expect(recipe?.ingredientGroups.map(({ heading }) => heading)).toEqual(['Pastry', 'Filling']);
    expect(recipe?.instructions).toEqual(steps);
    expect([recipe?.yields, recipe?.prepTime?.minutes]).toEqual(['6 servings', 30]);
    expect(recipe?.description).toBe('A pie with apples.');
  });

  it.each([
    ['lines of text', { ingredients: lines }],
    ['a text of lines', { ingredients: lines.join('\n') }],
    ['lines in HTML', { ingredientsHtml: `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` }],
    ['objects with the line as written', { ingredientLines: lines.map((text, id) => ({ id, text })) }],
    ['lists by the names of groups', { ingredients: { Pastry: lines.slice(0, 2), Filling: lines.slice(2) } }],
    ['names without amounts', { ingredients: lines.map((name) => ({ id: 1, name })) }],
    [
      'objects with one text each',
      {
        zutaten: lines.map((line) => ({
          menge: line.split(' ')[0],
          name: line.split(' ').slice(1).join(' '),
        })),
      },
    ],
  ])('tells ingredients as %s', (_, ingredients) => {
    const data = {
      name: 'Apple pie',
      ...ingredients,
      steps: steps.map((text, index) => ({ position: index, text })),
    };
    const recipe = read(`<script type="application/json">${JSON.stringify({ data })}</script>`);
    expect(recipe?.ingredients).toEqual(lines);
    expect(recipe?.instructions).toEqual(steps);
  });

  it('counts amounts of one portion as often as there are portions, and words what is counted', () => {
    const part = (amount: number | null, unit: string, singular: string, plural: string): object => ({
      amount,
      unit: { name_singular: unit, name_plural: `${unit}s`, abbreviation: unit === 'gram' ? 'g' : null },
      ingredient: { name_singular: singular, name_plural: plural },
    });
    const ingredients = [
      part(75, 'gram', 'rice', 'rice'),
      part(0.5, 'piece', 'apple', 'apples'),
      part(0.25, 'piece', 'onion', 'onions'),
      part(0.125, 'bunch', 'dill', 'dill'),
      part(0.25, 'stalk', 'celery', 'celery'),
      part(0.5, 'stalk', 'rhubarb', 'rhubarb'),
      part(null, 'gram', 'salt', 'salt'),
    ];
    const data = { title: 'Apple pie', ingredients, steps, servings: 4 };
    const body = `<script type="application/json">${JSON.stringify(data)}</script>`;
    expect(read(body)?.ingredients).toEqual([
      '300 g rice',
      '2 apples',
      '1 onion',
      '½ bunch dill',
      '1 stalk celery',
      '2 stalks rhubarb',
      'salt',
    ]);
    expect(read(body.replace('"servings":4', '"servings":3'))?.ingredients[0]).toBe('75 g rice');
  });

  it('is that of the page’s recipe among others', () => {
    const other = {
      title: 'Pear pie',
      ingredients: ['4 pears', '1 egg', '1 roll of pastry', '1 lemon'],
      steps: ['Cut.', 'Bake.'],
    };
    const body = `<script type="application/json">${JSON.stringify({ related: [other, other], recipe: pie })}</script>`;
    expect(read(body)?.ingredients).toEqual(lines);
  });

  it('is not read where the page’s markup has the recipe', () => {
    const data = { '@type': 'Recipe', recipeIngredient: ['1 egg', '1 apple'], recipeInstructions: 'Boil.' };
    const body = `<script type="application/ld+json">${JSON.stringify(data)}</script><script>x=${JSON.stringify(state)}</script>`;
    expect(read(body)?.ingredients).toEqual(['1 egg', '1 apple']);
  });

  it('is no recipe where a list of ingredients has no steps', () => {
    const filters = { ingredients: ['egg', 'milk', 'flour'], title: 'Filters' };
    expect(read(`<script type="application/json">${JSON.stringify(filters)}</script>`)).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractRecipeFromJson, guessRecipes } from '../index.ts';

const names = (data: unknown) => guessRecipes(data).map(({ title }) => title);

describe('recipes in JSON of no known vocabulary', () => {
  it.each([
    ['title, directions', { title: 'A', ingredients: ['1 egg'], directions: ['Boil.'] }],
    ['a text with lines', { recipe_name: 'A', ingredient_list: '1 egg', method: '1. Boil.' }],
    [
      'an object around it',
      { data: { recipe: { title: 'A', ingredientsList: ['1 egg'], steps: [{ step: 1, text: 'Boil.' }] } } },
    ],
    ['a title beside it', { title: 'A', recipe: { ingredients: ['1 egg'], instructions: 'Boil.' } }],
    ['its name as a key', { A_: 1, 'Aaa egg': { ingredients: ['1 egg'], instructions: ['Boil.'] } }],
    ['amounts by food', { name: 'A', ingredients: { egg: 1 }, preparation: ['Boil.'] }],
    ['rows', { title: 'A', ingredients: [['1', 'egg']], directions: ['Boil.'] }],
    ['French', { titre: 'A', ingrédients: ['1 egg'], étapes: ['Boil.'] }],
    ['Spanish', { título: 'A', Ingredientes: ['1 egg'], preparación: ['Boil.'] }],
    ['Polish', { nazwa: 'A', składniki: ['1 egg'], 'sposób przygotowania': ['Boil.'] }],
    ['Russian', { название: 'A', ингредиенты: ['1 egg'], приготовление: ['Boil.'] }],
    ['Chinese', { 菜名: 'A', 食材: ['1 egg'], 步骤: ['Boil.'] }],
    ['Arabic', { الاسم: 'A', المقادير: ['1 egg'], 'طريقة التحضير': ['Boil.'] }],
  ])('are found with %s', (_, data) => {
    const [recipe, ...others] = guessRecipes(data);
    expect(others).toEqual([]);
    expect(recipe?.title).toMatch(/^A/);
    expect([recipe?.ingredients.map(({ text }) => text), recipe?.steps.map(({ text }) => text)]).toEqual([
      ['1 egg'],
      ['Boil.'],
    ]);
  });

  it('may have steps alone where something tells of cooking, or nothing but ingredients', () => {
    expect(names({ title: 'Tea', servings: 2, steps: ['Steep.'] })).toEqual(['Tea']);
    expect(names({ title: 'Jelly', instructions: ['Strain.', 'Boil.'] })).toEqual(['Jelly']);
    expect(names({ title: 'Fizz', ingredients: ['4 basil leaves'] })).toEqual(['Fizz']);
  });

  it.each([
    ['a package', { name: 'x', version: '1.0.0', scripts: { build: 'tsc' }, dependencies: { a: '1' } }],
    [
      'a workflow',
      { name: 'build', jobs: { one: { name: 'test', steps: [{ run: 'npm ci' }, { run: 'npm test' }] } } },
    ],
    [
      'an API',
      { title: 'Orders', paths: [{ name: 'list orders', method: 'GET', description: 'All of them.' }] },
    ],
    ['an assistant', { name: 'Helper', instructions: 'You are a helpful assistant.', tools: [] }],
    ['a song', { title: 'Song', body: 'La la la', tags: ['a'] }],
    ['no title', { ingredients: ['1 egg'], instructions: ['Boil.'] }],
    ['empty lists', { title: 'A', ingredients: [], instructions: '' }],
    ['values', [1, 'a', null, true, [[]]]],
  ])('are not found in %s', (_, data) => {
    expect(names(data)).toEqual([]);
  });

  it('keep amount, unit, food and note apart, and groups together', () => {
    const [recipe] = guessRecipes({
      title: 'Dip',
      ingredients: [
        {
          group: 'Base',
          items: [{ amount: 0.5, unit: { name: 'cup' }, food: { name: 'tahini' }, note: 'stirred' }],
        },
        { name: 'salt', amount: '2-3', unit: 'pinches' },
        { original: '1 lemon, zested', name: 'lemon', amount: 1 },
      ],
      steps: [{ heading: 'First', instructions: ['Blend.'] }, 'Serve.'],
    });
    expect(recipe?.ingredients).toMatchObject([
      { heading: 'Base' },
      {
        text: '0.5 cup tahini, stirred',
        parts: { quantity: 0.5, unit: 'cup', food: 'tahini', note: 'stirred' },
      },
      { text: '2-3 pinches salt', parts: null },
      { text: '1 lemon, zested', parts: { quantity: 1, food: 'lemon' } },
    ]);
    expect(recipe?.steps).toMatchObject([{ heading: 'First' }, { text: 'Blend.' }, { text: 'Serve.' }]);
  });

  it('may be in one line, have measures of their own and times in parts', () => {
    const [recipe] = guessRecipes({
      recipeName: 'Pancakes',
      recipeIngredients: '200 g flour, 2 eggs',
      recipeSteps: '1. Mix. 2. Fry for 3 minutes.',
      totalTime: { hours: 1 },
    });
    expect(recipe).toMatchObject({ title: 'Pancakes', totalTime: 'PT1H0M' });
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['200 g flour', '2 eggs']);
    expect(recipe?.steps.map(({ text }) => text)).toEqual(['Mix.', 'Fry for 3 minutes.']);
    const [beans] = guessRecipes({
      name: 'Beans',
      ingredients: [{ ingredientName: 'beans', measure: { amount: 2, unit: 'cans' } }],
    });
    expect(beans?.ingredients).toMatchObject([
      { text: '2 cans beans', parts: { quantity: 2, unit: 'cans' } },
    ]);
  });

  it('are read when they are pasted, with a title, groups and minutes', () => {
    const recipe = extractRecipeFromJson(
      '{"title":"Millet pan","prepTime":"5","servings":2,"ingredients":["For the pan:","100 g millet"],"instructions":["Cook.","Serve."],"author":"Ada"}',
      null,
    );
    expect(recipe).toMatchObject({
      title: 'Millet pan',
      author: 'Ada',
      ingredients: ['100 g millet'],
      ingredientGroups: [{ heading: 'For the pan', lines: ['100 g millet'] }],
      instructions: ['Cook.', 'Serve.'],
      prepTime: { minutes: 5 },
      yields: '2 servings',
    });
  });

  it('never throws', () => {
    const key = fc.constantFrom('title', 'ingredients', 'steps', 'items', 'text', 'recipe', 'amount', 'x');
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.string({ maxLength: 8 }),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(key, tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(fc.property(value, (data) => names(data).every((name) => name !== '')));
  });
});

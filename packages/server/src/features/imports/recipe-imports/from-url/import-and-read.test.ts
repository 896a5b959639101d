import { beforeAll, expect, it } from 'vitest';
import { succeeded } from '../../../../testing/test-client.ts';
import { describeServer } from '../../../../testing/describe-server.ts';

const stew = {
  '@type': 'Recipe',
  name: 'Stew',
  recipeIngredient: [
    '2 cups Tomatoes, chopped',
    '1 tbsp olive oil',
    '2 tsp Olive oil, to serve',
    '3 rashers streaky bacon',
    'enough of the one or the other',
    '3 odd of those',
  ],
  recipeInstructions: ['Cook.'],
};

describeServer('an import that reads the ingredients', { cook: {} }, ({ client }) => {
  beforeAll(async () => {
    succeeded(await client.post('/api/foods', { name: 'tomato' }));
    succeeded(await client.post('/api/units', { name: 'cup', pluralName: 'cups' }));
    succeeded(await client.post('/api/units', { name: 'tablespoon', abbreviation: 'tbsp' }));
    succeeded(await client.post('/api/units', { name: 'teaspoon', abbreviation: 'tsp' }));
  });

  const imported = async (sent: object) => {
    const answer = await client.post('/api/recipes/create/html-or-json', {
      data: JSON.stringify(stew),
      ...sent,
    });
    return client.recipe(String(succeeded(answer)));
  };

  it('has amount, unit and food of every line that is understood, and the others as text', async () => {
    const { recipeIngredient, settings } = await imported({ readIngredients: true });
    const lines = recipeIngredient.map(
      ({ quantity, unit, food, note }) => `${quantity}|${unit?.name ?? ''}|${food?.name ?? ''}|${note}`,
    );
    expect(lines.slice(0, 4)).toEqual([
      '2|cup|tomato|chopped',
      '1|tablespoon|olive oil|',
      '2|teaspoon|olive oil|to serve',
      '3|rashers|streaky bacon|',
    ]);
    for (const at of [4, 5])
      expect(recipeIngredient[at]).toMatchObject({ food: null, unit: null, note: stew.recipeIngredient[at] });
    expect(recipeIngredient.slice(0, 4).map(({ originalText }) => originalText)).toEqual(
      stew.recipeIngredient.slice(0, 4),
    );
    expect(settings?.disableAmount).toBe(false);
  });

  it('creates each missing food and unit once, and the next import finds them', async () => {
    const names = async (path: string) =>
      (succeeded(await client.get(`${path}?perPage=-1`)) as { items: { name: string }[] }).items
        .map(({ name }) => name)
        .toSorted();
    const before = await names('/api/foods');
    expect(before).toEqual(['olive oil', 'streaky bacon', 'tomato']);
    await imported({ readIngredients: true });
    expect(await names('/api/foods')).toEqual(before);
    expect(await names('/api/units')).toEqual(['cup', 'rashers', 'tablespoon', 'teaspoon']);
  });

  it('leaves every line as it is written unless it is asked to read', async () => {
    const { recipeIngredient } = await imported({});
    expect(recipeIngredient.map(({ note }) => note)).toEqual(stew.recipeIngredient);
    expect(recipeIngredient.every(({ food, unit }) => food === null && unit === null)).toBe(true);
  });

  it('keeps a recipe of lines that no reader makes anything of, few and many', async () => {
    const lines = ['1 - 3/4 cups oats', '4-3 eggs', '1/0 cup salt', '9'.repeat(40), '\u200f½ כוס', '🥑🥑'];
    const more = Array.from({ length: 200 }, (_, at) => `enough of the one or the other, number ${at}`);
    for (const recipeIngredient of [lines, [...lines, ...more]]) {
      const data = JSON.stringify({ ...stew, recipeIngredient });
      const read = await imported({ data, readIngredients: true });
      expect(read.recipeIngredient.map(({ originalText, note }) => originalText ?? note)).toEqual(
        recipeIngredient,
      );
    }
  });
});

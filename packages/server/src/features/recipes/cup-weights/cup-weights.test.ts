import { CupWeights, limits } from '@hearth/contract';
import { expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const lines = (...notes: readonly string[]) => ({ recipeIngredient: notes.map((note) => ({ note })) });

describeServer('what cups of ingredients weigh', { cook: {} }, ({ client }) => {
  /** The weights by the texts of the ingredients. */
  const weights = async (name: string, fields: Record<string, unknown>, locale = 'en-US') => {
    const { slug } = await client.cook(name, fields);
    const { recipeIngredient } = await client.recipe(slug);
    const path = `/api/recipes/${slug}/cup-weights`;
    const found = CupWeights.parse(succeeded(await client.get(path, { 'accept-language': locale })));
    const findText = (id: string) => recipeIngredient.find(({ referenceId }) => referenceId === id)?.display;
    return Object.fromEntries(found.weights.map(({ referenceId, grams }) => [findText(referenceId), grams]));
  };

  it('are those of the table, null for what is poured, and none where nothing is measured by volume', async () => {
    const found = await weights(
      'Pancakes',
      lines(
        '1 cup all-purpose flour, sifted',
        '2 tbsp sugar',
        '1 cup milk',
        '1 cup fairy dust',
        '3 eggs',
        '100 g rice',
      ),
    );
    expect(found).toEqual({
      '1 cup all-purpose flour, sifted': 125,
      '2 tbsp sugar': 200,
      '1 cup milk': null,
    });
  });

  it('leave out a line that states its weight', async () => {
    expect(await weights('Stated', lines('1 cup (120 g) flour'))).toEqual({});
  });

  it('are those of a further amount as well', async () => {
    const found = await weights('Further', lines('500 g flour plus ½ cup', '1 cup plus 1 tbsp sugar'));
    expect(found).toEqual({ '500 g flour plus ½ cup': 125, '1 cup plus 1 tbsp sugar': 200 });
  });

  it('are found in the language of the recipe, and by the other names of a food', async () => {
    const found = await weights(
      'Kuchen',
      lines('2 Tassen Mehl', '1 Tasse Milch', '250 g Butter', '1 Tasse Zucker', '1 Prise Salz'),
    );
    expect(found).toMatchObject({ '2 Tassen Mehl': 125, '1 Tasse Milch': null, '1 Tasse Zucker': 200 });
    const [unit, food] = [
      succeeded(await client.post('/api/units', { name: 'cup' })),
      succeeded(await client.post('/api/foods', { name: 'Moms favourite', aliases: [{ name: 'butter' }] })),
    ];
    const named = { settings: { disableAmount: false }, recipeIngredient: [{ quantity: 1, unit, food }] };
    expect(await weights('Named', named)).toEqual({ '1 cup Moms favourite': 227 });
  });

  it('are found for the foods of a catalog in a language whose lines are not read', async () => {
    const unit = succeeded(await client.post('/api/units', { name: 'hrnek', aliases: [{ name: 'cup' }] }));
    const foods = await Promise.all(
      ['mouka', 'mléko'].map(async (name) => succeeded(await client.post('/api/foods', { name }))),
    );
    const fields = {
      settings: { disableAmount: false },
      recipeIngredient: foods.map((food) => ({ quantity: 1, unit, food })),
    };
    expect(await weights('Bábovka', fields)).toEqual({ '1 hrnek mouka': 125, '1 hrnek mléko': null });
  });

  it('change nothing of the recipe', async () => {
    const { slug } = await client.cook('Kept', lines('1 cup flour'));
    const before = await client.get(`/api/recipes/${slug}`);
    succeeded(await client.get(`/api/recipes/${slug}/cup-weights`));
    expect((await client.get(`/api/recipes/${slug}`)).text).toBe(before.text);
  });

  it('come for as many ingredients as a recipe may have', async () => {
    const notes = Array.from({ length: limits.ingredients }, () => '1 cup flour');
    const { slug } = await client.cook('Long', lines(...notes));
    const { weights: found } = CupWeights.parse(
      succeeded(await client.get(`/api/recipes/${slug}/cup-weights`)),
    );
    expect(found).toHaveLength(limits.ingredients);
  });
});

import assert from 'node:assert/strict';
import type { ToolClient } from '../tool-client.ts';

/** An assistant of 2026: it reads and writes structured lines, plans, and fills lists. */
export async function walkAssistant({ use }: ToolClient): Promise<string> {
  const unit = await make('create_unit', {
    name: 'ladle',
    standardQuantity: 120,
    standardUnit: 'milliliter',
  });
  const food = await make('create_food', { name: 'Spelt berries', aliases: ['dinkel'] });
  const known = Object(await use('get_food_matches', { queries: ['dinkel'] }));
  assert.equal(known.matches[0].items[0].id, food);
  await use('create_recipe', {
    name: 'Risotto',
    ingredients: ['300 g spelt'],
    instructions: ['Stir.', 'Serve.'],
  });
  const line = { quantity: 2, unitId: unit, unitName: 'ladle', foodId: food, foodName: 'Spelt berries' };
  const lines = [{ ...line, note: 'rinsed', originalText: '2 ladles of spelt' }];
  await use('update_recipe_ingredients', { slug: 'risotto', ingredients: lines });
  const taxonomy = { categories: ['Dinner'], tags: ['Grain'], createMissing: true };
  await use('patch_recipe', { slug: 'risotto', description: 'Stir slowly.', ...taxonomy });
  const recipe = Object(await use('get_recipe_detailed', { slug: 'risotto' }));
  assert.deepEqual(
    [recipe.description, recipe.tags[0].name, recipe.recipeIngredient[0].display],
    ['Stir slowly.', 'Grain', '2 ladle Spelt berries rinsed'],
  );
  for (const feed of ['get_recipes_for_classification', 'get_recipes_for_ingredient_parsing'])
    assert.ok(typeof (await use(feed)) === 'object');
  await plan(String(recipe.id));
  await shop(String(recipe.id));
  for (const [tool, input] of [
    ['delete_recipe', { slug: 'risotto' }],
    ['delete_food', { foodId: food }],
    ['delete_unit', { unitId: unit }],
  ] as const)
    await use(tool, input);
  return 'recipes, foods, units, plan and lists';

  async function make(tool: string, input: Readonly<Record<string, unknown>>): Promise<string> {
    return String(Object(await use(tool, input)).id);
  }

  async function plan(recipeId: string): Promise<void> {
    await use('create_mealplan_bulk', {
      entries: [
        { date: '2026-12-01', recipeId, entryType: 'dinner' },
        { date: '2026-12-02', title: 'Soup', entryType: 'lunch' },
      ],
    });
    const week = { startDate: '2026-12-01', endDate: '2026-12-07' };
    const planned = Object(await use('get_mealplan_with_recipes', week));
    assert.deepEqual(planned.map((one: object) => Object(one).date).toSorted(), ['2026-12-01', '2026-12-02']);
  }

  async function shop(recipeId: string): Promise<void> {
    const listId = await make('create_shopping_list', { name: 'From an assistant' });
    await use('add_recipe_to_shopping_list', { listId, recipeId, recipeIncrementQuantity: 2 });
    await use('create_shopping_list_item', { shoppingListId: listId, note: 'Bread', quantity: 2 });
    const shown = async () =>
      Object(await use('get_shopping_list', { listId })).listItems.map((one: object) => Object(one).display);
    assert.deepEqual((await shown()).toSorted(), ['2 Bread', '4 ladle Spelt berries rinsed']);
    await use('remove_recipe_from_shopping_list', { listId, recipeId });
    assert.equal((await shown()).length, 2, 'one of the two additions is left');
    await use('delete_shopping_list', { listId });
  }
}

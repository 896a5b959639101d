import { ApiClient } from '../harness/stage/api-client.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

/** The server of a walk, with a small kitchen on it. */
export interface Kitchen {
  readonly hearth: HearthProcess;
  /** The shopping list that the walk fills. */
  readonly listId: string;
}

/** Starts the built server with what the walk needs: two recipes, foods and units, a list. */
export async function openKitchen(): Promise<Kitchen> {
  const hearth = await HearthProcess.start();
  const api = await ApiClient.signedIn(hearth);
  const create = async (path: string, fields: object) =>
    Object(await api.change('POST', path, fields)) as { id: string; name: string };
  const cup = await create('/api/units', { name: 'cup', pluralName: 'cups' });
  const flour = await create('/api/foods', { name: 'flour' });
  const egg = await create('/api/foods', { name: 'egg', pluralName: 'eggs' });
  await api.cook('Lemon cake', {
    description: 'It began with a lemon that nobody wanted.',
    recipeServings: 12,
    recipeYield: '12 slices',
    totalTime: '1 hour',
    tags: [{ name: 'Baking' }],
    settings: { disableAmount: false },
    recipeIngredient: [
      { quantity: 2, unit: cup, food: flour, note: '', originalText: '2 cups flour' },
      { quantity: 3, food: egg, note: '', originalText: '3 eggs' },
    ],
    recipeInstructions: [
      { text: 'Beat the eggs for 5 minutes.', ingredientReferences: [] },
      { text: 'Add the flour and bake at 180 °C for 40 minutes.', ingredientReferences: [] },
    ],
  });
  await api.cook('Green salad', { totalTime: '10 minutes', recipeInstructions: [{ text: 'Wash it.' }] });
  const { id: listId } = await create('/api/households/shopping/lists', { name: 'Market' });
  return { hearth, listId };
}

import { ApiClient } from '../harness/stage/api-client.ts';
import type { HearthProcess } from '../harness/stage/hearth-process.ts';
import { furnishAutomation } from './automation-screens.ts';
import { furnishKitchen } from './kitchen-screens.ts';
import { furnishPlan } from './plan-screens.ts';
import { furnishShop } from './shop-screens.ts';

/** A recipe with everything a page can show. */
export async function furnish(hearth: HearthProcess): Promise<void> {
  const cook = await ApiClient.signedIn(hearth);
  await furnishKitchen(cook);
  // One report of an import; nothing outside this machine is asked.
  await cook.post('/api/recipes/create/url/bulk', {
    imports: [
      { url: 'no address' },
      { url: 'http://10.0.0.1/a-page-with-a-long-address/that-needs-more-than-a-line' },
    ],
  });
  await cook.cook('A soup with a name that is long enough to need two lines on a phone');
  await cook.cook('Tomato soup', {
    description: 'A **simple** soup for cold evenings, with a [link](https://example.com).',
    recipeServings: 4,
    recipeYield: '4 servings',
    totalTime: '40 minutes',
    prepTime: '10 minutes',
    performTime: '30 minutes',
    orgURL: 'https://example.com/soup',
    recipeCategory: [{ name: 'Soups' }],
    tags: [{ name: 'Quick' }, { name: 'Winter' }],
    tools: [{ name: 'Blender' }],
    recipeIngredient: [
      { title: 'Soup', note: 'tomatoes, ripe', quantity: 1.5 },
      { note: 'onion, chopped', quantity: 1 },
      { title: 'On top', note: 'basil', quantity: 0 },
    ],
    recipeInstructions: [
      {
        title: 'Soup',
        summary: 'Fry',
        text: 'Fry the onion, then add the tomatoes.',
        ingredientReferences: [],
      },
      { text: 'Simmer for 30 minutes and blend.', ingredientReferences: [] },
    ],
    notes: [{ title: 'Make ahead', text: 'It keeps for three days.' }],
    nutrition: { calories: '180', proteinContent: '4' },
    settings: { public: true, showNutrition: true, disableAmount: false },
  });
  await furnishTogether(cook);
  await furnishPlan(cook);
  await furnishShop(cook);
  await furnishAutomation(hearth, cook);
  await cook.change('POST', '/api/admin/backups');
}

/** Adds comments, timeline events and two changes to a recipe, and deletes another one. */
async function furnishTogether(cook: ApiClient): Promise<void> {
  const { id: recipeId } = (await cook.get('/api/recipes/tomato-soup')).body as { id: string };
  await cook.post('/api/comments', { recipeId, text: 'Good with a **lot** of basil.' });
  await cook.post('/api/recipes/timeline/events', {
    recipeId,
    subject: 'Ada made this',
    eventType: 'comment',
    eventMessage: 'A bit too salty.',
  });
  await cook.post('/api/shared/recipes', { recipeId });
  await cook.patch('/api/recipes/tomato-soup', { performTime: '25 minutes' });
  await cook.cook('Burnt toast');
  await cook.delete('/api/recipes/burnt-toast');
}

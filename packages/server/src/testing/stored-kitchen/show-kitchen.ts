import { expect } from 'vitest';
import { succeeded } from '../test-client.ts';
import type { TestEngine } from '../test-databases.ts';
import { TestServer } from '../test-server.ts';
import type { KitchenIds } from './kitchen-ids.ts';
import { signInOwner } from './kitchen-owner.ts';
import type { StoredKitchen } from './stored-kitchen.ts';

/** Starts a server on the database that `env` names, and expects it to show the kitchen to its owner. */
export async function showKitchen(
  engine: TestEngine,
  env: Readonly<Record<string, string>>,
  { ids, tables }: StoredKitchen,
): Promise<void> {
  const server = await TestServer.start(engine, env);
  try {
    const owner = await signInOwner(server, ids);
    const stored = new Set(tables.map(([name]) => name));
    for (const [table, path, shown] of screens(ids)) {
      if (!stored.has(table)) continue;
      expect(succeeded(await owner.get(path)), path).toMatchObject(shown);
    }
  } finally {
    await server.stop();
  }
}

/** What the answer at an address shows, once the database has the table that it comes from. */
function screens(ids: KitchenIds): readonly [table: string, path: string, shown: object][] {
  const { number, recipe, list, report } = ids;
  const slug = `leek-soup-${number}`;
  const plan = '/api/households/mealplans';
  return [
    ['recipes', `/api/recipes/${slug}`, shownRecipe(ids)],
    ['recipe_comments', `/api/recipes/${slug}/comments`, [{ text: 'More pepper.' }]],
    ['recipe_timeline_events', '/api/recipes/timeline/events', { total: 1, items: [{ subject: 'Made' }] }],
    ['foods', '/api/foods', { total: 1, items: [{ name: 'leek', label: { name: 'Vegetables' } }] }],
    ['food_aliases', '/api/foods', { items: [{ aliases: [{ name: `alias ${number}` }] }] }],
    [
      'shopping_lists',
      `/api/households/shopping/lists/${list}`,
      { name: 'Market', listItems: [{ quantity: 200, food: { name: 'leek' } }] },
    ],
    [
      'meal_plan_entries',
      `${plan}?start_date=2026-01-01&end_date=2026-01-31`,
      { items: [{ recipeId: recipe }] },
    ],
    ['meal_plan_rules', `${plan}/rules`, { items: [{ day: 'monday' }] }],
    ['meal_plan_feeds', `${plan}/feed`, { path: expect.stringContaining(`feed-${number}`) }],
    ['cookbooks', '/api/households/cookbooks', { items: [{ name: 'Winter' }] }],
    ['webhooks', '/api/households/webhooks', { items: [{ url: 'https://example.com/hook' }] }],
    ['event_notifiers', '/api/households/events/notifications', { items: [{ name: 'Phone' }] }],
    ['recipe_actions', '/api/households/recipe-actions', { items: [{ title: 'Print' }] }],
    ['invite_tokens', '/api/households/invitations', [{ token: `invite-${number}` }]],
    ['recipe_share_tokens', '/api/shared/recipes', [{ recipeId: recipe }]],
    ['group_reports', `/api/groups/reports/${report}`, { name: 'Bulk import' }],
    ['recipe_trash', '/api/recipes/trash/items', { items: [{ slug: 'soup-of-yesterday' }] }],
  ];
}

function shownRecipe({ number }: KitchenIds): object {
  return {
    name: `Leek soup ${number}`,
    description: 'Grün, für kalte Tage ❄️',
    rating: 4.5,
    recipeIngredient: [{ quantity: 200, food: { name: 'leek' }, unit: { name: 'gram' } }],
    recipeInstructions: [{ text: 'Stir.' }],
    notes: [{ text: 'A dry one.' }],
    extras: { origin: 'grandmother' },
    tags: [{ name: 'Winter' }],
    recipeCategory: [{ name: 'Winter' }],
  };
}

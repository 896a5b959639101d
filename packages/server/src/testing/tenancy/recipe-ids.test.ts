import { ReadPlanEntry } from '@hearth/contract';
import { beforeAll, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../test-client.ts';
import { describeServer, type SuiteOptions } from '../describe-server.ts';
import { dumpRows } from '../test-rows.ts';
import type { TestAnswer } from '../test-server.ts';
import type { Keys } from './row.ts';
import { stocked } from './stock.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
const day = '2024-03-05';

type Send = (client: TestClient, recipeId: string, own: Keys) => Promise<TestAnswer>;

const change = (client: TestClient, own: Keys, fields: object) =>
  client.post('/api/households/shopping/changes', {
    device: 'phone',
    changes: [{ id: crypto.randomUUID(), listId: own.shoppingListId, ...fields }],
  });

/** Every place of a body that takes the id of a recipe. */
const places: readonly (readonly [name: string, send: Send])[] = [
  [
    'recipes that are added to a shopping list',
    (client, recipeId, own) => client.post(`${lists}/${own.shoppingListId}/recipe`, [{ recipeId }]),
  ],
  [
    'recipes that a device adds to a shopping list',
    (client, recipeId, own) =>
      change(client, own, {
        kind: 'addRecipes',
        recipes: [{ id: crypto.randomUUID(), recipeId, recipeIncrementQuantity: 1 }],
      }),
  ],
  [
    'a recipe that a device takes off a shopping list',
    (client, recipeId, own) => change(client, own, { kind: 'removeRecipe', recipeId, seen: 9999 }),
  ],
  [
    'a new item of a shopping list',
    (client, recipeId, own) =>
      client.post(items, {
        shoppingListId: own.shoppingListId,
        note: crypto.randomUUID(),
        recipeReferences: [{ recipeId, recipeQuantity: 1 }],
      }),
  ],
  [
    'an item of a shopping list that is changed',
    (client, recipeId, own) =>
      client.put(`${items}/${own.shoppingItemId}`, {
        shoppingListId: own.shoppingListId,
        note: 'Bread',
        recipeReferences: [{ recipeId, recipeQuantity: 1 }],
      }),
  ],
  [
    'an item that a device brings',
    (client, recipeId, own) =>
      change(client, own, {
        kind: 'add',
        items: [
          {
            id: crypto.randomUUID(),
            shoppingListId: own.shoppingListId,
            note: crypto.randomUUID(),
            recipeReferences: [{ recipeId, recipeQuantity: 1 }],
          },
        ],
      }),
  ],
  [
    'an entry of the plan',
    (client, recipeId) => client.post('/api/households/mealplans', { date: day, title: 'Soup', recipeId }),
  ],
  ['a share link', (client, recipeId) => client.post('/api/shared/recipes', { recipeId })],
  ['a comment', (client, recipeId) => client.post('/api/comments', { recipeId, text: 'x' })],
  [
    'an event of the timeline',
    (client, recipeId) =>
      client.post('/api/recipes/timeline/events', { recipeId, subject: 'x', eventType: 'comment' }),
  ],
  [
    'recipes that are changed in bulk',
    (client, recipeId, own) =>
      client.post('/api/recipes/bulk-actions/tag', {
        recipes: [recipeId],
        tags: [{ id: own.tagsId, name: 'x', slug: own.tagsSlug }],
      }),
  ],
  [
    'recipes that are deleted in bulk',
    (client, recipeId) => client.post('/api/recipes/bulk-actions/delete', { recipes: [recipeId] }),
  ],
];

const suite: SuiteOptions = { cook: { rights: ['canOrganize', 'canManage'] } };

describeServer('the id of another group’s recipe', suite, ({ server, cook, client }) => {
  let owner: TestClient;
  let own: Keys;
  let foreign: Keys;
  beforeAll(async () => {
    own = await stocked(server, cook);
    const other = await server.member({ rights: ['canOrganize', 'canManage'] });
    owner = server.as(other);
    foreign = await stocked(server, other);
  });

  /** Rows that name the recipe, of any owner. */
  const naming = async () =>
    (await dumpRows(server.platform.database)).filter((row) => row.includes(foreign.recipeId));
  /** An answer without what is made anew for each request. */
  const describeAnswer = ({ status, text }: TestAnswer, recipeId: string) => [
    status,
    status < 300 ? text.includes(recipeId) : text.replaceAll(recipeId, ''),
  ];

  it.each(places)('in %s is not stored, and answered like that of no recipe', async (_, send) => {
    const missing = crypto.randomUUID();
    const before = await naming();
    const answer = await send(client, foreign.recipeId, own);
    expect(describeAnswer(answer, foreign.recipeId)).toEqual(
      describeAnswer(await send(client, missing, own), missing),
    );
    expect(answer.text).not.toContain(foreign.recipeName);
    expect(await naming()).toEqual(before);
  });

  it.each(places)('in %s is one that its own group can send', async (_, send) => {
    expect((await send(owner, foreign.recipeId, foreign)).status).toBeLessThan(300);
  });

  it('in an entry of the plan that is changed is not stored', async () => {
    const entry = ReadPlanEntry.parse(
      succeeded(await client.post('/api/households/mealplans', { date: day, title: 'Soup' })),
    );
    const before = await naming();
    const path = `/api/households/mealplans/${entry.id}`;
    expect((await client.patch(path, { recipeId: foreign.recipeId })).status).toBe(404);
    expect(await naming()).toEqual(before);
  });
});

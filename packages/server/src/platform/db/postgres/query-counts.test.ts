import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onlyWhere } from '../../../../../../tools/test-run/only-where.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestAnswer } from '../../../testing/test-server.ts';

/** A save with all that belongs to it, from the sign-in of the request to `commit`. */
const maxStatements = 12;

const recipeIngredient = Array.from({ length: 12 }, (_, at) => ({
  quantity: at,
  note: `line ${at}`,
  referenceId: randomUUID(),
}));
const recipeInstructions = Array.from({ length: 6 }, (_, at) => ({ text: `Step ${at}` }));
const soup = '/api/recipes/soup';
const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';

describeServer('queries', { cook: { rights: ['canOrganize'] } }, ({ client, cook, engine }) => {
  const where = onlyWhere(engine === 'postgres', 'only on PostgreSQL');
  const query = vi.spyOn(Client.prototype, 'query');
  afterAll(() => query.mockRestore());

  let listId = '';
  beforeAll(async () => {
    await client.cook('Soup', { recipeIngredient, recipeInstructions, tags: [] });
    listId = String(Object(succeeded(await client.post(lists, { name: 'Week' }))).id);
    await addItem('Milk');
  });
  const addItem = (note: string) => client.post(items, { shoppingListId: listId, note, quantity: 1 });

  type Ask = (time: number) => Promise<TestAnswer>;
  /** What a request sends that has been asked before. */
  async function listSent(ask: Ask): Promise<string[]> {
    succeeded(await ask(1));
    query.mockClear();
    succeeded(await ask(2));
    return query.mock.calls.map(([text]) => String(text));
  }

  const writes: Record<string, Ask> = {
    'create a recipe': (time) => client.post('/api/recipes', { name: `New ${time}` }),
    'change a field': (time) => client.patch(soup, { description: `Text ${time}` }),
    rate: (time) => client.post(`/api/users/${cook.id}/ratings/soup`, { rating: time }),
    'say when it was made': (time) =>
      client.patch(`${soup}/last-made`, { timestamp: `2026-10-0${time}T10:00:00Z` }),
    'add an item': (time) => addItem(`Bread ${time}`),
    'create a food': (time) => client.post('/api/foods', { name: `Food ${time}` }),
    'create a tag': (time) => client.post('/api/organizers/tags', { name: `Tag ${time}` }),
  };
  for (const [what, ask] of Object.entries(writes))
    it(`${what} in at most ${maxStatements}`, where, async () => {
      expect((await listSent(ask)).length).toBeLessThanOrEqual(maxStatements);
    });

  it('look at no list of a recipe for the change of a field', where, async () => {
    const sent = await listSent((time) => client.patch(soup, { description: `Words ${time}` }));
    expect(sent.join('\n')).not.toMatch(/from "recipe_extras" where "recipe_id" = /);
  });

  it(
    `change one word of a recipe in at most ${maxStatements}, which write one of its lines`,
    where,
    async () => {
      const { recipeIngredient: before, ...whole } = await client.recipe('soup');
      const change = (time: number) =>
        before.map((line, at) => (at === 3 ? { ...line, note: `other ${time}` } : line));
      const sent = await listSent((time) => client.put(soup, { ...whole, recipeIngredient: change(time) }));
      expect(sent.length).toBeLessThanOrEqual(maxStatements);
      const text = sent.join('\n');
      const [, values = ''] =
        /insert into "recipe_ingredients" [^)]*\) values (.*?) on conflict/.exec(text) ?? [];
      expect(values.match(/\(/g)).toHaveLength(1);
      expect(text).not.toMatch(/(?:insert into|delete from) "recipe_(?:instructions|notes)"/);
      const after = await client.recipe('soup');
      expect(after.recipeIngredient.map(({ note }) => note)).toEqual(change(2).map(({ note }) => note));
      expect(after.recipeInstructions).toEqual(whole.recipeInstructions);
    },
  );

  const reads: Record<string, number> = {
    '/api/app/about': 1,
    [soup]: 2,
    '/api/users/self': 3,
    '/api/foods': 3,
    '/api/recipes': 5,
    [items]: 5,
    [lists]: 7,
  };
  for (const [url, most] of Object.entries(reads))
    it(`read ${url} in at most ${most}`, where, async () => {
      expect((await listSent(() => client.get(url))).length).toBeLessThanOrEqual(most);
    });
});

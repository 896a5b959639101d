import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShoppingListOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { RestoreStage } from './restore-stage-for-test.ts';

vi.setConfig({ testTimeout: 120_000 });

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';

describe.each(testEngines)('what phones and caches notice of a restore on %s', (engine) => {
  let stage: RestoreStage;
  let client: TestClient;
  beforeEach(async () => {
    stage = await RestoreStage.open(engine);
    client = stage.server.as(stage.admin);
  });
  afterEach(() => stage.close());

  const fetchList = async (id: string) =>
    ShoppingListOut.parse(succeeded(await client.get(`${lists}/${id}`)));
  const createList = async (name: string) => String(Object(succeeded(await client.post(lists, { name }))).id);
  const addItem = async (shoppingListId: string, note: string) =>
    succeeded(await client.post(items, { shoppingListId, note }));
  const revision = async () =>
    stage.server.platform.database
      .read(systemScope('test'))
      .selectFrom('library_revisions')
      .select('revision')
      .where('group_id', '=', stage.admin.groupId)
      .executeTakeFirstOrThrow()
      .then((row) => Number(row.revision));

  it('a list that goes back has a later version than any that a phone has seen', async () => {
    const id = await createList('Market');
    await addItem(id, 'milk');
    const name = await stage.backUp();
    for (const note of ['tea', 'salt', 'soap']) await addItem(id, note);
    const seen = await fetchList(id);
    await stage.restore(name);
    const restored = await fetchList(id);
    expect(restored.listItems.map(({ note }) => note)).toEqual(['milk']);
    expect(restored.sequence).toBeGreaterThan(seen.sequence);
    await addItem(id, 'bread');
    expect((await fetchList(id)).sequence).toBeGreaterThan(restored.sequence);
  });

  it('a library that goes back has a later revision than any that a cache knows', async () => {
    await client.cook('Soup');
    const name = await stage.backUp();
    for (const dish of ['Stew', 'Pie', 'Salad']) await client.cook(dish);
    const known = await revision();
    await stage.restore(name);
    expect(await revision()).toBeGreaterThan(known);
    const { items: found } = Object(succeeded(await client.get('/api/recipes')));
    expect(found).toMatchObject([{ name: 'Soup' }]);
  });
});

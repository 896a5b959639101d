import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import {
  everything,
  forget,
  listen,
  published,
  told,
} from '../../automation/notifiers/listening-for-test.ts';
import { trimTickedItems } from '../index.ts';

describeServer('events of shopping lists', { cook: {} }, ({ server, client }) => {
  beforeAll(async () => {
    await listen(client, everything);
  });
  beforeEach(() => forget(server));

  it('are published for lists, and for items once per list and operation', async () => {
    const lists = '/api/households/shopping/lists';
    const items = '/api/households/shopping/items';
    const list = succeeded(await client.post(lists, { name: 'Saturday' })) as { id: string };
    const about = (operation: string) => ({
      documentType: 'shopping_list',
      operation,
      shoppingListId: list.id,
    });
    expect(await told(server)).toEqual([
      { type: 'shopping_list_created', document: about('create'), message: 'Saturday was created' },
    ]);
    const sent = ['milk', 'salt'].map((note) => ({ note, shoppingListId: list.id }));
    const created = succeeded(await client.post(`${items}/create-bulk`, sent)) as {
      createdItems: { id: string }[];
    };
    const ids = created.createdItems.map(({ id }) => id);
    const [first = ''] = ids;
    await client.patch(`${items}/${first}`, { checked: true });
    await client.delete(`${items}/${first}`);
    const ofItems = (operation: string, itemIds: string[]) => ({
      type: 'shopping_list_updated',
      document: {
        documentType: 'shopping_list_item',
        operation,
        shoppingListId: list.id,
        shoppingListItemIds: itemIds,
      },
      message: 'generic',
    });
    expect(await told(server)).toEqual([
      ofItems('create', ids),
      ofItems('update', [first]),
      ofItems('delete', [first]),
    ]);
    const soup = await client.cook('Broth', { recipeIngredient: [{ note: 'water' }] });
    await forget(server);
    await client.post(`${lists}/${list.id}/recipe/${soup.id}`);
    await client.post(`${lists}/${list.id}/recipe/${soup.id}/delete`);
    expect((await told(server)).map(({ document }) => document.operation)).toEqual(['create', 'delete']);
    await client.put(`${lists}/${list.id}`, { ...list, name: 'Sunday', listItems: [] });
    await client.put(`${lists}/${list.id}/label-settings`, []);
    await client.delete(`${lists}/${list.id}`);
    const [renamed, emptied, labelled, removed] = await told(server);
    expect(renamed).toEqual({
      type: 'shopping_list_updated',
      document: about('update'),
      message: 'Sunday was updated',
    });
    expect(emptied?.document).toMatchObject({ documentType: 'shopping_list_item', operation: 'delete' });
    expect(labelled).toEqual(renamed);
    expect(removed).toEqual({
      type: 'shopping_list_deleted',
      document: about('delete'),
      message: 'Sunday has been deleted',
    });
  });

  it('are published once for a repeated change of a device', async () => {
    const { id: listId } = succeeded(
      await client.post('/api/households/shopping/lists', { name: 'Monday' }),
    ) as { id: string };
    await forget(server);
    const [id, add, remove] = [randomUUID(), randomUUID(), randomUUID()];
    const changes = [
      { id: add, kind: 'add', listId, items: [{ id, note: 'tea' }] },
      { id: remove, kind: 'remove', listId, ids: [id], seen: 9 },
    ];
    for (let time = 0; time < 2; time += 1)
      await client.post('/api/households/shopping/changes', { device: 'phone', changes });
    expect((await told(server)).map(({ document }) => document.operation)).toEqual(['create', 'delete']);
  });

  it('are published for trimmed items', async () => {
    const list = succeeded(await client.post('/api/households/shopping/lists', {})) as { id: string };
    const ticked = Array.from({ length: 102 }, (_, index) => ({
      note: `thing ${index}`,
      shoppingListId: list.id,
      checked: true,
    }));
    succeeded(await client.post('/api/households/shopping/items/create-bulk', ticked));
    await forget(server);
    await trimTickedItems(server.platform);
    const [event, ...others] = await published(server);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'shopping_list_updated',
      document: { documentType: 'shopping_list_item', operation: 'delete', shoppingListId: list.id },
    });
    expect(event?.document['shoppingListItemIds']).toHaveLength(2);
  });
});

import { randomUUID } from 'node:crypto';
import { ShoppingChangesOut, Store } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestBasket } from './basket-for-test.ts';

export const stores = '/api/households/stores';
const minute = 60_000;

/** The stores of the client's household. */
export async function readStores(client: TestClient): Promise<Store[]> {
  return Store.array().parse(succeeded(await client.get(stores)));
}

/** Names a store. */
export async function nameStore(client: TestClient, name: string, fields: object = {}): Promise<Store> {
  return Store.parse(succeeded(await client.post(stores, { name, ...fields })));
}

/** Sends changes of a device to a list. */
export async function sendChanges(
  client: TestClient,
  basket: TestBasket,
  changes: readonly object[],
  device = 'phone',
) {
  const sent = changes.map((one) => ({ id: randomUUID(), listId: basket.id, kind: 'change', ...one }));
  const answer = await client.post('/api/households/shopping/changes', { device, changes: sent });
  return ShoppingChangesOut.parse(succeeded(answer)).results;
}

/** Ticks of items, a minute apart, in a store. */
export function buildTicks(
  itemIds: readonly string[],
  { storeId, begun }: { readonly storeId: string; readonly begun: Date },
) {
  return itemIds.map((id, place) => ({
    items: [{ id, checked: true }],
    at: new Date(begun.getTime() + place * minute).toISOString(),
    storeId,
  }));
}

/** Puts notes on a list and ticks them one after the other in a store. @returns the ids of the items */
export async function walkStore(
  client: TestClient,
  basket: TestBasket,
  { notes, ...where }: { readonly notes: readonly string[]; readonly storeId: string; readonly begun: Date },
): Promise<string[]> {
  const { createdItems } = await basket.add(...notes.map((note) => ({ note })).toReversed());
  const ids = notes.map((note) => createdItems.find((item) => item.note === note)?.id ?? '');
  await sendChanges(client, basket, buildTicks(ids, where));
  return ids;
}

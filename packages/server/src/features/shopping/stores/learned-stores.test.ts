import type { Store } from '@hearth/contract';
import { buildThingKey } from '@hearth/domain/shopping/order';
import { beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { trimTickedItems } from '../index.ts';
import { TestBasket } from '../testing/basket-for-test.ts';
import {
  buildTicks,
  nameStore,
  readStores,
  sendChanges,
  stores,
  walkStore,
} from '../testing/stores-for-test.ts';

const hour = 3_600_000;
const way = ['bread', 'milk', 'nails', 'tea'];

describeServer('the learned order of a store', ({ server }) => {
  let cook: TestMember;
  let client: TestClient;
  let basket: TestBasket;
  let market: Store;
  beforeEach(async () => {
    cook = await server.member({ rights: ['canOrganize'] });
    client = server.as(cook);
    basket = await TestBasket.start(client);
    market = await nameStore(client, 'Market');
  });

  const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * hour);
  const walk = (hours: number, notes: readonly string[] = way, storeId = market.id) =>
    walkStore(client, basket, { notes, storeId, begun: ago(hours) });
  const learned = async (id = market.id) => (await readStores(client)).find((store) => store.id === id);
  const thing = (note: string) => buildThingKey({ foodId: null, note });

  it('is that in which its items were ticked, by the clock of the device', async () => {
    const bakery = await nameStore(client, 'Bakery');
    await walk(40);
    await walk(20, way.toReversed(), bakery.id);
    expect(await learned()).toMatchObject({ things: way.map(thing), spots: way.map(thing), walks: 1 });
    expect(await learned(bakery.id)).toMatchObject({ things: way.toReversed().map(thing), walks: 1 });
  });

  it('is the same whether ticks came one by one or all at once, and in which order', async () => {
    const bakery = await nameStore(client, 'Bakery');
    await walk(20);
    const { createdItems } = await basket.add(...way.map((note) => ({ note })));
    const ids = createdItems.map(({ id }) => id);
    const ticks = buildTicks(ids, { storeId: bakery.id, begun: ago(20) });
    for (const tick of ticks.toReversed()) await sendChanges(client, basket, [tick]);
    expect((await learned(bakery.id))?.things).toEqual((await learned())?.things);
  });

  it('counts a walk once it has ended', async () => {
    await walk(0.5);
    expect(await learned()).toMatchObject({ walks: 0, things: [] });
    server.clock.advance(2 * hour);
    expect(await learned()).toMatchObject({ walks: 1 });
  });

  it('does not believe a clock that is ahead', async () => {
    await walk(-48);
    server.clock.advance(2 * hour);
    expect(await learned()).toMatchObject({ walks: 1, things: way.map(thing) });
  });

  it('is not learned from ticks that were taken back, nor from ticks elsewhere', async () => {
    const [, milk = ''] = await walk(20);
    const at = ago(19.5).toISOString();
    await sendChanges(client, basket, [{ items: [{ id: milk, checked: false }], at }]);
    const elsewhere = await basket.one({ note: 'glue' });
    await sendChanges(client, basket, [{ items: [{ id: elsewhere.id, checked: true }], at }]);
    expect((await learned())?.things).toEqual(['bread', 'nails', 'tea'].map(thing));
  });

  it('keeps what is bought again days later', async () => {
    const [, milk = ''] = await walk(60);
    await sendChanges(client, basket, [{ items: [{ id: milk, checked: false }], at: ago(1).toISOString() }]);
    expect((await learned())?.things).toEqual(way.map(thing));
  });

  it('goes by the labels that foods have now', async () => {
    const label = async (name: string) =>
      String(Object(succeeded(await client.post('/api/groups/labels', { name, color: '#112233' }))).id);
    const [dairy, bakery] = [await label('Dairy'), await label('Bread')];
    const food = async (name: string, labelId: string | null) =>
      String(Object(succeeded(await client.post('/api/foods', { name, labelId }))).id);
    const foods = [await food('rolls', bakery), await food('milk', dairy), await food('salt', null)];
    const added = [];
    for (const foodId of foods) added.push(await basket.one({ foodId, isFood: true }));
    const ids = added.map(({ id }) => id);
    await sendChanges(client, basket, buildTicks(ids, { storeId: market.id, begun: ago(20) }));
    expect(await learned()).toMatchObject({ spots: [bakery, dairy, foods[2]], things: foods });
    succeeded(await client.patch(`/api/foods/${foods[2]}`, { labelId: dairy }));
    expect((await learned())?.spots).toEqual([]);
  });

  it('passes to the food that another was merged into', async () => {
    const food = async (name: string) =>
      String(Object(succeeded(await client.post('/api/foods', { name }))).id);
    const foods = [await food('rolls'), await food('milk'), await food('salt')];
    const added = [];
    for (const foodId of foods) added.push(await basket.one({ foodId, isFood: true }));
    const ids = added.map(({ id }) => id);
    await sendChanges(client, basket, buildTicks(ids, { storeId: market.id, begun: ago(20) }));
    const buns = await food('buns');
    succeeded(await client.put('/api/foods/merge', { fromFood: foods[0], toFood: buns }));
    expect((await learned())?.things).toEqual([buns, ...foods.slice(1)]);
  });

  it('is forgotten on request', async () => {
    await walk(20);
    expect(succeeded(await client.delete(`${stores}/${market.id}/walks`))).toMatchObject({
      walks: 0,
      things: [],
    });
    await walk(10, way.toReversed());
    expect((await learned())?.things).toEqual(way.toReversed().map(thing));
  });

  it('ignores a store that is gone or of another household; the tick counts all the same', async () => {
    const other = server.as(await server.member());
    const foreign = await nameStore(other, 'Market');
    succeeded(await client.delete(`${stores}/${market.id}`));
    for (const id of [foreign.id, market.id]) await walk(20, way, id);
    expect((await basket.read()).listItems.every(({ checked }) => checked)).toBe(true);
    expect(await readStores(other)).toMatchObject([{ walks: 0, things: [] }]);
    expect(await readStores(client)).toEqual([]);
  });

  it('survives the trimming of ticked items', async () => {
    await walk(20);
    await trimTickedItems(server.platform);
    expect((await learned())?.things).toEqual(way.map(thing));
  });

  it('stays with the household when a member moves away with a list', async () => {
    const mate = await server.housemate(cook);
    await walk(40);
    const next = await server.household({ groupId: cook.groupId });
    const admin = server.as(await server.member({ admin: true }));
    const user = Object(succeeded(await admin.get(`/api/admin/users/${mate.id}`)));
    succeeded(await admin.put(`/api/admin/users/${mate.id}`, { ...user, household: next.slug }));
    const moved = server.as({ ...mate, token: await server.token(mate.id) });
    expect(await readStores(moved)).toEqual([]);
    const theirs = await TestBasket.start(moved);
    await walkStore(moved, theirs, { notes: way.toReversed(), storeId: market.id, begun: ago(10) });
    expect(await learned()).toMatchObject({ walks: 1, things: way.map(thing) });
  });
});

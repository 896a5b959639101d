import { randomUUID } from 'node:crypto';
import { type SentShoppingChange, ShoppingChangesOut } from '@hearth/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { TestBasket } from '../testing/basket-for-test.ts';
import { listCalls } from '../testing/lists-for-test.ts';
import { pruneShoppingSync } from '../index.ts';

const path = '/api/households/shopping/changes';
const dayMs = 86_400_000;

describeServer('retention of synchronisation data', { cook: {} }, ({ server, cook }) => {
  let client: TestClient;
  let basket: TestBasket;
  beforeAll(async () => {
    client = server.as(cook);
  });
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  async function sync(...changes: Pick<SentShoppingChange, 'kind'>[]) {
    const sent = changes.map((one) => ({ id: randomUUID(), listId: basket.id, ...one }));
    return ShoppingChangesOut.parse(succeeded(await client.post(path, { device: 'phone', changes: sent })))
      .results;
  }
  const { read } = listCalls(() => client);
  const passDays = async (days: number, atOnce?: number) => {
    server.clock.advance(days * dayMs);
    await pruneShoppingSync(server.platform, atOnce);
    client = server.as({ ...cook, token: await server.token(cook.id) });
  };

  it('keeps idempotency keys for a year', async () => {
    const item = randomUUID();
    const add = { kind: 'add' as const, id: randomUUID(), items: [{ id: item, note: 'milk' }] };
    await sync(add);
    await sync({ kind: 'remove', ids: [item], seen: 99 } as SentShoppingChange);
    await passDays(364);
    expect(await sync(add)).toMatchObject([{ outcome: 'repeated' }]);
    await passDays(2);
    expect(await sync(add)).toMatchObject([{ outcome: 'done' }]);
  });

  it('keeps tombstones of items for a year', async () => {
    const [early, late] = [await basket.one({ note: 'milk' }), await basket.one({ note: 'tea' })];
    const removes = (id: string) => ({ kind: 'remove', ids: [id], seen: 99 }) as SentShoppingChange;
    const wants = (id: string) => ({ kind: 'change', items: [{ id, quantity: 2 }] }) as SentShoppingChange;
    await sync(removes(early.id));
    await passDays(2);
    await sync(removes(late.id));
    await passDays(364);
    await sync(wants(early.id), wants(late.id));
    expect((await read(basket.id)).listItems).toMatchObject([{ note: 'tea', quantity: 2 }]);
  });

  it('keeps deleted lists for a year and others for ever', async () => {
    const deleted = await TestBasket.start(client);
    const adds = () => ({
      kind: 'add' as const,
      listId: deleted.id,
      items: [{ id: randomUUID(), note: 'tea' }],
    });
    await sync({ kind: 'removeList', listId: deleted.id, seen: 99 } as SentShoppingChange);
    await passDays(364);
    expect(await sync(adds())).toMatchObject([{ outcome: 'done' }]);
    await sync({ kind: 'removeList', listId: deleted.id, seen: 99 } as SentShoppingChange);
    await passDays(366);
    expect(await sync(adds())).toMatchObject([{ outcome: 'gone' }]);
    expect(await read(basket.id)).toMatchObject({ id: basket.id });
  });

  it('prunes everything in one run of several batches', async () => {
    const changes = Array.from({ length: 5 }, (_, at) => ({
      kind: 'renameList' as const,
      id: randomUUID(),
      name: `Name ${at}`,
    }));
    await sync(...changes);
    await passDays(366, 2);
    const results = await sync(...changes);
    expect(results.map(({ outcome }) => outcome)).toEqual(changes.map(() => 'done'));
  });
});

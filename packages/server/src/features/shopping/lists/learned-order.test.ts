import { LearnedOrder } from '@hearth/contract';
import { buildThingKey } from '@hearth/domain/shopping/order';
import { expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { items, TestBasket } from '../testing/basket-for-test.ts';
import { trimTickedItems } from '../index.ts';

describeServer('the learned order of a list', { cook: {} }, ({ server, client }) => {
  const fetchOrder = async ({ id }: TestBasket) =>
    LearnedOrder.parse(succeeded(await client.get(`/api/households/shopping/lists/${id}/learned-order`)))
      .things;
  const thing = (note: string) => buildThingKey({ foodId: null, note });

  async function walk(basket: TestBasket, notes: readonly string[]): Promise<void> {
    server.clock.advance(3 * 3_600_000);
    const { createdItems } = await basket.add(...notes.map((note) => ({ note })).toReversed());
    for (const note of notes) {
      server.clock.advance(30_000);
      const { id = '' } = createdItems.find((item) => item.note === note) ?? {};
      await client.patch(`${items}/${id}`, { checked: true });
    }
  }

  it('follows the trips of that list only', async () => {
    const [market, baker] = [await TestBasket.start(client), await TestBasket.start(client)];
    expect(await fetchOrder(market)).toEqual([]);
    await walk(market, ['bread', 'milk', 'nails']);
    await walk(market, ['bread', 'butter', 'milk', 'nails']);
    await walk(market, ['butter', 'nails']);
    await walk(baker, ['nails', 'bread']);
    expect(await fetchOrder(market)).toEqual(['bread', 'butter', 'milk', 'nails'].map(thing));
    expect(await fetchOrder(baker)).toEqual(['nails', 'bread'].map(thing));
  });

  it('survives the trimming of ticked items', async () => {
    const basket = await TestBasket.start(client);
    await walk(basket, ['bread', 'milk']);
    await trimTickedItems(server.platform);
    expect(await fetchOrder(basket)).toEqual(['bread', 'milk'].map(thing));
  });
});

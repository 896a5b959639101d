import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { items, TestBasket } from '../testing/basket-for-test.ts';

describeServer('ids and labels of items', { cook: organizer }, ({ server, engine, cook, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  describe('ids that clients make', () => {
    it('are stored, and a repeated request adds nothing', async () => {
      const id = crypto.randomUUID();
      expect((await basket.add({ id: id.toUpperCase(), note: 'a' })).createdItems).toMatchObject([{ id }]);
      expect(await basket.add({ id, note: 'a' })).toMatchObject({
        createdItems: [{ id, quantity: 1 }],
        updatedItems: [],
      });
      expect(await basket.notes()).toEqual([['a', 1]]);
    });

    it('of a merged item add nothing when they are sent again', async () => {
      const there = await basket.one({ note: 'a' });
      const id = crypto.randomUUID();
      for (let count = 0; count < 2; count += 1)
        expect((await basket.add({ id, note: 'a' })).updatedItems).toMatchObject([
          { id: there.id, quantity: 2 },
        ]);
      expect(await basket.notes()).toEqual([['a', 2]]);
    });

    it.each(['no uuid', '', 7, null])('are replaced if they are invalid: %j', async (id) => {
      expect((await basket.add({ id, note: 'a' })).createdItems).toHaveLength(1);
    });

    it.each(['group', 'household'])('may be those of items in another %s', async (where) => {
      const nextDoor = await server.household({ groupId: cook.groupId });
      const stranger = server.as(await server.member(where === 'group' ? {} : { household: nextDoor }));
      const theirs = await TestBasket.start(stranger);
      const id = crypto.randomUUID();
      await stranger.post(items, { id, shoppingListId: theirs.id, note: 'secret' });
      for (let count = 0; count < 2; count += 1)
        expect((await basket.add({ id, note: 'a' })).createdItems).toMatchObject([{ note: 'a', id }]);
      await client.put(`${items}/${id}`, { shoppingListId: basket.id, note: 'b' });
      expect((await stranger.get(`${items}/${id}`)).body).toMatchObject({ note: 'secret' });
      await client.delete(`${items}/${id}`);
      expect((await stranger.get(`${items}/${id}`)).body).toMatchObject({ note: 'secret' });
      expect(await basket.notes()).toEqual([]);
    });
  });

  describe('labels', () => {
    let labelId: string;
    let otherLabelId: string;
    beforeAll(async () => {
      const label = async (name: string) =>
        String(Object(succeeded(await client.post('/api/groups/labels', { name }))).id);
      labelId = await label('Vegetables');
      otherLabelId = await label('Other');
      await server.food(cook.groupId, { name: 'Pumpkin', plural_name: 'Pumpkins', label_id: labelId });
    });

    it.each([
      ['pumpkin', {}, true],
      ['PÚMPKÍNS', {}, true],
      ['pumpkim', {}, true],
      ['pumpkin', { quantity: 3 }, true],
      ['something', { display: 'pumpkin' }, true],
      ['pump', {}, false],
      ['', {}, false],
    ])('of %j %j is that of a similar food: %s', async (note, fields, has) => {
      expect(await basket.one({ note, ...fields })).toMatchObject({ labelId: has ? labelId : null });
    });

    it('are stored as sent, or else taken from the food', async () => {
      expect(await basket.one({ note: 'pumpkin', labelId: otherLabelId })).toMatchObject({
        labelId: otherLabelId,
      });
      const foodId = await server.food(cook.groupId, { name: `Leek ${engine}`, label_id: labelId });
      expect(await basket.one({ foodId })).toMatchObject({ labelId, label: { name: 'Vegetables' } });
      const plain = await server.food(cook.groupId, { name: `Salt ${engine}` });
      const item = await basket.one({ foodId: plain });
      expect(item.labelId).toBeNull();
      await client.patch(`/api/foods/${plain}`, { labelId });
      expect((await client.get(`${items}/${item.id}`)).body).toMatchObject({
        labelId,
        label: { name: 'Vegetables' },
      });
    });

    it('stay if a change does not contain them, and are removed by null', async () => {
      const { id } = await basket.one({ note: `pumpkin ${engine}`, labelId: otherLabelId });
      const labelAfter = async (fields: object) => {
        const change = { id: randomUUID(), listId: basket.id, kind: 'change', items: [{ id, ...fields }] };
        succeeded(
          await client.post('/api/households/shopping/changes', { device: 'phone', changes: [change] }),
        );
        return Object((await client.get(`${items}/${id}`)).body).labelId;
      };
      expect(await labelAfter({ quantity: 3 })).toBe(otherLabelId);
      expect(await labelAfter({ checked: true })).toBe(otherLabelId);
      expect(await labelAfter({ labelId: null })).toBeNull();
    });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';
import { changedItems, items, TestBasket } from '../testing/basket-for-test.ts';

describeServer('items that merge', { cook: organizer }, ({ server, cook, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  describe('merging', () => {
    let food: string;
    let unit: string;
    beforeEach(async () => {
      food = await server.food(cook.groupId, { name: `food ${crypto.randomUUID()}` });
      unit = await server.unit(cook.groupId, { name: `unit ${crypto.randomUUID()}` });
    });
    const named = (fields: Record<string, unknown>): object => ({
      ...fields,
      ...(fields['food'] === true ? { food: undefined, foodId: food } : {}),
      ...(fields['unit'] === true ? { unit: undefined, unitId: unit } : {}),
    });

    it.each<[string, Record<string, unknown>, Record<string, unknown>, object | null]>([
      ['equal notes', { note: 'milk', quantity: 2 }, { note: 'milk', quantity: 1 }, { quantity: 3 }],
      ['notes in another case', { note: 'Milk' }, { note: 'milk' }, null],
      ['different notes', { note: 'a' }, { note: 'b' }, null],
      ['a note with and without a food', { note: 'a', food: true }, { note: 'a' }, null],
      [
        'a food with two notes',
        { food: true, note: 'ripe' },
        { food: true, note: 'red' },
        { note: 'ripe | red' },
      ],
      ['a food with one note', { food: true, note: '' }, { food: true, note: 'red' }, { note: 'red' }],
      ['a food with and without a unit', { food: true, unit: true }, { food: true }, null],
      ['a food and a unit', { food: true, unit: true }, { food: true, unit: true }, { quantity: 2 }],
      [
        'different labels and flags',
        { food: true, isFood: false },
        { food: true, isFood: true },
        { isFood: false },
      ],
      ['a ticked item', { note: 'a' }, { note: 'a', checked: true }, null],
      ['an item with a ticked one', { note: 'a', checked: true }, { note: 'a' }, null],
      ['a quantity of zero', { note: 'a', quantity: 3 }, { note: 'a', quantity: 0 }, { quantity: 3 }],
      ['a negative quantity', { note: 'a', quantity: 3 }, { note: 'a', quantity: -1 }, { quantity: 2 }],
      [
        'extras of both items',
        { note: 'a', extras: { x: '1', y: '1' } },
        { note: 'a', extras: { x: '2' } },
        { extras: { x: '2', y: '1' } },
      ],
      [
        'extras of the first item only',
        { note: 'a', extras: { x: '1' } },
        { note: 'a' },
        { extras: { x: '1' } },
      ],
      ['extras of the second item only', { note: 'a' }, { note: 'a', extras: { x: '1' } }, { extras: {} }],
      ['tenths', { note: 'a', quantity: 0.1 }, { note: 'a', quantity: 0.2 }, { quantity: 0.3 }],
    ])('of %s', async (_, first, second, merged) => {
      const before = await basket.one(named({ position: 7, ...first }));
      const answer = await basket.add(named(second));
      expect(answer).toMatchObject(
        merged === null
          ? { createdItems: [{}], updatedItems: [], deletedItems: [] }
          : { createdItems: [], updatedItems: [{ id: before.id, position: 7, ...merged }], deletedItems: [] },
      );
      const atOnce = await (await TestBasket.start(client)).add(named(first), named(second));
      expect(atOnce.createdItems).toMatchObject(merged === null ? [{}, {}] : [merged]);
    });

    it('of three notes keeps each note once', async () => {
      const answer = await basket.add(...['ripe', 'red', 'red'].map((note) => named({ food: true, note })));
      expect(answer.createdItems).toMatchObject([{ note: 'ripe | red', quantity: 3 }]);
    });

    it('of convertible amounts recognises units by their names', async () => {
      const gram = await server.unit(cook.groupId, { name: 'gram' });
      const kilogram = await server.unit(cook.groupId, { name: 'Kilogramm' });
      const litre = await server.unit(cook.groupId, { name: 'litre' });
      const flour = await basket.one({ foodId: food, unitId: gram, quantity: 250 });
      expect(
        (await basket.add({ foodId: food, unitId: kilogram, quantity: 0.5 })).updatedItems,
      ).toMatchObject([{ id: flour.id, unitId: gram, quantity: 750 }]);
      expect((await basket.add({ foodId: food, unitId: litre })).createdItems).toHaveLength(1);
      expect((await basket.add({ foodId: food, unitId: unit })).createdItems).toHaveLength(1);
      expect((await basket.add({ foodId: food })).createdItems).toHaveLength(1);
    });
  });

  it('a negative quantity creates nothing and is subtracted from an equal item', async () => {
    expect(await basket.add({ note: 'a', quantity: -1 })).toEqual({
      createdItems: [],
      updatedItems: [],
      deletedItems: [],
    });
    const item = await basket.one({ note: 'b', quantity: 1 });
    expect((await basket.add({ note: 'b', quantity: -2 })).deletedItems).toMatchObject([{ id: item.id }]);
    expect(await basket.notes()).toEqual([]);
  });

  it('ten different items are created, and merge into one when they become equal', async () => {
    const { createdItems } = await basket.add(...Array.from({ length: 10 }, (_, at) => ({ note: `n${at}` })));
    expect(createdItems.map(({ note }) => note)).toEqual(Array.from({ length: 10 }, (_, at) => `n${at}`));
    const answer = await basket.put(...createdItems.map((item) => ({ ...item, note: 'same', quantity: 1 })));
    expect(answer.updatedItems).toMatchObject([{ id: createdItems[0]?.id, quantity: 10 }]);
    expect(answer.deletedItems).toHaveLength(9);
    expect(await basket.notes()).toEqual([['same', 10]]);
  });

  it.each([7, 8])('of %d items every second one merges into the one before', async (count) => {
    const { createdItems } = await basket.add(
      ...Array.from({ length: count }, (_, at) => ({ note: `n${at}` })),
    );
    const answer = await basket.put(
      ...createdItems.map((item, at) => (at % 2 === 0 ? item : { ...item, note: `n${at - 1}` })),
    );
    expect(answer.updatedItems.map(({ id }) => id)).toEqual(
      createdItems.filter((_, at) => at % 2 === 0).map(({ id }) => id),
    );
    expect(answer.deletedItems).toHaveLength(Math.floor(count / 2));
  });

  it('PUT changes the sent items and merges them into equal ones', async () => {
    const [milk, bread] = [
      await basket.one({ note: 'milk', quantity: 2, position: 4 }),
      await basket.one({ note: 'bread' }),
    ];
    expect(
      (await basket.put({ id: milk.id, note: 'milk', checked: false, position: 5 })).updatedItems,
    ).toMatchObject([{ ...milk, position: 5, updatedAt: expect.any(String) }]);
    const answer = await basket.put({ id: bread.id, note: 'milk' });
    expect(answer.updatedItems).toMatchObject([{ id: milk.id, quantity: 3 }]);
    expect(answer.deletedItems).toMatchObject([{ id: bread.id }]);
    expect(await basket.notes()).toEqual([['milk', 3]]);
  });

  it('PUT compares the new fields: items that swap notes do not merge', async () => {
    const [a, b] = [await basket.one({ note: 'aa' }), await basket.one({ note: 'bb' })];
    const answer = await basket.put({ ...a, note: 'bb' }, { ...b, note: 'cc' });
    expect(answer).toMatchObject({
      updatedItems: [
        { id: a.id, note: 'bb' },
        { id: b.id, note: 'cc' },
      ],
      deletedItems: [],
    });
  });

  it('PUT uses the first of a repeated id, deletes at a negative quantity and ignores unknown ids', async () => {
    const item = await basket.one({ note: 'a' });
    await basket.put({ ...item, note: 'first' }, { ...item, note: 'second' });
    expect(await basket.notes()).toEqual([['first', 1]]);
    const nobodys = { ...item, note: 'first', id: crypto.randomUUID() };
    expect(await basket.put(nobodys)).toEqual({ createdItems: [], updatedItems: [], deletedItems: [] });
    expect(changedItems(await client.put(`${items}/${nobodys.id}`, nobodys)).updatedItems).toEqual([]);
    expect(await basket.notes()).toEqual([['first', 1]]);
    expect((await basket.put({ ...item, quantity: -1 })).deletedItems).toMatchObject([{ id: item.id }]);
    expect(await basket.notes()).toEqual([]);
  });

  it('ticking an item changes no other, and ticked items do not merge', async () => {
    const first = await basket.one({ note: 'a', checked: true });
    const second = await basket.one({ note: 'a' });
    const answer = await basket.put({ ...second, checked: true });
    expect(answer).toMatchObject({ updatedItems: [{ id: second.id, checked: true }], deletedItems: [] });
    expect((await basket.read()).listItems.map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

import type { Store } from '@hearth/contract';
import { expect, it } from 'vitest';
import { itemForTest } from '../items/item-for-test.ts';
import { buildStoreWalk, divideByStore, moveAmongAll } from './store-view.ts';

function storeForTest(id: string, fields: Partial<Store> = {}): Store {
  return { id, name: id, position: 0, foodIds: [], labelIds: [], spots: [], things: [], walks: 0, ...fields };
}

const food = (id: string, position: number) => itemForTest(id, { foodId: id, position });
const [rolls, milk, nails, salt] = [food('rolls', 0), food('milk', 1), food('nails', 2), food('salt', 3)];
const note = itemForTest('note', { position: 4 });
const items = [rolls, milk, nails, salt, note];

const market = storeForTest('market', { foodIds: ['milk', 'rolls'] });
const hardware = storeForTest('hardware', { foodIds: ['nails'] });
const bakery = storeForTest('bakery', { foodIds: ['rolls'] });
const stores = [market, hardware, bakery];

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

it('a store has its own foods, foods of no store, and items without a food', () => {
  const atMarket = divideByStore(items, { stores, store: market });
  expect(ids(atMarket.here)).toEqual(['rolls', 'milk', 'salt', 'note']);
  expect(ids(atMarket.elsewhere)).toEqual(['nails']);
  expect(ids(divideByStore(items, { stores, store: hardware }).elsewhere)).toEqual(['rolls', 'milk']);
});

it('a store that knows nothing of its order leaves the list as it is', () => {
  expect(buildStoreWalk(items, market, { labelSettings: [] })).toBeUndefined();
  const learned = { ...market, walks: 2, spots: ['salt', 'milk'], things: ['salt', 'milk'] };
  expect(buildStoreWalk([milk, salt, rolls], learned, { labelSettings: [] })).toEqual([
    'salt',
    'milk',
    'rolls',
  ]);
});

it('a move leaves hidden items where they are', () => {
  const divided = divideByStore([rolls, milk, nails, salt], { stores, store: market });
  const moves = [
    { id: 'salt', fields: { position: 0 } },
    { id: 'rolls', fields: { position: 1 } },
    { id: 'milk', fields: { position: 2 } },
  ];
  expect(moveAmongAll(moves, divided)).toEqual([
    { id: 'salt', fields: { position: 0 } },
    { id: 'rolls', fields: { position: 1 } },
    { id: 'milk', fields: { position: 3 } },
  ]);
  expect(moveAmongAll(moves, { here: divided.here, elsewhere: [] })).toEqual(moves);
});

it('a move into another label keeps its label', () => {
  const divided = divideByStore([rolls, milk, nails], { stores, store: market });
  const moves = [{ id: 'milk', fields: { position: 1, label: null } }];
  expect(moveAmongAll(moves, divided)).toEqual([{ id: 'milk', fields: { position: 1, label: null } }]);
});

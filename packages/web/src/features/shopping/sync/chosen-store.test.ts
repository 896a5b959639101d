import { expect, it } from 'vitest';
import { rememberStore } from './chosen-store.ts';

it('a list has one store, the one that was chosen last, or none', () => {
  const market = rememberStore({}, { listId: 'list', storeId: 'market' });
  expect(market).toEqual({ list: 'market' });
  expect(rememberStore(market, { listId: 'list', storeId: 'bakery' })).toEqual({ list: 'bakery' });
  expect(rememberStore(market, { listId: 'other', storeId: null })).toEqual({ list: 'market' });
  expect(rememberStore(market, { listId: 'list', storeId: null })).toEqual({});
});

it('the twenty lists that were chosen for last are remembered', () => {
  let stores = {};
  for (let list = 0; list < 25; list += 1)
    stores = rememberStore(stores, { listId: `list ${list}`, storeId: 'market' });
  stores = rememberStore(stores, { listId: 'list 5', storeId: 'bakery' });
  expect(Object.keys(stores)).toHaveLength(20);
  expect(stores).toMatchObject({ 'list 24': 'market', 'list 5': 'bakery' });
});

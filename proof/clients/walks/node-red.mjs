/** The library of Node-RED's nodes: lists read, changed and sent back whole, as flows do. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [, , folder = ''] = process.argv;
const { HouseholdsService } = createRequire(join(folder, 'package.json'))('node-mealie');
const { HEARTH_URL: baseUrl, HEARTH_USER: username, HEARTH_PASSWORD: password } = process.env;
const home = new HouseholdsService({ baseUrl, username, password });
await home.authenticate(username, password);

/** @typedef {{ id: string, display: string, checked: boolean }} Item */

const list = await home.createShoppingList({ name: 'From a flow' });
await home.createManyShoppingListItems(
  ['Milk', 'Bread'].map((note) => ({ shoppingListId: list.id, note, quantity: 1 })),
);
/** @type {{ listItems: Item[] }} */
const filled = await home.getShoppingList(list.id);
assert.deepEqual(filled.listItems.map(({ display }) => display).toSorted(), ['Bread', 'Milk']);
await home.updateManyShoppingListItems(filled.listItems.map((item) => ({ ...item, checked: true })));
const { listItems: _, ...withoutItems } = filled;
await home.updateShoppingList(list.id, { ...withoutItems, name: 'Bought' });
/** @type {{ name: string, listItems: Item[] }} */
const bought = await home.getShoppingList(list.id);
assert.deepEqual([bought.name, bought.listItems.map(({ checked }) => checked)], ['Bought', [true, true]]);
await home.deleteManyShoppingListItems(bought.listItems.map(({ id }) => id));
const emptied = await home.getShoppingList(list.id);
assert.equal(emptied.listItems.length, 0);
const cookbook = await home.createCookbook({ name: 'Soups', queryFilterString: 'createdAt > "2020-01-01"' });
assert.equal((await home.getCookbook(cookbook.id)).name, 'Soups');
await home.deleteCookbook(cookbook.id);
await home.deleteShoppingList(list.id);

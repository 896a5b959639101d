import type { Page } from 'playwright-core';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { chooseAction } from './recipe-menu.ts';
import type { Screen } from './screens.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items/create-bulk';
const stores = '/api/households/stores';

/** A list with everything a list can show, and a second one to move items to. The kitchen is furnished by then. */
export async function furnishShop(cook: ApiClient): Promise<void> {
  const { id } = (await cook.change('POST', lists, { name: 'Weekly shopping' })) as { id: string };
  await cook.change('POST', lists, { name: 'A list for the hardware store with a name of many words' });
  const { items: foods } = (await cook.get('/api/foods?perPage=30&queryFilter=labelId IS NOT NULL')).body as {
    items: { id: string }[];
  };
  const base = { shoppingListId: id };
  await cook.change('POST', items, [
    ...foods
      .slice(0, 6)
      .map((food, position) => ({ ...base, food, quantity: position + 0.5, isFood: true, position })),
    {
      ...base,
      note: 'Batteries for the remote control, the thin ones, and a bulb',
      quantity: 2,
      position: 7,
    },
    { ...base, note: 'Birthday candles', quantity: 1, checked: true, position: 8 },
    { ...base, note: 'Soap', quantity: 3, checked: true, position: 9 },
  ]);
  const { id: recipeId } = (await cook.get('/api/recipes/tomato-soup')).body as { id: string };
  await cook.change('POST', `${lists}/${id}/recipe/${recipeId}`, {});
  await furnishStores(
    cook,
    foods.map((food) => food.id),
  );
}

/** Two stores, one of which sells what the other does not. */
async function furnishStores(cook: ApiClient, [food = '']: readonly string[]): Promise<void> {
  const names = ['Market', 'Hardware store at the harbor with a name of many words'];
  for (const name of names) await cook.change('POST', stores, { name });
  const [, harbor] = (await cook.get(stores)).body as { id: string }[];
  await cook.change('PUT', `/api/foods/${food}/stores`, { storeIds: [harbor?.id] });
}

async function openLists(page: Page): Promise<void> {
  await page.goto('/shopping-lists?disableRedirect=true');
  await page.locator('[data-part="shopping-list"]').first().waitFor();
}

/** The list that has everything. */
export async function openList(page: Page): Promise<void> {
  await openLists(page);
  await page.getByRole('link', { name: 'Weekly shopping' }).click();
  await page.locator('[data-part="item"]').first().waitFor();
}

async function choose(page: Page, entry: string): Promise<void> {
  await openList(page);
  await page.locator('[data-part="list-menu"]').click();
  await page.locator(`[role="menuitem"][data-part="${entry}"]`).click();
}

async function openDialog(page: Page, entry: string): Promise<void> {
  await choose(page, entry);
  await page.locator('[role="dialog"]').waitFor();
}

const one = '/shopping-lists/{id}';

/** Screens of shopping lists. */
export const shopScreens: readonly Screen[] = [
  { row: '/shopping-lists', name: 'shopping-lists', open: openLists },
  {
    row: '/shopping-lists',
    name: 'shopping-list-create',
    open: async (page) => {
      await openLists(page);
      await page.locator('[data-part="create-list"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  { row: one, name: 'shopping-list', open: openList },
  {
    row: one,
    name: 'shopping-list-at-store',
    open: async (page) => {
      await openList(page);
      await page.locator('[data-part="at-store"] select').selectOption({ label: 'Market' });
      await page.locator('[data-part="at-store"] p button').waitFor();
    },
  },
  {
    row: '/household/stores',
    name: 'stores-page',
    open: async (page) => {
      await page.goto('/household/stores');
      await page.locator('[data-part="store"]').first().waitFor();
    },
  },
  {
    row: one,
    name: 'shopping-list-flat',
    open: async (page) => {
      await choose(page, 'view');
      await page.locator('[role="menu"]').waitFor({ state: 'detached' });
    },
  },
  {
    row: one,
    name: 'shopping-list-entry',
    open: async (page) => {
      await openList(page);
      await page.locator('[name="new-item"]').fill('2 kg f');
      await page.locator('[data-part="understood"]').waitFor();
    },
  },
  {
    row: one,
    name: 'shopping-list-item',
    open: async (page) => {
      await openList(page);
      await page.locator('[data-part="item"] [data-field="main"]').first().click();
      await page.locator('[data-part="item-editor"]').waitFor();
    },
  },
  {
    row: one,
    name: 'shopping-list-choosing',
    open: async (page) => {
      await choose(page, 'choose');
      await page.locator('[data-part="item"] input').first().check();
    },
  },
  {
    row: one,
    name: 'shopping-list-send',
    open: async (page) => {
      await choose(page, 'choose');
      await page.locator('[data-part="item"] input').first().check();
      await page.locator('[data-part="send"]').click();
      await page.locator('[role="dialog"]').waitFor();
    },
  },
  { row: one, name: 'shopping-list-recipes', open: (page) => openDialog(page, 'recipes') },
  { row: 'reorder labels', name: 'shopping-list-labels', open: (page) => openDialog(page, 'labels') },
  { row: 'list settings', name: 'shopping-list-settings', open: (page) => openDialog(page, 'settings') },
  {
    row: 'add to shopping list',
    name: 'add-to-list',
    open: async (page, place) => {
      await chooseAction(page, place, 'shoppingList');
      await page.locator('[role="dialog"] [data-part="target"]').first().click();
      await page.locator('[role="dialog"] input[type="checkbox"]').first().waitFor();
    },
  },
];

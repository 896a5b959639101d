import type { ShoppingListItemsCollectionOut, ShoppingListOut, Store } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '../harness/screens/scan.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const root = '/api/households/shopping';
const minute = 60_000;
const day = 1440 * minute;

describe('a household that shops in two stores', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  let page: Page;
  let listId: string;
  const itemIds = new Map<string, string>();
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    visitor = await stage.signedInVisitor(phone);
    ({ page } = visitor);
    ({ id: listId } = (await api.change('POST', `${root}/lists`, { name: 'Saturday' })) as ShoppingListOut);
    for (const name of ['glue', 'rye bread']) await addFood(name);
    for (const note of ['apples', 'milk', 'tea']) await add({ note });
  });
  afterAll(async () => {
    await endVisit(visitor);
    await stage.close();
  });

  async function add(fields: { note?: string; foodId?: string; isFood?: boolean }, name = fields.note ?? '') {
    const position = itemIds.size;
    const { createdItems } = (await api.change('POST', `${root}/items`, {
      shoppingListId: listId,
      position,
      quantity: 0,
      ...fields,
    })) as ShoppingListItemsCollectionOut;
    itemIds.set(name, createdItems[0]?.id ?? '');
  }

  async function addFood(name: string) {
    const { id: foodId } = (await api.change('POST', '/api/foods', { name })) as { id: string };
    await add({ foodId, isFood: true }, name);
  }

  const dialog = () => page.getByRole('dialog');
  const place = () => page.getByLabel('I’m at');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const names = async () =>
    (await page.locator('[data-part="item"]').allInnerTexts()).map((text) => text.split('\n')[0]);
  const readStores = async () => (await api.get('/api/households/stores')).body as Store[];

  it('names them', async () => {
    await page.goto(`/shopping-lists/${listId}`);
    await box('apples').waitFor();
    expect(await page.locator('[data-part="at-store"]').count()).toBe(0);
    await page.locator('[data-part="list-menu"]').tap();
    await page.getByRole('menuitem', { name: 'Stores' }).tap();
    await page.getByText('No stores yet').waitFor();
    for (const name of ['Market', 'Hardware']) {
      await page.getByRole('button', { name: 'Add a store' }).tap();
      await dialog().getByLabel('Name').fill(name);
      await dialog().getByRole('button', { name: 'Save' }).tap();
      await page.locator('[data-part="store"]', { hasText: name }).waitFor();
    }
    await page.getByRole('button', { name: 'Add a store' }).tap();
    await dialog().getByLabel('Name').fill('MARKET');
    await dialog().getByRole('button', { name: 'Save' }).tap();
    await page.getByText('This name is already taken').first().waitFor();
    await page.keyboard.press('Escape');
    await scan(page, 'stores');
    expect((await readStores()).map(({ name }) => name)).toEqual(['Market', 'Hardware']);
  });

  it('says where things are sold, and sees what is sold where it is', async () => {
    await page.goto(`/shopping-lists/${listId}`);
    for (const [food, store] of [
      ['glue', 'Hardware'],
      ['rye bread', 'Market'],
    ]) {
      await page.getByRole('button', { name: `Actions for ${food}` }).tap();
      await page.getByRole('menuitem', { name: 'Sold at …' }).tap();
      await dialog()
        .getByLabel(store ?? '')
        .check();
      if (store === 'Market') await scan(page, 'sold-at-dialog');
      await dialog().getByRole('button', { name: 'Save' }).tap();
      await dialog().waitFor({ state: 'detached' });
    }
    await place().selectOption({ label: 'Market' });
    await expect.poll(names, patience).toEqual(['rye bread', 'apples', 'milk', 'tea']);
    await page.getByText('1 item is sold elsewhere').waitFor();
    await scan(page, 'shopping-list-at-store');
    await page.getByRole('button', { name: 'Show', exact: true }).tap();
    await expect.poll(names, patience).toEqual(['glue', 'rye bread', 'apples', 'milk', 'tea']);
    await page.getByRole('button', { name: 'Hide', exact: true }).tap();
    await expect.poll(names, patience).toEqual(['rye bread', 'apples', 'milk', 'tea']);
    await place().selectOption({ label: 'Anywhere' });
    await expect.poll(names, patience).toEqual(['glue', 'rye bread', 'apples', 'milk', 'tea']);
  });

  it('has the list in the order in which it walked through the store', async () => {
    await place().selectOption({ label: 'Market' });
    const begun = Date.now() - day;
    for (const [at, name] of ['tea', 'apples', 'rye bread', 'milk'].entries()) {
      await page.clock.setFixedTime(begun + at * minute);
      await box(name).check();
    }
    const learned = async () => (await readStores())[0]?.walks;
    await expect.poll(learned, patience).toBe(1);
    await page.clock.setSystemTime(Date.now());
    for (const id of itemIds.values()) await api.change('PATCH', `${root}/items/${id}`, { checked: false });
    await page.reload();
    await expect.poll(names, patience).toEqual(['tea', 'apples', 'rye bread', 'milk']);
    await page.getByRole('button', { name: 'Store’s order' }).tap();
    await expect.poll(names, patience).toEqual(['rye bread', 'apples', 'milk', 'tea']);
    await page.getByRole('button', { name: 'Store’s order' }).tap();
  });

  it('has all of it without a network, and what it ticks there counts', async () => {
    const { context } = visitor;
    const isKept = () =>
      page.evaluate(
        async (paths) => {
          const answers = await caches.open('hearth-answers');
          const found = await Promise.all(paths.map((path) => answers.match(path)));
          return (
            found.every((answer) => answer !== undefined) &&
            (await caches.match('/shopping-lists')) !== undefined
          );
        },
        ['/api/households/stores', `${root}/lists/${listId}`],
      );
    // A page that was open before its service worker keeps nothing.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect.poll(names, patience).toEqual(['tea', 'apples', 'rye bread', 'milk']);
    await place().selectOption({ label: 'Hardware' });
    await expect.poll(names, patience).toEqual(['glue', 'apples', 'milk', 'tea']);
    const begun = Date.now() - day / 2;
    for (const [at, name] of ['milk', 'glue', 'apples'].entries()) {
      await page.clock.setFixedTime(begun + at * minute);
      await box(name).check();
    }
    await page.clock.setSystemTime(Date.now());
    await context.setOffline(false);
    const learned = async () => (await readStores()).map(({ walks }) => walks);
    await expect.poll(learned, { timeout: 30_000 }).toEqual([1, 1]);
  });

  it('mends what was learned, and takes a store away', async () => {
    await page.goto('/household/stores');
    const store = page.locator('[data-part="store"]', { hasText: 'Market' });
    await store.getByText('1 food · learned from 1 visit').waitFor();
    await store.getByRole('button', { name: 'Actions for Market' }).tap();
    await page.getByRole('menuitem', { name: 'Reset learned order' }).tap();
    await dialog().getByRole('button', { name: 'Reset' }).tap();
    await store.getByText('no order learned yet').waitFor();
    await store.getByRole('button', { name: 'Actions for Market' }).tap();
    await page.getByRole('menuitem', { name: 'Label order' }).tap();
    await dialog().getByText('Labels at Market').waitFor();
    await scan(page, 'store-labels-dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for Hardware' }).tap();
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await dialog().getByText('count as sold everywhere').waitFor();
    await dialog().getByRole('button', { name: 'Delete' }).tap();
    await expect.poll(async () => (await readStores()).map(({ name }) => name), patience).toEqual(['Market']);
    await page.goto(`/shopping-lists/${listId}`);
    await place().selectOption({ label: 'Market' });
    await box('tea').waitFor();
    expect(await page.getByText('sold elsewhere').count()).toBe(0);
  });
});

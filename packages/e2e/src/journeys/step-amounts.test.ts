import type { ShoppingListOut } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';

const readId = (made: unknown) => (made as { id: string }).id;

describe('amounts of a list', () => {
  let stage: Stage;
  let api: ApiClient;
  let unitId: string;
  let listId: string;
  let visitor: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    unitId = readId(await api.change('POST', '/api/units', { name: 'kilogram' }));
  });
  afterAll(() => stage.close());

  beforeEach(async () => {
    const id = readId(await api.change('POST', lists, { name: 'Market' }));
    listId = id;
    await api.change('POST', items, { shoppingListId: id, note: 'flour', quantity: 1, unitId, isFood: true });
    await api.change('POST', items, { shoppingListId: id, note: 'batteries', quantity: 1 });
  });
  afterEach(() => endVisit(visitor));

  const stored = async (note: string) => {
    const { listItems } = (await api.get(`${lists}/${listId}`)).body as ShoppingListOut;
    return listItems.find((one) => one.note === note)?.quantity;
  };
  const row = (page: Page, text: string) => page.locator('[data-part="item"]').filter({ hasText: text });

  it('are stepped on a phone after a touch of the amount, and quick taps become one change', async () => {
    visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    let changes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/shopping/changes')) changes += 1;
    });
    await page.goto(`/shopping-lists/${listId}`);
    const flour = row(page, 'flour');
    const more = flour.getByRole('button', { name: 'More: flour' });
    await flour.waitFor();
    expect(await more.isVisible()).toBe(false);
    await flour.locator('strong').tap();
    for (let at = 0; at < 3; at += 1) await more.tap();
    await flour.getByRole('button', { name: 'Less: flour' }).tap();
    await expect.poll(() => flour.innerText(), patience).toContain('2 kilogram');
    await expect.poll(() => stored('flour'), patience).toBe(2);
    expect(changes).toBe(1);
    expect(await flour.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => more.isVisible(), patience).toBe(false);
  });

  it('are found in the menu of a row on a phone, where a text says no amount', async () => {
    visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(`/shopping-lists/${listId}`);
    const batteries = row(page, 'batteries');
    await batteries.getByRole('button', { name: 'Actions for batteries' }).tap();
    await page.getByRole('menuitem', { name: 'Change amount' }).tap();
    await batteries.getByRole('button', { name: 'More: batteries' }).tap();
    await expect.poll(() => batteries.innerText(), patience).toContain('2 batteries');
    await expect.poll(() => stored('batteries'), patience).toBe(2);
  });

  it('are stepped with + and - by the keyboard, and without a network', async () => {
    visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`/shopping-lists/${listId}`);
    const flour = row(page, 'flour');
    await flour.getByRole('checkbox').focus();
    await page.context().setOffline(true);
    await page.keyboard.press('+');
    await expect.poll(() => flour.innerText(), patience).toContain('1 ½');
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => flour.innerText(), patience).toContain('¾');
    await page.context().setOffline(false);
    await expect.poll(() => stored('flour'), { timeout: 60_000 }).toBe(0.75);
  });
});

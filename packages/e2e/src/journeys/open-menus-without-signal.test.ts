import type { ShoppingListOut } from '@hearth/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';

describe('an open list without signal and without a service worker', () => {
  let stage: Stage;
  let listId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    listId = ((await api.change('POST', lists, { name: 'Market' })) as ShoppingListOut).id;
    await api.change('POST', items, { shoppingListId: listId, note: 'leeks' });
  });
  afterAll(() => stage.close());

  it('opens its menu, its dialogs, the menu of a row and the editor', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page, context } = visitor;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto(`/shopping-lists/${listId}`);
    const row = page.locator('[data-part="item"]').filter({ hasText: 'leeks' });
    await row.waitFor();
    await page.waitForLoadState('networkidle');
    // Idle code comes once the page has been quiet.
    await page.waitForTimeout(2000);
    await context.setOffline(true);

    await page.getByRole('button', { name: 'List actions' }).tap();
    await page.getByRole('menuitem', { name: 'Settings' }).tap();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for leeks' }).tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    await page.locator('[data-part="item-editor"]').getByLabel('Amount').fill('3');
    await page.locator('[data-part="item-editor"]').getByRole('button', { name: 'Save' }).tap();
    await expect.poll(() => row.innerText(), patience).toContain('3 leeks');
    await endVisit(visitor);
  });

  it('stays when the code of its menu has not arrived', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.addInitScript(() => Reflect.set(globalThis, 'requestIdleCallback', () => 0));
    await page.goto(`/shopping-lists/${listId}`);
    const row = page.locator('[data-part="item"]').filter({ hasText: 'leeks' });
    await row.waitFor();
    await page.waitForLoadState('networkidle');
    await visitor.context.setOffline(true);
    await page.getByRole('button', { name: 'List actions' }).tap();
    await page.getByText('This couldn’t be loaded.').waitFor();
    await row.getByRole('checkbox').tap();
    await expect.poll(() => row.getByRole('checkbox').isChecked(), patience).toBe(true);
    visitor.problems.length = 0;
    await endVisit(visitor);
  });
});

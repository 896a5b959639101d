import type { ShoppingListOut, ShoppingListSummary } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
const overview = '/shopping-lists?disableRedirect=true';
/** The outbox waits longer and longer while it has no connection. */
const afterwards = { timeout: 60_000 };

describe('lists without signal', () => {
  let stage: Stage;
  let api: ApiClient;
  let ada: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await api.change('POST', '/api/groups/labels', { name: 'Dairy', color: '#225588' });
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    for (const { id } of await read()) await api.change('DELETE', `${lists}/${id}`);
    await api.change('POST', lists, { name: 'Baker' });
    ada = await stage.signedInVisitor({ width: 390, height: 844 });
  });

  const read = async () =>
    ((await api.get(`${lists}?page=1&perPage=-1`)).body as { items: ShoppingListSummary[] }).items;
  const names = async () => (await read()).map(({ name }) => name).toSorted();
  const card = (page: Page, name: string) =>
    page.locator('[data-part="shopping-list"]').filter({ hasText: name });
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

  /** The overview, kept by the browser with all lists. */
  async function open({ page }: Visitor): Promise<void> {
    await page.goto(overview);
    await card(page, 'Baker').waitFor();
    await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
  }

  async function choose(page: Page, name: string, entry: string): Promise<void> {
    await card(page, name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  }

  async function write(page: Page, button: string, name: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async function put(page: Page, thing: string): Promise<void> {
    const field = page.getByLabel('New item');
    await field.fill(thing);
    await field.press('Enter');
    await expect.poll(() => field.inputValue(), patience).toBe('');
  }

  it('one is begun, filled and named, survives a start, and is there once when the signal is back', async () => {
    const { page, context } = ada;
    await open(ada);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'New list' }).click();
    await write(page, 'Create', 'Market');
    await page.getByRole('heading', { name: 'Market', level: 1 }).waitFor();
    await put(page, 'leek');
    await put(page, '2 l milk');
    await box(page, 'leek').check();
    await scan(page, 'list-begun-offline');
    await page.getByRole('link', { name: 'All lists' }).click();
    await choose(page, 'Market', 'Rename');
    await write(page, 'Save', 'Weekly market');
    await card(page, 'Weekly market').waitFor();
    await page.getByText('5 changes are saved on this device').waitFor();
    await scan(page, 'lists-offline');

    await page.reload();
    await card(page, 'Weekly market').getByRole('link').click();
    await page.getByText('milk').waitFor();
    expect(await names()).toEqual(['Baker']);

    await context.setOffline(false);
    await expect.poll(names, afterwards).toEqual(['Baker', 'Weekly market']);
    const made = (await read()).find(({ name }) => name === 'Weekly market');
    const content = async () => {
      const { listItems } = (await api.get(`${lists}/${made?.id}`)).body as ShoppingListOut;
      return listItems.map(({ display, checked }) => `${display} ${checked}`).toSorted();
    };
    await expect.poll(content, patience).toEqual(['2 l milk false', 'leek true']);
    await page.getByText('are saved on this device').waitFor({ state: 'detached' });
    await page.getByText('milk').waitFor();
    expect(page.url()).toContain(made?.id);
    expect(made?.labelSettings).toHaveLength(1);
    await page.goto(overview);
    await card(page, 'Weekly market').waitFor();
    expect(await page.locator('[data-part="shopping-list"]').count()).toBe(2);
    await endVisit(ada);
  });

  it('a deleted one stays deleted, except for items that another user added meanwhile', async () => {
    const { page, context } = ada;
    const { id } = (await api.change('POST', lists, { name: 'Butcher' })) as ShoppingListOut;
    await api.change('POST', items, { shoppingListId: id, note: 'sausages' });
    await open(ada);
    await card(page, 'Butcher').waitFor();
    await context.setOffline(true);
    for (const name of ['Baker', 'Butcher']) {
      await choose(page, name, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await card(page, name).waitFor({ state: 'detached' });
    }
    await api.change('POST', items, { shoppingListId: id, note: 'eggs' });
    await page.reload();
    await page.getByText('2 changes are saved on this device').waitFor();
    expect(await page.locator('[data-part="shopping-list"]').count()).toBe(0);
    await context.setOffline(false);
    await expect.poll(names, afterwards).toEqual(['Butcher']);
    await card(page, 'Butcher').getByRole('link').click();
    await box(page, 'eggs').waitFor();
    expect(await page.getByText('sausages').count()).toBe(0);
    await endVisit(ada);
  });
});

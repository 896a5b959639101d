import type { ShoppingListOut } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';

describe('a shop without signal', () => {
  let stage: Stage;
  let api: ApiClient;
  let ada: Visitor;
  let listId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    ada = await stage.signedInVisitor();
  });
  afterAll(() => stage.close());

  const rows = (page: Page) => page.locator('[data-part="item"]');
  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
  const read = async () => (await api.get(`${lists}/${listId}`)).body as ShoppingListOut;

  /** A new list with so many things, open in the page. */
  async function open(page: Page, count: number): Promise<void> {
    ({ id: listId } = (await api.change('POST', lists, { name: 'Market' })) as ShoppingListOut);
    const things = Array.from({ length: count }, (_, at) => ({
      shoppingListId: listId,
      note: `thing ${at}`,
      position: at,
    }));
    await api.change('POST', `${items}/create-bulk`, things);
    await page.goto(`/shopping-lists/${listId}`);
    await box(page, 'thing 0').waitFor();
  }

  /** The page and its data are cached by the browser. */
  async function kept(page: Page): Promise<void> {
    const isKept = () =>
      page.evaluate(async (path) => {
        const answers = await caches.open('hearth-answers');
        return (
          (await answers.match(path)) !== undefined && (await caches.match('/shopping-lists')) !== undefined
        );
      }, `${lists}/${listId}`);
    await expect.poll(isKept, patience).toBe(true);
  }

  it('two users of one list see each other’s ticks', async () => {
    await open(ada.page, 3);
    const ben = await stage.signedInVisitor();
    await ben.page.goto(`/shopping-lists/${listId}`);
    await box(ben.page, 'thing 1').waitFor();
    // Without the stream the change would come with the next question, which is five seconds away.
    await ada.page.waitForTimeout(1500);
    await box(ada.page, 'thing 1').check();
    await ben.page.locator('[data-ticked]').getByText('thing 1').waitFor({ timeout: 2000 });
    await box(ben.page, 'thing 2').check();
    await ada.page.locator('[data-ticked]').getByText('thing 2').waitFor({ timeout: 2000 });
    expect((await read()).listItems.map(({ checked }) => checked)).toEqual([false, true, true]);
    await endVisit(ben);
  });

  it('in a long list a thing is dragged to where it belongs', async () => {
    const { page } = ada;
    await open(page, 60);
    const handle = async (name: string) => {
      const row = rows(page).filter({ has: box(page, name) });
      const place = await row.locator('[data-drag-handle]').boundingBox();
      if (place === null) throw new Error(`${name} has no handle`);
      return { x: place.x + 10, y: place.y + 20 };
    };
    await box(page, 'thing 25').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const [from, to] = [await handle('thing 23'), await handle('thing 27')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 6, { steps: 8 });
    await page.mouse.up();
    const around = async () =>
      (await read()).listItems.toSorted((a, b) => a.position - b.position).slice(22, 29);
    await expect
      .poll(async () => (await around()).map(({ note }) => note), patience)
      .toEqual([22, 24, 25, 26, 27, 23, 28].map((at) => `thing ${at}`));
  });

  it('a list that was opened a moment ago starts without signal', async () => {
    const { page, context } = ada;
    await open(page, 3);
    await kept(page);
    // What earlier pages have fetched in idle time is gone: this page came with who is signed in.
    await page.evaluate(
      async () => void (await (await caches.open('hearth-answers')).delete('/api/users/self')),
    );
    await page.reload();
    await box(page, 'thing 0').waitFor();
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => box(page, 'thing 2').isVisible(), patience).toBe(true);
    await context.setOffline(false);
  });

  it('two hundred changes without signal, a start in between, and all is there once', async () => {
    const { page, context } = ada;
    await open(page, 150);
    await kept(page);
    await context.setOffline(true);
    const field = page.getByLabel('New item');
    for (let at = 0; at < 50; at += 1) {
      await field.fill(`1 added ${at}`);
      await field.press('Enter');
      await expect.poll(() => field.inputValue(), patience).toBe('');
    }
    for (let at = 0; at < 150; at += 1) await box(page, `thing ${at}`).check();
    await page.getByText('200 changes are saved on this device').waitFor();
    await scan(page, 'shopping-list-offline');

    await page.reload();
    await page.getByText('200 changes are saved on this device').waitFor();
    await page.getByText('added 49').first().waitFor();
    await expect.poll(() => rows(page).count(), patience).toBe(50);
    expect((await read()).listItems.filter(({ checked }) => checked)).toEqual([]);

    await context.setOffline(false);
    await expect
      .poll(async () => (await read()).listItems.filter(({ checked }) => checked).length, { timeout: 60_000 })
      .toBe(150);
    await expect.poll(async () => (await read()).listItems.length, patience).toBe(200);
    await page.getByText('are saved on this device').waitFor({ state: 'detached' });
    const names = (await read()).listItems.map(({ note, food }) => food?.name ?? note);
    expect(new Set(names).size).toBe(200);
  });

  it('the app starts without signal, with a list of five hundred', async () => {
    const { page, context } = ada;
    await open(page, 500);
    await kept(page);
    await page.close();
    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto(`/shopping-lists/${listId}`);
    await box(next, 'thing 0').check();
    await next.getByText('One change is saved on this device').waitFor();
    await next
      .locator('[data-part="item"]')
      .filter({ hasText: 'thing 0' })
      .getByText('Not sent yet')
      .waitFor();
    await context.setOffline(false);
    await expect
      .poll(async () => (await read()).listItems.filter(({ checked }) => checked).length, { timeout: 60_000 })
      .toBe(1);
  });

  it('cached responses are not kept for the next user', async () => {
    const [page] = ada.context.pages();
    if (page === undefined) throw new Error('no page is open');
    await page.goto('/shopping-lists?disableRedirect=true');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate(async () => (await caches.keys()).includes('hearth-answers'))).toBe(false);
  });
});

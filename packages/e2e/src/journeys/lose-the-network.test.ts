import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, phone, type Visitor } from '../harness/stage/browser.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const unreached = 'The server cannot be reached. Check your connection and try again.';

describe('a user who loses the network', () => {
  let stage: Stage;
  let visitor: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    await api.cook('Soup', {});
    await api.cook('Cake', {});
  });
  beforeEach(async () => {
    visitor = await stage.signedInVisitor(phone);
    await openLists(visitor.page);
  });
  afterEach(() => endVisit(visitor));
  afterAll(() => stage.close());

  it.each(['/user/profile', '/g/home/r/cake', '/group/data/foods'])(
    'is told at %s, and goes on from there',
    async (path) => {
      const { page, context } = visitor;
      await context.setOffline(true);
      await page.goto(path);
      await page.getByText(unreached).waitFor();
      await scan(page, `unreached-${path.split('/').at(-1) ?? ''}`);
      await context.setOffline(false);
      const retry = page.getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click().catch(() => undefined);
      await page.getByText(unreached).waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );

  it('keeps the shown page, and reads why more cannot be loaded', async () => {
    const { page, context } = visitor;
    await page.goto('/g/home');
    await page.getByRole('link', { name: 'Soup' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Cake' }).first().click();
    await page.getByText(unreached).waitFor();
    expect(new URL(page.url()).pathname).toBe('/g/home/r/cake');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Shopping' })
      .filter({ visible: true })
      .click();
    await page.getByRole('heading', { name: 'Shopping lists', level: 1 }).waitFor();
  });
});

describe('a user who has never opened the lists', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    await api.cook('Soup', {});
    await api.change('POST', '/api/households/shopping/lists', { name: 'Weekly' });
  });
  afterAll(() => stage.close());

  it('finds lists and plan on the device when the network is gone', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page, context } = visitor;
    await page.goto('/g/home');
    await page.getByRole('link', { name: 'Soup' }).first().waitFor();
    await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByText('Weekly').first().waitFor();
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain(
      'Figtree',
    );
    await scan(page, 'offline-start-without-a-visit');
    await page.goto('/household/mealplan/planner/view');
    await page.getByRole('heading', { level: 1, name: 'Plan' }).waitFor();
    expect(await page.getByText(unreached).count()).toBe(0);
    await endVisit(visitor);
  });

  it('sees the error page of the app where a page is not there, before there is a worker', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page, context } = visitor;
    await page.goto('/g/home');
    await page.getByRole('link', { name: 'Soup' }).first().waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
    await context.setOffline(true);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Shopping' })
      .filter({ visible: true })
      .click();
    await page.getByText(unreached).waitFor();
    const retry = page.getByRole('button', { name: 'Retry' });
    const { height = 0 } = (await retry.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await scan(page, 'unreached-without-a-worker');
    // Alone with its code it looks for the network by itself as well.
    await context.setOffline(false);
    await retry.click().catch(() => undefined);
    // The only list opens by itself.
    await page.getByRole('heading', { level: 1, name: 'Weekly' }).waitFor();
    await endVisit(visitor);
  });
});

/** Opens the lists, and waits until the browser has cached their data. */
async function openLists(page: Page): Promise<void> {
  await page.goto('/shopping-lists');
  await page.getByRole('heading', { name: 'Shopping lists', level: 1 }).waitFor();
  await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
}

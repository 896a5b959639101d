import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit, phone, type Visitor } from '../harness/browser.ts';
import { isPrefetched } from '../harness/prefetched.ts';
import { scan } from '../harness/scan.ts';
import { Stage } from '../harness/stage.ts';

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

/** Opens the lists, and waits until the browser has cached their data. */
async function openLists(page: Page): Promise<void> {
  await page.goto('/shopping-lists');
  await page.getByRole('heading', { name: 'Shopping lists', level: 1 }).waitFor();
  await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
}

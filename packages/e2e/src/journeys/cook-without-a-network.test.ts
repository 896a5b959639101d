import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const unreached = /cannot be reached/;

describe('a kitchen without a network', () => {
  let stage: Stage;
  let api: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    const step = { id: null, title: '', text: 'Boil for 10 minutes.', ingredientReferences: [] };
    const recipeIngredient = [{ note: '2 leeks' }, { note: '1 l water' }];
    await api.cook('Leek soup', { recipeIngredient, recipeInstructions: [step], recipeServings: 4 });
    await api.cook('Käsekuchen', { recipeInstructions: [step] });
    await api.cook('Never opened', { recipeInstructions: [step] });
  });
  afterAll(() => stage.close());

  it('cooks, rates, edits and plans from a cold start, and nothing is lost', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page, context } = visitor;
    await keep(page);
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('link', { name: 'Leek soup' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Never opened' }).count()).toBe(0);
    await page.getByText('Offline: only recipes on this device').waitFor();
    await scan(page, 'library-without-a-network');
    await page.goto('/g/home?search=kasekuchen');
    await page.getByRole('link', { name: 'Käsekuchen' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Leek soup' }).count()).toBe(0);

    await page.goto('/g/home/r/leek-soup');
    await page.getByRole('heading', { level: 1, name: 'Leek soup' }).waitFor();
    await page.getByText('2 leeks').filter({ visible: true }).first().waitFor();
    await scan(page, 'recipe-without-a-network');
    await page.goto('/g/home/r/leek-soup?cook=1');
    await page.getByText('Boil for').filter({ visible: true }).first().waitFor();
    expect(await page.getByText(unreached).count()).toBe(0);

    await page.goto('/g/home/r/leek-soup');
    await rate(page);
    await page.getByRole('button', { name: 'Plan', exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/household/mealplan/planner');
    await page.getByText('Leek soup').first().waitFor();
    await page.goto('/g/home/r/leek-soup?edit=true');
    await page.locator('[name="name"]').fill('Leek soup with cheese');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Leek soup with cheese' }).waitFor();

    await context.setOffline(false);
    await expect
      .poll(
        async () => ((await api.get('/api/recipes/leek-soup-with-cheese')).body as { name?: string }).name,
        {
          timeout: 20_000,
        },
      )
      .toBe('Leek soup with cheese');
    await expect
      .poll(
        async () => ((await api.get('/api/users/self/ratings')).body as { ratings: unknown[] }).ratings,
        patience,
      )
      .toMatchObject([{ rating: 4 }]);
    const plan = (await api.get('/api/households/mealplans')).body as { items: unknown[] };
    expect(plan.items).toMatchObject([{ recipe: { slug: 'leek-soup-with-cheese' } }]);
    await endVisit(visitor);
  });
});

/** Opens two recipes, and waits until they are on the device. */
async function keep(page: Page): Promise<void> {
  let expected = 1;
  await page.goto('/shopping-lists');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
  for (const slug of ['leek-soup', 'kasekuchen']) {
    await page.goto(`/g/home/r/${slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => countKept(page), { timeout: 30_000 }).toBe(expected);
    expected += 1;
  }
  // Ratings come with the pages, and only then for the device.
  await expect.poll(() => isPrefetched(page, '/kept-recipes'), { timeout: 30_000 }).toBe(true);
}

async function rate(page: Page): Promise<void> {
  const star = page.getByRole('group', { name: 'Your rating' }).getByRole('button', { name: '4 stars' });
  await star.press('Enter');
  await expect.poll(() => star.getAttribute('aria-pressed'), patience).toBe('true');
}

/** How many recipes the browser keeps. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const settle = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.addEventListener('success', resolve);
        request.addEventListener('error', resolve);
      });
    // Opening a database makes it, without the store that the app gives a new one.
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'hearth-kept-rows')) return 0;
    const opening = indexedDB.open('hearth-kept-rows');
    await settle(opening);
    const database = opening.result;
    if (!database.objectStoreNames.contains('rows')) return 0;
    const counting = database.transaction('rows').objectStore('rows').count();
    await settle(counting);
    return counting.result;
  });
}

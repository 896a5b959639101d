import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit } from '../harness/stage/browser.ts';
import { type KitchenSite, startKitchenSite } from '../harness/services/kitchen-site.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const base = '/g/home/r/create';
/** Pages are read in a worker, so they may wait for other work of the machine. */
const importing = { timeout: 60_000 };

/** Goes on to the recipe that has just been imported. */
async function openImported(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Imported' }).getByRole('link', { name: 'Open' }).click(importing);
}

describe('a cook who meets recipes again', () => {
  let site: KitchenSite;
  let address: string;
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    site = await startKitchenSite();
    ({ address } = site);
    stage = await Stage.open({ env: site.env });
    cook = await stage.apiClient();
  });
  afterAll(async () => {
    await stage.close();
    await site.stop();
  });

  it('tests what Hearth finds on a page, as a tree or as code, and then imports it', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`${base}/url`);
    await page.getByRole('link', { name: 'Test a page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Test a page' }).waitFor();
    await page.locator('[name="url"]').fill(`Look: ${address}/test-dish`);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    const result = page.getByRole('region', { name: 'Found on this page' });
    await result.getByText('Dish test-dish').waitFor(importing);
    await scan(page, 'create-debug');
    await result.getByText('recipeIngredient').click();
    await result.getByText('1 leek').waitFor({ state: 'hidden' });
    await result.getByText('Code', { exact: true }).click();
    await result.getByText('"@type": "Recipe"').waitFor();
    await scan(page, 'create-debug-code');
    await result.getByText('Sources', { exact: true }).click();
    await result.getByText('From the page’s recipe data (JSON-LD)').first().waitFor();
    await scan(page, 'create-debug-origins');
    await result.getByText('Tree', { exact: true }).click();
    expect((await cook.get('/api/recipes/dish-test-dish')).status).toBe(404);

    const ai = page.getByRole('switch', { name: 'Let the AI service read the page' });
    await ai.check();
    await page.locator('[name="url"]').fill(`${address}/nothing`);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText('No recipe found on this page').waitFor(importing);
    await ai.uncheck();
    await page.locator('[name="url"]').fill(`${address}/test-dish`);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await result.getByText('Dish test-dish').waitFor(importing);
    await result.getByRole('link', { name: 'Import this page' }).click();
    await page.getByRole('button', { name: 'Import the recipe' }).click();
    await openImported(page);
    await page.waitForURL(/\/r\/dish-test-dish$/);
    await endVisit(visitor);
  });

  it('plans the new recipe for tonight, puts it on the list, and sees where each part comes from', async () => {
    await cook.change('POST', '/api/households/shopping/lists', { name: 'Week' });
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`${base}/url`);
    await page.locator('[name="incoming"]').fill(`${address}/waffles-on-sunday`);
    await page.keyboard.press('Enter');
    const imported = page.getByRole('region', { name: 'Imported' });
    await imported.getByRole('button', { name: 'Tonight' }).click(importing);
    await imported.getByRole('link', { name: 'Planned for tonight' }).waitFor();
    await imported.getByText('Where each part comes from').click();
    const ingredients = imported.getByRole('listitem').filter({ hasText: 'Ingredients' });
    await ingredients.getByText('1 leek').waitFor();
    expect(await ingredients.innerText()).toMatch(/recipe data \(JSON-LD\)$/);
    await scan(page, 'create-url-imported');
    await imported.getByRole('button', { name: 'On the list' }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    await page.keyboard.press('Escape');
    const { body } = await cook.get('/api/households/mealplans/today');
    expect(body).toMatchObject([{ entryType: 'dinner', recipe: { name: 'Dish waffles-on-sunday' } }]);
    await imported.getByRole('link', { name: 'Open' }).click();
    await page.waitForURL(/\/r\/dish-waffles-on-sunday$/);
    await endVisit(visitor);
  });

  it('takes an import back before it is through, and keeps what was typed', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/api/recipes/create/page', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`${base}/url`);
    await page.locator('[name="incoming"]').fill(`${address}/never`);
    await page.keyboard.press('Enter');
    await page.locator('[data-part="import-progress"]').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Import the recipe' }).waitFor();
    expect(await page.locator('[name="incoming"]').inputValue()).toBe(`${address}/never`);
    send();
    await endVisit(visitor);
  });

  it('finds the way to an import in the search, for a link and for a pasted recipe', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('textbox', { name: 'Search these recipes' }).fill(`${address}/from-search`);
    await page.getByRole('link', { name: 'Import this recipe' }).click();
    await page.waitForURL(/create\/url\?recipe_import_url=/);
    expect(await page.locator('[name="incoming"]').inputValue()).toBe(`${address}/from-search`);
    await page.goto('/g/home/cookbooks');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('dialog').locator('input').fill('a.example/1');
    await page.getByRole('dialog').getByRole('link', { name: 'Import this recipe' }).click();
    await page.locator('[name="incoming"]').waitFor();
    await endVisit(visitor);
  });

  it('is told of a recipe that came from the same page, and updates it or keeps both', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    const importLeeks = async (query = '') => {
      await page.goto(`${base}/url`);
      await page.locator('[name="incoming"]').fill(`${address}/leeks${query}`);
      await page.getByRole('button', { name: 'Import the recipe' }).click();
    };
    await importLeeks();
    await openImported(page);
    await page.waitForURL(/\/r\/dish-leeks$/);
    await page.getByText('120').first().waitFor();
    await page.locator('main').getByRole('link', { name: 'Vegetables' }).waitFor();
    await cook.change('PATCH', '/api/recipes/dish-leeks', { name: 'Our leeks', recipeIngredient: [] });

    await importLeeks('?utm_source=mail');
    const known = page.getByRole('region', { name: 'You already have this recipe' });
    await known.getByRole('link', { name: 'Open' }).waitFor(importing);
    await scan(page, 'create-url-known');
    await known.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL(/\/r\/our-leeks$/, importing);
    await page.getByText('1 leek').first().waitFor();
    const { body } = await cook.get('/api/recipes/our-leeks');
    expect(body).toMatchObject({
      name: 'Our leeks',
      recipeIngredient: [{ quantity: 1, food: { name: 'leek' }, originalText: '1 leek' }],
    });

    await importLeeks();
    await known.getByRole('button', { name: 'Import as another recipe' }).click();
    await openImported(page);
    await page.waitForURL(/\/r\/dish-leeks$/);
    await importLeeks();
    await page.getByRole('region', { name: 'You already have 2 recipes from this page' }).waitFor(importing);
    await endVisit(visitor);
  });

  it('is told of a recipe that is much like a pasted one, updates it, and takes that back', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    const text = (...more: string[]) => [
      'Plum jam',
      'Ingredients',
      '1 kg plums',
      '500 g sugar',
      '1 stick cinnamon',
      ...more,
      'Method',
      'Boil.',
    ];
    const paste = async (lines: readonly string[]) => {
      await page.goto(`${base}/html`);
      await page.locator('[name="incoming"]').fill(lines.join('\n'));
      await page.getByRole('button', { name: 'Read the text as a recipe' }).click();
    };
    await paste(text());
    await openImported(page);
    await page.waitForURL(/\/r\/plum-jam$/);
    await cook.change('PATCH', '/api/recipes/plum-jam', { notes: [{ title: 'Ours', text: 'Label it' }] });

    await paste(text('2 cloves'));
    const known = page.getByRole('region', { name: 'You may already have this recipe' });
    await known.getByText('Plum jam').first().waitFor(importing);
    await scan(page, 'create-html-known');
    await known.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL(/\/r\/plum-jam$/, importing);
    await page.getByText('2 cloves').first().waitFor();
    const jam = async () => (await cook.get('/api/recipes/plum-jam')).body;
    expect(await jam()).toMatchObject({ notes: [{ title: 'Ours' }] });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 cloves').first().waitFor({ state: 'detached' });
    expect(await jam()).toMatchObject({ notes: [{ title: 'Ours' }], recipeIngredient: { length: 3 } });

    await paste(text('2 cloves'));
    await known.getByRole('button', { name: 'Import as another recipe' }).click();
    await openImported(page);
    await page.waitForURL(/\/r\/plum-jam-1$/);
    await endVisit(visitor);
  });
});

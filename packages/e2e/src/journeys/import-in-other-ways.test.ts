import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { type KitchenSite, startKitchenSite } from '../harness/services/kitchen-site.ts';
import { phonePhoto } from '../harness/data/phone-photo.ts';
import { png } from '../harness/data/png.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const base = '/g/home/r/create';
/** Imports run in jobs, so they may wait for other work of the machine. */
const importing = { timeout: 60_000 };

describe('a cook who brings recipes along', () => {
  let site: KitchenSite;
  let address: string;
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    site = await startKitchenSite();
    ({ address } = site);
    stage = await Stage.open({ env: site.env });
    cook = await stage.apiClient();
    await cook.cook('Tagged', { tags: ['Weekday'], recipeCategory: ['Dinner'] });
  });
  afterAll(async () => {
    await stage.close();
    await site.stop();
  });

  it('reads why a page cannot be imported, and need not type https://', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`${base}/url`);
    await page.locator('[name="incoming"]:focus').waitFor();
    await page.keyboard.type(` ${address}/nothing `);
    await page.keyboard.press('Enter');
    const problem = page.getByRole('main').getByRole('alert');
    await problem.getByText('This page could not be imported').waitFor(importing);
    expect(await problem.innerText()).toContain('No recipe was found on this page. Check that');
    await scan(page, 'create-url-failed');
    await page.locator('[name="incoming"]').fill(' no-such-host.invalid/soup');
    await page.keyboard.press('Enter');
    await problem.getByText('This website does not exist.').waitFor(importing);
    // A refused import is a 400, which browsers report as a problem of the page.
    await page.context().close();
  });

  it('pastes many addresses, follows the import, and reads in the report what did not work', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`${base}/url`);
    const text = `Look: ${address}/leek-soup\n${address}/plum-cake and ${address}/nothing\n${address}/plum-cake`;
    await page.locator('[name="incoming"]').fill(text);
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('group', { name: 'For all recipes' }).getByLabel('Tags').first().fill('week');
    await page.getByRole('option', { name: 'Weekday' }).click();
    await page.keyboard.press('Escape');
    await scan(page, 'create-bulk');
    await page.getByRole('button', { name: 'Import 3 recipes' }).click();
    await page.getByRole('heading', { name: 'Import complete' }).waitFor(importing);
    await page.getByText('3 of 3 done · 1 failed').waitFor();
    await scan(page, 'create-bulk-done');
    await page.locator('[data-part="open-report"]').click();
    await page.getByRole('heading', { level: 1, name: 'Import of several pages' }).waitFor();
    await page.getByText('Partly failed').first().waitFor();
    await page.getByText('Failed (1)').click();
    await expect.poll(() => page.locator('[data-part="entry"]').count(), patience).toBe(1);
    await page.getByText('No recipe found on this page.').click();
    await page.getByText("400: {'details': 'BAD_RECIPE_DATA'}").waitFor();
    await scan(page, 'report');
    const { body } = await cook.get('/api/recipes/dish-plum-cake');
    expect(body).toMatchObject({
      name: 'Dish plum-cake',
      tags: [{ name: 'Weekday' }, { name: 'Vegetables' }],
      image: expect.any(String),
    });
    await endVisit(visitor);
  });

  it('goes on from the report: to a recipe that worked, and to another try of a page that did not', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`${base}/bulk`);
    await page.locator('[data-part="report"]').getByRole('link', { name: '3 pages' }).click();
    await page.getByText('Successful (2)').click();
    await expect.poll(() => page.locator('[data-part="entry"]').count(), patience).toBe(2);
    await page.getByRole('link', { name: 'Show recipe Dish plum-cake' }).click();
    await page.waitForURL(/\/g\/home\?search=/);
    await expect
      .poll(() => page.locator('main article h2').allInnerTexts(), patience)
      .toEqual(['Dish plum-cake']);
    await page.goBack();
    await page.getByRole('link', { name: `Try again: ${address}/nothing` }).click();
    await page.waitForURL(/\/r\/create\/url/);
    expect(await page.locator('[name="incoming"]').inputValue()).toBe(`${address}/nothing`);
    await page.getByRole('button', { name: 'Import the recipe' }).click();
    await page.getByText('This page could not be imported').waitFor(importing);
    // The page is refused again with a 400, which browsers report as a problem of the page.
    await page.context().close();
  });

  it('deletes the report when it is read', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(`${base}/bulk`);
    const report = page.locator('[data-part="report"]');
    await report.getByText('3 pages').waitFor();
    await report.getByRole('button', { name: 'Delete report' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No reports yet.').waitFor();
    expect((await cook.get('/api/groups/reports?report_type=bulk_import')).body).toEqual([]);
    await endVisit(visitor);
  });

  it('has all recipes of a pasted text, or the first', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    const one = (name: string) => `${name}\n\nIngredients\n2 eggs\n\nMethod\nMix well.\n\n`;
    const paste = async (text: string) => {
      await page.goto('/g/home/r/create/url');
      await page.locator('[name="incoming"]').fill(text);
      await page.getByRole('button', { name: 'Read the text as a recipe' }).click();
      await page.getByRole('heading', { name: 'This text has 2 recipes' }).waitFor({ timeout: 30_000 });
    };
    await paste(one('Crumpets') + one('Scones'));
    await scan(page, 'several-recipes');
    await page.getByRole('button', { name: 'Import all 2' }).click();
    await page.getByRole('heading', { name: '2 recipes imported' }).waitFor();
    await page.getByRole('link', { name: 'Scones' }).first().waitFor();
    await scan(page, 'several-imported');
    await paste(one('Waffles') + one('Pikelets'));
    await page.getByRole('button', { name: 'Only the first' }).click();
    await page.locator('[data-part="imported"]').getByRole('link', { name: 'Waffles' }).first().waitFor();
    const api = await stage.apiClient();
    expect((await api.get('/api/recipes/pikelets')).status).toBe(404);
    await endVisit(visitor);
  });

  it('restores a recipe from its archive, and reports a file that is no archive', async () => {
    const { token } = Object(await cook.change('POST', '/api/recipes/tagged/exports')) as { token: string };
    const visitor = await stage.signedInVisitor();
    const { page, context } = visitor;
    const path = `/api/recipes/tagged/exports/zip?token=${token}`;
    const buffer = await (await context.request.get(`${stage.hearth.url}${path}`)).body();
    await page.goto(`${base}/zip`);
    const input = page.locator('[data-part="incoming-file"]');
    await input.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
    await page.getByRole('button', { name: 'Import the archive' }).click();
    await page.getByText('No recipe found in the archive').waitFor();
    await scan(page, 'create-zip');
    await input.setInputFiles({ name: 'tagged.zip', mimeType: 'application/zip', buffer });
    await page.getByRole('button', { name: 'Import the archive' }).click();
    await page.getByRole('region', { name: 'Imported' }).getByRole('link', { name: 'Open' }).click(importing);
    await page.waitForURL('**/g/home/r/tagged-1');
    await page.getByRole('heading', { level: 1, name: 'Tagged (1)' }).waitFor();
    expect((await cook.get('/api/recipes/tagged-1')).body).toMatchObject({ tags: [{ name: 'Weekday' }] });
    await endVisit(visitor);
  });

  it('has a recipe read from photos of both sides of a card', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('button', { name: 'Create' }).first().click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const choice = page.locator('[data-part="incoming-file"]');
    const pictured = (name: string, shade: readonly [number, number, number]) => ({
      name,
      mimeType: 'image/png',
      buffer: png(400, 300, shade),
    });
    await choice.setInputFiles(pictured('front.png', [240, 230, 210]));
    await page.getByRole('region', { name: 'Photo 1' }).waitFor();
    await choice.setInputFiles(phonePhoto);
    await page
      .getByText('Your browser cannot display “phone.heic”. It will be uploaded unchanged.')
      .waitFor();
    await scan(page, 'create-image-unseen');
    await choice.setInputFiles(pictured('floor.png', [90, 60, 40]));
    await page.getByRole('region', { name: 'Photo 3' }).waitFor();
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    await page.getByText('“phone.heic”').waitFor();
    await page.getByRole('button', { name: 'Photo 1', exact: true }).click();
    await page.getByRole('region', { name: 'Photo 1' }).waitFor();
    await scan(page, 'create-image');
    await page.getByRole('button', { name: 'Read 2 photos' }).click();
    await page.getByRole('region', { name: 'Imported' }).getByRole('link', { name: 'Open' }).click(importing);
    await page.waitForURL('**/g/home/r/cake-from-a-card');
    expect((await cook.get('/api/recipes/cake-from-a-card')).body).toMatchObject({
      recipeIngredient: [{ quantity: 2, food: { name: 'eggs' }, originalText: '2 eggs' }],
      image: expect.any(String),
    });
    await endVisit(visitor);
  });
});

import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, phone } from '../harness/stage/browser.ts';
import { png } from '../harness/data/png.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

/** An import goes through a worker, which starts with the first of its tasks. */
const importing = { timeout: 60_000 };

const recipe = (name: string) =>
  Buffer.from(
    JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 leek'], recipeInstructions: ['Boil.'] }),
  );

function nextcloud(names: readonly string[], more: Record<string, Buffer> = {}): Buffer {
  const files = names.map((name) => [`${name}/recipe.json`, recipe(name)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(files), ...more }));
}

async function choose(page: Page, file: Buffer, name = 'recipes.zip'): Promise<void> {
  await page
    .locator('[data-part="archive"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: file });
}

const start = (page: Page) => page.getByRole('button', { name: 'Import', exact: true }).click();

describe('a cook who moves in from another app', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('finds the way from an import page, imports an archive and takes it back', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/r/create/url');
    await page.getByRole('link', { name: 'Move in from another app' }).click();
    await page.getByRole('heading', { name: 'Move in from another app' }).waitFor();
    await scan(page, 'migrations');
    const names = ['Leek soup', 'Plum cake'];
    const picture = png(40, 30, [200, 120, 60]);
    await choose(
      page,
      nextcloud(names, { 'Leek soup/full.png': picture, 'Bad/recipe.json': Buffer.from('{') }),
    );
    await page.getByRole('switch', { name: 'Tag all recipes with the name of the app' }).click();
    await start(page);
    await page.getByRole('heading', { name: 'Import complete' }).waitFor(importing);
    await scan(page, 'migration-done');

    await page.getByRole('link', { name: 'View report' }).click();
    await page.locator('[data-part="entry"]').first().waitFor();
    expect(await page.locator('[data-part="entry"]').first().innerText()).toContain('Not imported: Bad');
    await page.getByText('2 of 2 ingredients were read.').waitFor();
    const soup = page.locator('[data-part="entry"]', { hasText: 'Leek soup' });
    expect(await soup.locator('[data-part="lines-read"]').innerText()).toBe('1 of 1 ingredient read');
    await scan(page, 'report-lines-read');
    await page.getByRole('link', { name: 'Show recipe Leek soup' }).click();
    await page.waitForURL('**/g/home/r/leek-soup');
    await page.locator('main').getByRole('link', { name: 'nextcloud' }).waitFor();

    const leek = Object((await (await stage.apiClient()).get('/api/recipes/leek-soup')).body);
    expect(leek.recipeIngredient).toMatchObject([{ quantity: 1, food: { name: 'leek' } }]);

    await page.goBack();
    await page.locator('[data-part="undo-import"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 recipes move to the trash.').waitFor();
    await scan(page, 'undo-import');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 recipes moved to the trash.').waitFor();
    await page.locator('[data-part="undo-import"]').waitFor({ state: 'detached' });
    const cook = await stage.apiClient();
    expect((await cook.get('/api/recipes/leek-soup')).status).toBe(404);
    await endVisit(visitor);
  });

  it('sees how far an import is that goes on, also on another page and back', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/group/migrations');
    await choose(page, nextcloud(Array.from({ length: 400 }, (_, at) => `Soup ${at}`)));
    await start(page);
    await page.locator('[data-part="progress"]').getByText('of 400 done').waitFor(importing);
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await page.waitForURL('**/user/profile');
    await page.goBack();
    await page.getByRole('heading', { name: /Importing your recipes|Import complete/ }).waitFor(importing);
    await page.locator('[data-part="report"]').first().getByText('Completed').waitFor(importing);
    await page.locator('[data-part="report"]').first().getByText('400 recipes').waitFor();
    const { total } = Object((await (await stage.apiClient()).get('/api/recipes')).body);
    expect(total).toBe(400);
    await endVisit(visitor);
  });

  it('moves a file of another app from the field for new recipes to its page, and need not say which app', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home/r/create/url');
    const file = {
      name: 'old.mmf',
      mimeType: '',
      buffer: Buffer.from(
        'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Turnip mash\n Categories: Sides\n      Yield: 4 Servings\n\n      2 lb Turnips\n\n  Boil the turnips.\n\nMMMMM\n',
      ),
    };
    await page.locator('[data-part="incoming-file"]').setInputFiles(file);
    await page.getByRole('link', { name: 'Move in from another app' }).first().click();
    await page.getByText('old.mmf').waitFor();
    await start(page);
    await page.getByRole('heading', { name: 'Import complete' }).waitFor(importing);
    await page.locator('[data-part="report"]').getByText('MealMaster').first().waitFor();
    await page.getByRole('link', { name: 'View report' }).click();
    await page.getByRole('link', { name: 'Show recipe Turnip mash' }).click();
    await page.waitForURL('**/g/home/r/turnip-mash');
    const { body } = await (await stage.apiClient()).get('/api/recipes/turnip-mash');
    expect(body).toMatchObject({ recipeServings: 4, recipeCategory: [{ name: 'Sides' }] });
    await endVisit(visitor);
  });

  it('says which column of a table holds what', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/group/migrations');
    await page.locator('[data-part="program"]').selectOption('csv');
    await choose(
      page,
      Buffer.from('Rezept;Zutaten;Was man tut\nLauchtorte;"1 Lauch\nSalz";Backen.\n'),
      'a.csv',
    );
    await page.getByRole('heading', { name: 'What is in which column?' }).waitFor(importing);
    expect(await page.locator('[data-part="column-name"]').inputValue()).toBe('Rezept');
    await page.locator('[data-part="column-steps"]').selectOption('Was man tut');
    await scan(page, 'migration-columns');
    await start(page);
    await page.getByRole('heading', { name: 'Import complete' }).waitFor(importing);
    const { body } = await (await stage.apiClient()).get('/api/recipes/lauchtorte');
    expect(body).toMatchObject({ recipeInstructions: [{ text: 'Backen.' }] });
    await endVisit(visitor);
  });

  it('reads why a file is refused', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/group/migrations');
    await choose(page, Buffer.from('ID3 song'), 'song.mp3');
    await start(page);
    await page.getByText('This is a sound or video file').waitFor(importing);
    await choose(page, Buffer.from('no archive'));
    await start(page);
    const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'No recipe' });
    await refusal.waitFor(importing);
    expect(await refusal.innerText()).toContain('No recipe was found in this file.');
    await scan(page, 'migration-refused');
    // The refusal is a 400, which browsers report as a problem of the page.
    await page.context().close();
  });
});

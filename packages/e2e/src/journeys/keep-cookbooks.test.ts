import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';
import { unzipped } from '../harness/data/zip-file.ts';

describe('a user who keeps cookbooks', () => {
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    for (const name of ['Leek soup', 'Pea soup', 'Plum cake']) await cook.cook(name);
  });
  afterAll(() => stage.close());

  it('selects recipes, puts them into a cookbook by hand, takes it back, and plans them', async () => {
    await cook.change('POST', '/api/households/cookbooks', {
      name: 'Picked',
      queryFilterString: 'name = "Pea soup"',
    });
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Select recipes' }).click();
    const bar = page.getByRole('group', { name: 'Selected recipes' });
    expect(await bar.getByRole('button', { name: 'Actions' }).isDisabled()).toBe(true);
    for (const name of ['Leek soup', 'Plum cake']) await page.getByRole('checkbox', { name }).check();
    await bar.getByText('2 recipes selected').waitFor();
    await scan(page, 'select-recipes');
    const act = async (name: string) => {
      await bar.getByRole('button', { name: 'Actions' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Add to cookbook…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Picked' }).waitFor();
    await scan(page, 'add-to-cookbook');
    await dialog.getByRole('button', { name: 'Picked' }).click();
    const inPicked = async () =>
      (await cook.get('/api/recipes?cookbook=picked&orderBy=name&orderDirection=asc')).body;
    const named = (...all: string[]) => ({ items: all.map((name) => ({ name })), total: all.length });
    await expect.poll(inPicked, patience).toMatchObject(named('Leek soup', 'Pea soup', 'Plum cake'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(inPicked, patience).toMatchObject(named('Pea soup'));
    await act('Add to cookbook…');
    await dialog.getByRole('textbox', { name: 'New cookbook' }).fill('By hand');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Added to “By hand”.').waitFor();
    await act('Add to plan…');
    await dialog.getByRole('button', { name: 'Tomorrow' }).click();
    await scan(page, 'plan-several');
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByText('2 recipes planned.').waitFor();
    await bar.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article').first().waitFor();

    await page.goto('/g/home/cookbooks/by-hand');
    await page.getByText('2 recipes', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByText('Plum cake', { exact: true }).first().waitFor();
    await dialog.getByText('2 recipes match').waitFor();
    await endVisit(visitor);
  });

  it('begins a cookbook empty, and fills it later', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home/cookbooks');
    await page.getByRole('button', { name: 'New cookbook' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('For guests');
    await scan(page, 'cookbook-by-hand');
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await page.locator('[data-part="cookbook"]', { hasText: 'For guests' }).getByText('0 recipes').waitFor();
    await page.goto('/g/home/cookbooks/for-guests');
    await page.getByText('No recipes yet').waitFor();
    await page.goto('/g/home/r/plum-cake');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Add to cookbook' }).tap();
    await dialog.getByRole('button', { name: 'For guests' }).tap();
    await page.getByText(/For guests/).waitFor();
    await page.goto('/g/home/cookbooks/for-guests');
    await expect
      .poll(() => page.getByRole('article').getByRole('heading').allInnerTexts(), patience)
      .toEqual(['Plum cake']);
    await endVisit(visitor);
  });

  it('puts a recipe into a cookbook from the menu of its page', async () => {
    await cook.change('POST', '/api/households/cookbooks', {
      name: 'Sweet',
      queryFilterString: 'name = "Pea soup"',
    });
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home/r/plum-cake');
    await page.locator('main article [data-part="more"]:visible').first().click();
    await page.getByRole('menuitem', { name: 'Add to cookbook' }).click();
    const choice = page.getByRole('dialog').getByRole('button', { name: 'Sweet' });
    await choice.waitFor();
    await scan(page, 'recipe-to-cookbook');
    await choice.click();
    await page.getByText('Added to “Sweet”.').waitFor();
    const { body } = await cook.get('/api/recipes?cookbook=sweet&orderBy=name&orderDirection=asc');
    expect(body).toMatchObject({ items: [{ name: 'Pea soup' }, { name: 'Plum cake' }], total: 2 });
    await endVisit(visitor);
  });

  it('takes a recipe along in Cooklang, and a cookbook in Markdown', async () => {
    await cook.cook('Mint tea', {
      recipeIngredient: [{ note: '1 cup mint' }, { note: '2 lemons' }],
      recipeInstructions: [{ text: 'Steep the mint for 5 minutes.' }],
    });
    await cook.change('POST', '/api/households/cookbooks', {
      name: 'Drinks & more',
      queryFilterString: 'name LIKE "%tea"',
    });
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    const save = async (format: string) => {
      const choice = page.getByRole('dialog').getByRole('button', { name: format });
      await choice.waitFor();
      await scan(page, `formats-${format.toLowerCase()}`);
      const [download] = await Promise.all([page.waitForEvent('download'), choice.click()]);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };

    await page.goto('/g/home/r/mint-tea');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    const recipe = await save('Cooklang');
    expect(recipe.name).toBe('mint-tea.cook');
    const text = withoutRecord(recipe.bytes.toString(), '[- ');
    expect(text.split('---')[1]).toMatch(/^\ntitle: "Mint tea"\n/);
    expect(text.split('---')[2]).toBe('\n\n@lemons{2}\n\nSteep the @mint{1%cup} for ~{5%minutes}.\n');

    await page.goto('/g/home/cookbooks/drinks-more');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Download' }).click();
    const book = await save('Markdown');
    expect(book.name).toBe('drinks-more-markdown.zip');
    const files = unzipped(book.bytes);
    expect([...files.keys()]).toEqual(['Mint tea.md', 'README.md']);
    expect(String(files.get('README.md'))).toBe(
      '# Drinks & more\n\n- [Mint tea](Mint%20tea.md)\n\n<!-- hearth:index -->\n',
    );
    expect(withoutRecord(String(files.get('Mint tea.md')), '<!-- ')).toBe(
      '# Mint tea\n\n## Ingredients\n\n- **1 cup** mint\n- **2** lemons\n\n## Steps\n\n1. Steep the mint for 5 minutes.\n',
    );

    await page.getByRole('button', { name: 'Download' }).click();
    const made = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('dialog').getByRole('button', { name: button }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const pdf = await made('Create PDF');
    expect(pdf.name).toBe('drinks-more.pdf');
    expect(String(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
    await page.getByText('E-book', { exact: true }).click();
    expect((await made('Create e-book')).name).toBe('drinks-more.epub');
    await page.getByText('Website', { exact: true }).click();
    await scan(page, 'book-website');
    const site = await made('Create website');
    expect(site.name).toBe('drinks-more-website.zip');
    const pages = unzipped(site.bytes);
    expect([...pages.keys()]).toEqual(['site.css', 'recipes/mint-tea.html', 'index.html']);
    const folder = mkdtempSync(join(tmpdir(), 'hearth-website-'));
    mkdirSync(join(folder, 'recipes'));
    for (const [name, content] of pages) writeFileSync(join(folder, name), content);
    const reader = await page.context().newPage();
    await reader.goto(`file://${folder}/index.html`);
    await scan(reader, 'website');
    await reader.getByRole('searchbox').fill('lemon');
    await reader.getByRole('link', { name: 'Mint tea' }).waitFor();
    await reader.getByRole('searchbox').fill('beef');
    await reader.getByText('No recipes match').waitFor();
    await reader.getByRole('searchbox').fill('');
    await reader.getByRole('link', { name: 'Mint tea' }).click();
    await reader.getByText('Steep the mint for 5 minutes.').waitFor();
    await scan(reader, 'website-recipe');
    await reader.getByRole('link', { name: 'All recipes' }).click();
    await reader.getByRole('searchbox').waitFor();
    await reader.close();
    rmSync(folder, { recursive: true });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('article').first().hover();
    await page.getByRole('button', { name: 'Actions for Mint tea', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    expect((await save('Hearth archive')).name).toBe('mint-tea.zip');
    await endVisit(visitor);
  });

  it('orders cookbooks by dragging, with the keyboard and from a menu', async () => {
    for (const [index, name] of ['Alpha', 'Beta', 'Gamma'].entries())
      await cook.change('POST', '/api/households/cookbooks', { name, position: 10 + index });
    const order = async () => {
      const { body } = await cook.get('/api/households/cookbooks?orderBy=position&orderDirection=asc');
      const all: string[] = Object(body).items.map(({ name }: { name: string }) => name);
      return all.filter((name) => /Alpha|Beta|Gamma/.test(name)).join(' ');
    };
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/cookbooks');
    await page.getByRole('button', { name: 'Arrange' }).click();
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
    await handle('Gamma').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(order, patience).toBe('Alpha Gamma Beta');
    expect(await handle('Gamma').evaluate((one) => one === document.activeElement)).toBe(true);
    const target = await page.locator('[data-part="cookbook"]', { hasText: 'Alpha' }).boundingBox();
    const from = await handle('Beta').boundingBox();
    if (target === null || from === null) throw new Error('the rows are not shown');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20);
    await page.mouse.move(from.x + 10, target.y + 5);
    await page.mouse.up();
    await expect.poll(order, patience).toBe('Beta Alpha Gamma');
    await handle('Beta').click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(order, patience).toBe('Alpha Beta Gamma');
    await scan(page, 'cookbooks');
    await endVisit(visitor);
  });
});

/** What a file says to its readers: the recipe itself follows, in a comment that begins like this. */
function withoutRecord(text: string, comment: string): string {
  const [said = '', record] = text.split(`\n${comment}hearth:recipe `);
  expect(record).toContain('"name":"Mint tea"');
  return said;
}

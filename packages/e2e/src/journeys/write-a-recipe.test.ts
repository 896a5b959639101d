import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { patience, type Visitor } from '../harness/stage/browser.ts';
import { png } from '../harness/data/png.ts';
import {
  chooseEntry,
  editorBar,
  field,
  openEditor,
  recipeIsShown,
  recipeMenu,
  save,
} from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/tomato-soup';
const red = [190, 60, 40] as const;

describe('a cook who writes a recipe', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let api: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    visitor = await stage.signedInVisitor();
    page = visitor.page;
  });
  afterAll(() => stage.close());

  it('gives it a name, with the keyboard alone, and gets the editor', async () => {
    await page.goto('/g/home');
    await page.getByRole('button', { name: 'Create' }).first().press('Enter');
    await page.getByRole('menuitem', { name: 'Write it yourself' }).press('Enter');
    await page.waitForURL('/g/home/r/create/new');
    await page.locator('[name="name"]:focus').waitFor();
    await page.keyboard.type('Tomato soup');
    await scan(page, 'create-new');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${path}?edit=true`);
    await field(page, 'name').waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Tomato soup');
    const { body } = await api.get('/api/recipes/tomato-soup');
    expect(body).toMatchObject({ recipeIngredient: [], recipeInstructions: [] });
    await page.getByText('No ingredients yet').waitFor();
  });

  it('fills in fields, ingredients and steps', async () => {
    await fillInFields(page);
    await writeIngredients(page);
    await writeSteps(page);
    await page.locator('[data-state="draft"]').waitFor();
    expect(await page.locator('li[data-part="ingredient"]').count()).toBe(3);
    expect((await api.get('/api/recipes/tomato-soup')).body).toMatchObject({ totalTime: null });
  });

  it('makes tags, categories and tools on the way', async () => {
    await field(page, 'tags').fill('Winter');
    await field(page, 'tags').press('Enter');
    await page.getByRole('button', { name: 'Remove Winter' }).waitFor();

    await page.getByRole('button', { name: 'New category' }).click();
    const dialog = page.getByRole('dialog', { name: 'New category' });
    await dialog.getByLabel('Name').fill('Soups');
    await scan(page, 'new-category');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove Soups' }).waitFor();

    await field(page, 'tools').fill('Blender');
    await page.getByRole('option', { name: 'Create “Blender”' }).click();
    await page.getByRole('button', { name: 'Remove Blender' }).waitFor();
    expect((await api.get('/api/organizers/tools')).body).toMatchObject({ items: [{ name: 'Blender' }] });
  });

  it('uploads a picture, which is stored at once', async () => {
    const file = { name: 'soup.png', mimeType: 'image/png', buffer: png(800, 600, red) };
    await field(page, 'image').setInputFiles(file);
    await page.getByText('Picture saved.').waitFor();
    await expectPicture(page);
    const { image } = (await api.get('/api/recipes/tomato-soup')).body as Recipe;
    expect(image).toBeTruthy();
    await scan(page, 'editor-filled');
  });

  it('goes to a section by the index, and the focus goes along', async () => {
    const index = page.getByRole('navigation', { name: 'Sections' });
    await index.getByRole('button', { name: 'Settings' }).press('Enter');
    await page.locator('#editor-settings:focus').waitFor();
    await index.locator('[aria-current="true"]', { hasText: 'Settings' }).waitFor();
    await index.getByRole('button', { name: 'Steps' }).press('Enter');
    await page.locator('#editor-steps:focus').waitFor();
    const current = index.locator('[aria-current="true"]');
    await expect.poll(() => current.allInnerTexts(), patience).toEqual(['Steps']);
  });

  it('saves, and reads all of it on the page of the recipe, also after a reload', async () => {
    await save(page);
    expect(new URL(page.url()).search).toBe('');
    await expectWrittenRecipe(page);
    await page.reload();
    await expectWrittenRecipe(page);
    await scan(page, 'recipe-written');
    const { body } = await api.get('/api/recipes/tomato-soup');
    expect(body).toMatchObject({
      recipeServings: 4,
      recipeCategory: [{ name: 'Soups' }],
      tags: [{ name: 'Winter' }],
      tools: [{ name: 'Blender' }],
    });
  });

  it('changes members that the form does not show as JSON, and sees the position of a mistake', async () => {
    await openEditor(page, path);
    await chooseEntry(page, editorBar(page).getByRole('button', { name: 'More' }), 'Edit as JSON');
    const text = page.getByRole('textbox', { name: 'Recipe as JSON' });
    await text.click();
    const recipe = (await api.get('/api/recipes/tomato-soup')).body as Recipe;
    await replaceText(page, JSON.stringify({ ...recipe, recipeServings: 'many' }, null, 2));
    await page.getByRole('button', { name: /recipeServings\W? must be a number\./ }).waitFor();
    await scan(page, 'json-with-mistake');
    await page.keyboard.press('Control+s');
    await page.getByText('The JSON contains mistakes. Correct them before saving.').waitFor();

    await text.click();
    await replaceText(page, JSON.stringify({ ...recipe, extras: { cellar: 'shelf 3' } }, null, 2));
    await page.getByRole('button', { name: 'recipeServings' }).waitFor({ state: 'detached' });
    await save(page);
    expect((await api.get('/api/recipes/tomato-soup')).body).toMatchObject({
      recipeServings: 4,
      extras: { cellar: 'shelf 3' },
      description: 'For cold evenings.',
    });
  });

  it('undoes and redoes changes of the editor, by button and by key', async () => {
    await openEditor(page, path);
    const rows = page.locator('li[data-part="ingredient"]');
    await chooseEntry(page, page.getByRole('button', { name: 'Actions for ingredient 1' }), 'Delete');
    await field(page, 'totalTime').fill('a day');
    await expect.poll(() => rows.count(), patience).toBe(2);
    const undo = editorBar(page).getByRole('button', { name: 'Undo' });
    await undo.click();
    expect(await field(page, 'totalTime').inputValue()).toBe('40 minutes');
    await undo.click();
    await expect.poll(() => rows.count(), patience).toBe(3);
    expect(await undo.isDisabled()).toBe(true);
    await page.locator('[data-state="saved"]').waitFor();

    await editorBar(page).getByRole('button', { name: 'Redo' }).focus();
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => rows.count(), patience).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => rows.count(), patience).toBe(3);
    await page.keyboard.press('Escape');
    await save(page);
  });

  it('renames it: the address follows, and the old one is free', async () => {
    await openEditor(page, path);
    await field(page, 'name').fill('Roast tomato soup');
    await save(page);
    await page.waitForURL('/g/home/r/roast-tomato-soup');
    await expectPicture(page);
    expect((await api.get('/api/recipes/tomato-soup')).status).toBe(404);
  });

  it('duplicates it under another name and goes to the copy', async () => {
    await chooseEntry(page, recipeMenu(page), 'Duplicate');
    const name = page.getByRole('dialog').getByLabel('Name of the copy');
    expect(await name.inputValue()).toBe('Roast tomato soup');
    await name.fill('Aunt’s soup');
    await scan(page, 'duplicate');
    await name.press('Enter');
    await page.waitForURL('/g/home/r/aunt-s-soup');
    await page.getByRole('heading', { level: 1, name: 'Aunt’s soup' }).waitFor();
    await expectPicture(page);
    expect(await page.locator('[data-part="ingredient"]').count()).toBe(3);
  });

  it('deletes the copy after a question, and only the copy', async () => {
    await chooseEntry(page, recipeMenu(page), 'Delete');
    await page.getByRole('dialog').getByText('“Aunt’s soup” moves to the trash').waitFor();
    await scan(page, 'delete');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await api.get('/api/recipes/aunt-s-soup')).status).toBe(200);

    await chooseEntry(page, recipeMenu(page), 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await page.waitForURL('/g/home');
    await page.getByText('“Aunt’s soup” was deleted.').waitFor();
    await page.getByRole('link', { name: 'Roast tomato soup' }).waitFor();
    expect(await page.getByRole('link', { name: 'Aunt’s soup' }).count()).toBe(0);
    expect((await api.get('/api/recipes/aunt-s-soup')).status).toBe(404);
    expect(visitor.problems).toEqual([]);
  });
});

async function fillInFields(page: Page): Promise<void> {
  const values = {
    description: 'For cold evenings.',
    recipeServings: '4',
    totalTime: '40 minutes',
    prepTime: '10 minutes',
    performTime: '30 minutes',
    orgURL: 'https://example.com/soup',
  };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await page.getByLabel('Ingredients as plain text').setChecked(false);
}

/** Replaces the example line, then goes on with Enter as in a text; the last line comes from a list. */
async function writeIngredients(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add ingredient', exact: true }).click();
  await field(page, 'ingredient-amount-1').fill('1 1/2');
  await field(page, 'ingredient-1').fill('kg tomatoes, ripe');
  await field(page, 'ingredient-1').press('Enter');
  await page.locator('[name="ingredient-2"]:focus').waitFor();
  await page.keyboard.type('onions, chopped');
  await field(page, 'ingredient-amount-2').fill('2');
  await page.getByRole('button', { name: 'Add several' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add several ingredients' });
  await dialog.locator('textarea').fill('basil');
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function writeSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add step' }).click();
  await field(page, 'step-1').fill('Fry the **onions**, then add the tomatoes.');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.locator('[name="step-2"]:focus').waitFor();
  await page.keyboard.type('Simmer for 30 minutes.');
  await field(page, 'step-summary-2').fill('Wait');
}

/** CodeMirror keeps only the visible lines in the page, so the text is replaced as a whole. */
async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

async function expectWrittenRecipe(page: Page): Promise<void> {
  await recipeIsShown(page);
  const lines = await page.locator('[data-part="ingredient"]').allInnerTexts();
  expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    '1.5 kg tomatoes, ripe',
    '2 onions, chopped',
    'basil',
  ]);
  const steps = page.locator('[data-part="step"]');
  expect(await steps.count()).toBe(2);
  expect(await steps.first().locator('strong').innerText()).toBe('onions');
  const article = page.getByRole('article');
  for (const text of ['For cold evenings.', '40 minutes', 'Winter', 'Soups', 'Blender', 'Wait'])
    await article.getByText(text, { exact: true }).waitFor();
  await article.getByRole('link', { name: 'Original on example.com' }).waitFor();
  await expectPicture(page);
}

async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img[src*="/api/media/recipes/"]').first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), patience)
    .toBeGreaterThan(0);
}

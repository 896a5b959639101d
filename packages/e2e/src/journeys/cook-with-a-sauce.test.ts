import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, openEditor, save } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/lasagne';

describe('a cook whose lasagne has a sauce that is a recipe', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    const create = (at: string, fields: object) => api.change('POST', at, fields);
    const gram = await create('/api/units', {
      name: 'gram',
      abbreviation: 'g',
      useAbbreviation: true,
      fraction: false,
    });
    const [tomatoes, onion, pasta] = await Promise.all(
      ['tomatoes', 'onion', 'pasta sheets'].map((name) => create('/api/foods', { name })),
    );
    await api.cook('Tomato sauce', {
      recipeServings: 4,
      recipeYield: 'g',
      recipeYieldQuantity: 600,
      totalTime: '25 minutes',
      settings: { disableAmount: false },
      recipeIngredient: [
        { quantity: 800, unit: gram, food: tomatoes, note: '' },
        { quantity: 2, food: onion, note: '' },
      ],
      recipeInstructions: [{ text: 'Simmer for 20 minutes.' }],
    });
    await api.cook('Lasagne', {
      recipeServings: 6,
      prepTime: '20 minutes',
      performTime: '40 minutes',
      settings: { disableAmount: false },
      recipeIngredient: [{ quantity: 12, food: pasta, note: '' }],
      recipeInstructions: [{ text: 'Layer with the tomato sauce and bake.' }],
    });
    await create('/api/households/shopping/lists', { name: 'Market' });
    visitor = await stage.signedInVisitor();
    page = visitor.page;
  });
  afterAll(() => stage.close());

  const line = (text: string) => page.locator('[data-part="ingredient"]').filter({ hasText: text }).first();
  const links = async () =>
    (Object((await api.get('/api/recipes/lasagne')).body).recipeIngredient as unknown[]).map((one) => [
      Object(one).quantity,
      Object(one).unit?.name ?? null,
      Object(one).referencedRecipe?.name ?? null,
    ]);

  it('links the sauce that a typed line names, which is offered and not done by itself', async () => {
    await openEditor(page, path);
    await field(page, 'quick-ingredient').fill('300 g Tomato sauce');
    const offer = page.getByRole('button', { name: 'Link to the recipe Tomato sauce' });
    await offer.waitFor();
    expect(await offer.getAttribute('aria-pressed')).toBe('false');
    await offer.click();
    await scan(page, 'linked-quick-line');
    await field(page, 'quick-ingredient').press('Enter');
    await page.getByRole('button', { name: 'Total with the recipes in it: 1 hr 25 min' }).click();
    expect(await field(page, 'totalTime').inputValue()).toBe('1 hr 25 min');
    await scan(page, 'linked-editor');
    await save(page);
    expect(await links()).toEqual([
      [12, null, null],
      [300, 'gram', 'Tomato sauce'],
    ]);
  });

  it('chooses it like a food, and says the amount in servings, its own unit or times', async () => {
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Actions for ingredient 2' }).click();
    await page.getByRole('menuitem', { name: 'Unit and food…' }).click();
    await page.getByRole('button', { name: 'Remove Tomato sauce' }).last().click();
    await field(page, 'ingredient-food-2').fill('tomato');
    await page.getByRole('option', { name: 'Tomato sauce' }).click();
    const amounts = page.getByRole('group', { name: 'Amount' });
    await amounts.getByRole('button', { name: 'servings' }).click();
    await expect.poll(() => field(page, 'ingredient-unit-2').inputValue(), patience).toMatch(/^serving/u);
    await scan(page, 'linked-form');
    await amounts.getByRole('button', { name: 'g', exact: true }).click();
    await expect.poll(() => field(page, 'ingredient-unit-2').inputValue(), patience).toBe('gram');
    await save(page);
    expect((await links())[1]).toEqual([300, 'gram', 'Tomato sauce']);
  });

  it('is told at the line when a recipe would contain itself', async () => {
    const before = (await api.get('/api/recipes/tomato-sauce')).body;
    await openEditor(page, '/g/home/r/tomato-sauce');
    await field(page, 'quick-ingredient').fill('1 Lasagne');
    await page.getByRole('button', { name: 'Link to the recipe Lasagne' }).click();
    await field(page, 'quick-ingredient').press('Enter');
    await page.keyboard.press('Control+s');
    const problem = line('Lasagne').getByRole('alert');
    await problem.getByText('Tomato sauce › Lasagne › Tomato sauce').waitFor();
    await scan(page, 'linked-circle');
    await page.getByRole('button', { name: 'Remove Lasagne' }).click();
    expect(await problem.count()).toBe(0);
    expect((await api.get('/api/recipes/tomato-sauce')).body).toEqual(before);
  });

  it('reads what to make first, and opens it in place in the amount that is needed', async () => {
    await page.goto(path);
    const sauce = line('Tomato sauce');
    await sauce.getByText('Make first: 25 minutes').waitFor();
    await sauce.getByRole('button', { name: 'Show Tomato sauce here' }).click();
    const opened = page.getByRole('region', { name: 'Tomato sauce' });
    await expect
      .poll(() => opened.getByRole('listitem').allInnerTexts(), patience)
      .toEqual(['400 g tomatoes', '1 onion', expect.stringContaining('Simmer for')]);
    await opened.getByRole('button', { name: '20 minutes' }).waitFor();
    await scan(page, 'linked-page');
    await page.getByRole('button', { name: '2 ×', exact: true }).click();
    await opened.getByText('800 g tomatoes').waitFor();
    await page.getByRole('button', { name: '1 ×', exact: true }).click();
    await sauce.getByRole('link', { name: 'Tomato sauce' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tomato sauce' }).waitFor();
  });

  it('cooks it in a tab beside the lasagne', async () => {
    await page.goto(`${path}?cook=1`);
    await line('Tomato sauce').getByRole('link', { name: 'Cook Tomato sauce in a tab' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tomato sauce' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Recipes you are cooking' });
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Lasagne', 'Tomato sauce']);
    await page.getByText('400 g tomatoes').waitFor({ state: 'attached' });
    await scan(page, 'linked-tabs');
    await tabs.getByRole('link', { name: 'Lasagne' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lasagne' }).waitFor();
  });

  it('puts the whole on a list, with what the sauce needs under its name', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'List', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Tomato sauce' }).waitFor();
    await dialog.getByRole('checkbox', { name: /400 g tomatoes/u }).waitFor();
    await scan(page, 'linked-add');
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show list' }).click();
    for (const text of ['400 g tomatoes', '1 onion', '12 pasta sheets']) await page.getByText(text).waitFor();
    expect(await page.getByText('Tomato sauce', { exact: true }).count()).toBe(0);
  });

  it('prints the sauce behind the lasagne', async () => {
    await page.goto(path);
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await line('Tomato sauce').getByText('Make first: 25 minutes').waitFor();
    await page.keyboard.press('Control+p');
    const sheet = page.locator('[data-part="print-sheet"]');
    const within = sheet.locator('[data-part="sheet-within"]');
    await expect
      .poll(() => within.allTextContents(), patience)
      .toEqual([expect.stringContaining('400 g tomatoes')]);
  });

  it('learns who uses the sauce before deleting it, and reads at the line that it is in the trash', async () => {
    await page.goto('/g/home/r/tomato-sauce');
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('1 recipe uses it: Lasagne.').waitFor();
    await scan(page, 'linked-delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.goto(path);
    await line('Tomato sauce').getByText('In the trash').waitFor();
    expect(await line('Tomato sauce').getByRole('link').count()).toBe(0);
    await scan(page, 'linked-trash');
    await endVisit(visitor);
  });
});

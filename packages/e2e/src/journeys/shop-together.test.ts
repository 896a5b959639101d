import type { ShoppingListOut } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a household that shops together', () => {
  let stage: Stage;
  let api: ApiClient;
  let ada: Visitor;
  let ben: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    const account = await (await Homes.of(stage.hearth)).addPerson('ben', 'Ben Baker');
    api = await stage.apiClient();
    await furnish(api);
    ada = await stage.signedInVisitor();
    ben = await stage.signedInVisitor(phone, account);
  });
  afterAll(() => stage.close());

  const items = (page: Page) => page.locator('[data-part="item"]');
  const item = (page: Page, text: string) => items(page).filter({ hasText: text });
  const ticked = (page: Page) => page.locator('[data-part="ticked-item"]');
  const struck = (page: Page, text: string) => item(page, text).and(page.locator('[data-ticked]'));
  const rows = (page: Page) => page.locator('[data-part="item"], [data-part="label-heading"]');
  const readTexts = async (page: Page) =>
    (await rows(page).allInnerTexts()).map((text) => text.split('\n')[0]);
  const field = (page: Page) => page.getByLabel('New item');
  const add = async (page: Page, line: string) => {
    await field(page).fill(line);
    await field(page).press('Enter');
    await expect.poll(() => field(page).inputValue(), patience).toBe('');
  };
  const choose = async (page: Page, entry: string) => {
    await page.getByRole('button', { name: 'List actions' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };

  it('shows a list that one user creates to the other one', async () => {
    const { page } = ada;
    await page.goto('/g/home');
    await page.getByRole('link', { name: 'Lists', exact: true }).first().click();
    await page.getByText('No shopping lists yet').waitFor();
    await scan(page, 'shopping-lists-empty');
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByLabel('Name').fill('Saturday market');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Saturday market' }).waitFor();
    await page.getByText('Nothing to buy yet').waitFor();

    await ben.page.goto('/shopping-lists');
    await ben.page.waitForURL(/\/shopping-lists\/[^/?]+$/);
    await ben.page.getByRole('heading', { name: 'Saturday market' }).waitFor();
    await ben.page.goto('/shopping-lists?disableRedirect=true');
    await ben.page.getByRole('link', { name: 'Saturday market' }).waitFor();
    await scan(ben.page, 'shopping-lists-phone');
    await ben.page.getByRole('switch', { name: 'Show everyone’s lists' }).uncheck();
    await ben.page.getByText('You have not created any lists').waitFor();
    await ben.page.getByRole('switch', { name: 'Show everyone’s lists' }).check();
    await ben.page.getByRole('link', { name: 'Saturday market' }).click();
    await ben.page.getByRole('heading', { name: 'Saturday market' }).waitFor();
    expect(new URL(ben.page.url()).pathname).toBe(new URL(page.url()).pathname);
  });

  it('items are entered one after the other and are under their labels', async () => {
    const { page } = ada;
    await field(page).fill('2 kg flour');
    await page.locator('[data-part="understood"]').getByText('Baking').waitFor();
    await scan(page, 'shopping-list-entry');
    await add(page, '2 kg flour');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('new-item');
    await add(page, 'batteries');
    await add(page, '3 apples');
    await add(page, '1 kg flour');
    await expect
      .poll(() => readTexts(page), patience)
      .toEqual(['Baking', '3 kg flour', 'Fruit', '3 apples', 'No label', 'batteries']);
    await item(ben.page, '3 kg flour').waitFor();
    await scan(ben.page, 'shopping-list-phone');
  });

  it('a suggestion goes on the list with one tap', async () => {
    const { page } = ben;
    await field(page).tap();
    await field(page).pressSequentially('5 ta');
    await page.getByRole('button', { name: 'tangerine' }).tap();
    await item(page, '5 tangerines').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('new-item');
    await item(ada.page, '5 tangerines').waitFor();
  });

  it('what one ticks the other sees; it can be taken back', async () => {
    const box = item(ben.page, '3 apples').getByRole('checkbox');
    // That of what was added before.
    await ben.page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
    await box.tap();
    await expect.poll(() => box.isChecked(), patience).toBe(true);
    // The row keeps its place on both devices, struck through; a second tap takes the tick back.
    await struck(ada.page, '3 apples').waitFor();
    expect(await ben.page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await box.tap();
    await expect.poll(() => box.isChecked(), patience).toBe(false);
    await struck(ada.page, '3 apples').waitFor({ state: 'detached' });
    await item(ada.page, '3 apples').waitFor();
    await item(ada.page, 'batteries').getByRole('checkbox').click();
    await ticked(ben.page).filter({ hasText: 'batteries' }).waitFor();
    await scan(ben.page, 'shopping-list-ticked-phone');
  });

  it('a tick without a network stays, says that it waits, and reaches the other later', async () => {
    const { page, context } = ben;
    await context.setOffline(true);
    const box = item(page, '3 apples').getByRole('checkbox');
    await box.tap();
    await page.getByText('One change is saved on this device').waitFor();
    await expect.poll(() => box.isChecked(), patience).toBe(true);
    await context.setOffline(false);
    await ticked(ada.page).filter({ hasText: '3 apples' }).waitFor({ timeout: 40_000 });
    await page.getByText('is saved on this device').waitFor({ state: 'detached' });
    await ticked(ada.page).filter({ hasText: '3 apples' }).getByRole('checkbox').click();
    await item(ben.page, '3 apples').and(ben.page.locator(':not([data-ticked])')).waitFor();
  });

  it('an item is edited in its place, and deleted and brought back', async () => {
    const { page } = ada;
    await item(page, '3 apples').locator('[data-field="main"]').click();
    const editor = page.locator('[data-part="item-editor"]');
    await editor.getByLabel('Amount').fill('1 1/2');
    await editor.getByRole('combobox', { name: 'Unit' }).fill('kilo');
    await page.getByRole('option', { name: 'kilogram' }).click();
    await editor.getByLabel('Note', { exact: true }).last().fill('red ones');
    await scan(page, 'shopping-list-editor');
    await editor.getByRole('button', { name: 'Save' }).click();
    await item(page, '1.5 kg apples, red ones').waitFor();
    await item(ben.page, '1.5 kg apples, red ones').waitFor();
    await page.getByRole('button', { name: 'Actions for tangerine' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => item(page, 'tangerines').count(), patience).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await item(page, '5 tangerines').waitFor();
  });

  it('rows are moved with the keyboard, and get the label above them', async () => {
    const { page } = ada;
    await expect
      .poll(() => readTexts(page), patience)
      .toEqual(['Baking', '3 kg flour', 'Fruit', '1.5 kg apples, red ones', '5 tangerines']);
    await item(page, 'tangerines').locator('[data-field="main"]').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() => readTexts(page), patience)
      .toEqual(['Baking', '3 kg flour', 'Fruit', '5 tangerines', '1.5 kg apples, red ones']);
    const from = await item(page, 'apples').locator('[data-drag-handle]').boundingBox();
    const to = await item(page, 'flour').locator('[data-drag-handle]').boundingBox();
    if (from === null || to === null) throw new Error('The handles are not there');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 });
    await page.mouse.move(to.x + 10, to.y + 14, { steps: 2 });
    await page.mouse.up();
    await expect
      .poll(async () => (await readTexts(page)).slice(0, 3).toSorted(), patience)
      .toEqual(['1.5 kg apples, red ones', '3 kg flour', 'Baking']);
    await expect
      .poll(async () => (await readTexts(ben.page)).slice(0, 3).toSorted(), patience)
      .toEqual(['1.5 kg apples, red ones', '3 kg flour', 'Baking']);
  });

  it('the labels of a list have an order of their own', async () => {
    const { page } = ada;
    await choose(page, 'Label order');
    await page.getByRole('dialog').waitFor();
    await scan(page, 'shopping-list-labels');
    await page.getByRole('button', { name: 'Move Fruit' }).press('Alt+ArrowUp');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await readTexts(page))[0], patience).toBe('Fruit');
    await expect.poll(async () => (await readTexts(ben.page))[0], patience).toBe('Fruit');
  });

  it('a recipe is added to the list, scaled and without foods on hand, and removed again', async () => {
    const { page } = ada;
    await page.goto('/g/home/r/pizza');
    await page.getByRole('button', { name: 'Larger amount' }).first().click();
    await page.getByRole('button', { name: 'List', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add to List' }).waitFor();
    const isTicked = (name: RegExp) => () => dialog.getByRole('checkbox', { name }).isChecked();
    await expect.poll(isTicked(/mozzarella/), patience).toBe(true);
    await expect.poll(isTicked(/salt/), patience).toBe(false);
    await scan(page, 'add-to-list');
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await page.getByText('Successfully added to list').waitFor();

    await item(ben.page, 'mozzarella').waitFor();
    await expect.poll(() => item(ben.page, 'salt').count(), patience).toBe(0);
    await ben.page.getByRole('button', { name: 'Recipes with “mozzarella”' }).tap();
    await item(ben.page, 'mozzarella').getByRole('link', { name: 'Pizza' }).waitFor();
    const recipesOnList = async () => {
      const path = `/api/households${new URL(ben.page.url()).pathname.replace('shopping-lists', 'shopping/lists')}`;
      return ((await api.get(path)).body as ShoppingListOut).recipeReferences.length;
    };
    await item(ben.page, 'mozzarella').getByRole('checkbox').tap();
    await expect.poll(recipesOnList, patience).toBe(0);
    await item(ben.page, 'mozzarella').getByRole('checkbox').tap();
    await expect.poll(recipesOnList, patience).toBe(1);
    await choose(ben.page, 'Recipes on this list');
    await scan(ben.page, 'shopping-list-recipes-phone');
    const less = ben.page.getByRole('button', { name: 'Remove “Pizza” once' });
    await less.tap();
    await less.tap();
    await ben.page.getByText('No recipes on this list.').waitFor();
    await ben.page.getByRole('button', { name: 'Close' }).first().tap();
    await expect.poll(() => item(ben.page, 'mozzarella').count(), patience).toBe(0);
  });

  it('chosen items go to another list', async () => {
    const { page } = ben;
    await api.change('POST', '/api/households/shopping/lists', { name: 'Hardware store' });
    await add(page, 'nails');
    await choose(page, 'Select several');
    await item(page, 'nails').getByRole('checkbox').tap();
    await scan(page, 'shopping-list-choosing-phone');
    await page.getByRole('button', { name: 'Move or copy' }).tap();
    await page.getByRole('dialog').getByText('Hardware store').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
    await expect.poll(() => item(page, 'nails').count(), patience).toBe(0);
    await page.getByRole('link', { name: 'All lists' }).tap();
    await page.getByRole('link', { name: 'Hardware store' }).tap();
    await item(page, 'nails').waitFor();
  });

  it('everything is ticked, then cleared away', async () => {
    const { page } = ben;
    await choose(page, 'Tick all');
    await page.getByRole('dialog').getByRole('button', { name: 'Tick all' }).tap();
    await page.getByText('Everything is ticked off.').waitFor();
    await page.getByRole('button', { name: 'Delete ticked' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await page.getByText('Nothing to buy yet').waitFor();
    const undo = page.getByRole('button', { name: 'Undo' }).last();
    const entry = await page.locator('[data-part="entry"]').boundingBox();
    const message = await page.locator('li:has(button)', { hasText: 'Undo' }).last().boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(entry?.y ?? 0);
    expect(message?.y).toBeGreaterThan((entry?.y ?? 0) - 90);
    await undo.tap();
    await ticked(page).filter({ hasText: 'nails' }).waitFor();
    expect(await ticked(page).count()).toBe(1);
  });

  it('nothing went wrong in the pages', async () => {
    expect([ada.problems, ben.problems]).toEqual([[], []]);
    await endVisit(ada);
    await endVisit(ben);
  });
});

/** Labels, foods and a unit, and a recipe of them. */
async function furnish(api: ApiClient): Promise<void> {
  const label = async (name: string, color: string) =>
    (await api.change('POST', '/api/groups/labels', { name, color })) as { id: string };
  const food = async (name: string, fields: object) => api.change('POST', '/api/foods', { name, ...fields });
  const baking = await label('Baking', '#7a4b12');
  const fruit = await label('Fruit', '#2e7d32');
  await food('flour', { labelId: baking.id });
  await food('apple', { pluralName: 'apples', labelId: fruit.id });
  await food('tangerine', { pluralName: 'tangerines', labelId: fruit.id });
  const cheese = await food('mozzarella', {});
  const salt = await food('salt', { onHand: true });
  await api.change('POST', '/api/units', {
    name: 'kilogram',
    abbreviation: 'kg',
    useAbbreviation: true,
    fraction: false,
  });
  await api.cook('Pizza', {
    recipeServings: 1,
    recipeIngredient: [
      { quantity: 1, food: cheese, note: '' },
      { quantity: 1, food: salt, note: '' },
    ],
    recipeInstructions: [{ text: 'Bake.' }],
    settings: { disableAmount: false },
  });
}

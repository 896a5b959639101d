import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { phonePhoto } from '../harness/data/phone-photo.ts';
import { png } from '../harness/data/png.ts';
import { editorBar, field, recipeIsShown } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/phone-bread';
/** Minimum size of a touch target, in pixels. */
const minTarget = 44;

describe('a cook who writes a recipe on a phone', () => {
  let stage: Stage;
  let visitor: Visitor;
  let page: Page;
  let api: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await (await Homes.of(stage.hearth)).addPerson('bea', 'Bea Baker');
    await api.change('POST', '/api/groups/seeders/units', { locale: 'en-US' });
    await api.change('POST', '/api/foods', { name: 'flour' });
    await api.change('POST', '/api/foods', { name: 'onion', pluralName: 'onions' });
    await api.change('POST', '/api/recipes', { name: 'Phone bread' });
    await api.change('PATCH', '/api/recipes/phone-bread', { recipeIngredient: [], recipeInstructions: [] });
    visitor = await stage.signedInVisitor(phone);
    page = visitor.page;
  });
  afterAll(() => stage.close());

  const stored = async () => (await api.get('/api/recipes/phone-bread')).body as Recipe;
  const quick = () => field(page, 'quick-ingredient');
  const line = (text: string) => page.locator('[data-part="read-line"]', { hasText: text });
  const rows = (part: 'ingredient' | 'step') => page.locator(`li[data-part="${part}"]`);

  it('opens the editor from the page of the recipe', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).tap();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).tap();
    await quick().waitFor();
    expect(await page.getByRole('navigation', { name: 'Sections' }).isVisible()).toBe(false);
    await page.locator('[name="quick-ingredient"]:focus').waitFor();
    expect(await page.getByRole('link', { name: 'Plan', exact: true }).isVisible()).toBe(false);
    await scan(page, 'phone-editor');
  });

  it('types ingredients as lines, and sees the parse result before adding them', async () => {
    await quick().tap();
    await page.keyboard.type('2 kg flour, sifted');
    const preview = page.locator(`[id="${(await quick().getAttribute('aria-describedby')) ?? ''}"]`);
    await preview.getByText('kilogram', { exact: true }).waitFor();
    expect(await preview.innerText()).toMatch(/2\s+kilogram\s+flour\s+sifted/);
    await scan(page, 'phone-quick-line');
    await page.keyboard.press('Enter');
    await expect.poll(() => quick().inputValue(), patience).toBe('');
    expect(await quick().evaluate((one) => one === document.activeElement)).toBe(true);

    await page.keyboard.type('For the filling:');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3 cups dragon fruit');
    await preview.getByRole('button', { name: 'dragon fruit new food' }).waitFor();
    await scan(page, 'phone-quick-new-food');
    await page.getByRole('button', { name: 'Add line' }).tap();
    await line('3 cups dragon fruit').waitFor();
    // Lines that are not parsed when Enter is pressed are parsed afterwards.
    await page.keyboard.type('1 large onion, chopped');
    await page.keyboard.press('Enter');
    await page.keyboard.type('salt and pepper');
    await page.keyboard.press('Enter');
    await line('1 large onion, chopped').waitFor();
    await expect.poll(() => rows('ingredient').count(), patience).toBe(4);
    expect(await field(page, 'ingredient-heading-2').inputValue()).toBe('For the filling');
    await scan(page, 'phone-lines');
    expect((await line('2 kg flour, sifted').boundingBox())?.height).toBeLessThan(50);
    expect((await line('2 kg flour, sifted').boundingBox())?.y).toBeLessThan(phone.height);
    await line('1 large onion, chopped').tap();
    await page.locator('[name="ingredient-amount-3"]:focus').waitFor();
    expect(await field(page, 'ingredient-3').inputValue()).toBe('large, chopped');
    await scan(page, 'phone-line-open');
    await page.getByRole('button', { name: 'Hide unit and food' }).tap();
    await quick().tap();
    expect(await field(page, 'ingredient-4').inputValue()).toBe('salt and pepper');
  });

  it('takes a line back with one step, words and all, and brings it again', async () => {
    await page.keyboard.type('1 cup moon cheese');
    await page.keyboard.press('Enter');
    await line('1 cup moon cheese').waitFor();
    await editorBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => rows('ingredient').count(), patience).toBe(4);
    expect((await api.get('/api/foods?search=moon')).body).toMatchObject({
      items: [{ name: 'moon cheese' }],
    });
  });

  it('writes steps, joins some of them and takes that back', async () => {
    const add = page.getByRole('button', { name: 'Add step' });
    for (const [index, text] of ['Mix.', 'Rest.', 'Bake.'].entries()) {
      await add.tap();
      await field(page, `step-${index + 1}`).fill(text);
    }
    const steps = page.locator('section[aria-labelledby="editor-steps"]');
    await steps.getByRole('button', { name: 'Select several' }).tap();
    await page.getByRole('checkbox', { name: 'Select step 1' }).tap();
    await page.getByRole('checkbox', { name: 'Select step 3' }).click({ modifiers: ['Shift'] });
    await steps.getByText('3 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select step 2' }).tap();
    await scan(page, 'phone-select-steps');
    await steps.getByRole('button', { name: 'Merge', exact: true }).tap();
    await expect.poll(() => field(page, 'step-1').inputValue(), patience).toBe('Mix.\n\nBake.');
    expect(await field(page, 'step-2').inputValue()).toBe('Rest.');
    await editorBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => rows('step').count(), patience).toBe(3);
    await steps.getByRole('button', { name: 'Select several' }).tap();
    await page.getByRole('checkbox', { name: 'Select step 2' }).tap();
    await steps.getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect.poll(() => rows('step').count(), patience).toBe(2);
  });

  it('scrolls over the handle of a row, and drags the row once a finger rests on it', async () => {
    const finger = await visitor.context.newCDPSession(page);
    const handle = rows('ingredient').last().locator('[data-drag-handle]');
    const order = () => rows('ingredient').locator('[data-field="main"]').evaluateAll(readValues);
    const before = await order();
    const top = () => page.evaluate(() => scrollY);
    await handle.evaluate(inTheMiddle);
    const start = await top();
    await swipe(finger, handle, { isHeld: false, down: -120 });
    await expect.poll(top, patience).not.toBe(start);
    await standstill(page);
    expect(await order()).toEqual(before);
    await swipe(finger, handle, { isHeld: true, down: -70 });
    await expect.poll(order, patience).not.toEqual(before);
    await editorBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(order, patience).toEqual(before);
  });

  it('sends a picture, calls it back, and sends it again', async () => {
    const file = { name: 'bread.png', mimeType: 'image/png', buffer: png(800, 600, [180, 120, 60]) };
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/recipes/*/image', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await field(page, 'image').setInputFiles(file);
    const bar = page.getByRole('progressbar', { name: 'Saving the picture…' });
    await bar.waitFor();
    await page.getByRole('button', { name: 'Cancel upload' }).tap();
    await bar.waitFor({ state: 'detached' });
    letGo();
    await page.unroute('**/api/recipes/*/image');
    expect((await stored()).image).toBeFalsy();
    await field(page, 'image').setInputFiles(phonePhoto);
    await page.getByText('Picture saved.').waitFor();
    expect((await stored()).image).toBeTruthy();
    const wrong = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await field(page, 'image').setInputFiles(wrong);
    await page.getByText('This file could not be read as a picture.').waitFor();
  });

  it('has targets that a finger hits', async () => {
    const small = await page
      .getByRole('main')
      .locator('button, input:not([type="checkbox"], [type="file"]), textarea, select, a[href]')
      .evaluateAll(tooSmall, minTarget);
    expect(small).toEqual([]);
  });

  it('hands it on, saves with the button, and reads it', async () => {
    const before = await stored();
    await field(page, 'owner').selectOption({ label: 'Bea Baker' });
    await page.getByText('When you save, this recipe will belong to Bea Baker.').waitFor();
    await field(page, 'owner').evaluate(inTheMiddle);
    await scan(page, 'phone-owner');
    await editorBar(page).getByRole('button', { name: 'Save', exact: true }).tap();
    await recipeIsShown(page);
    const recipe = await stored();
    expect(recipe.userId).not.toBe(before.userId);
    expect(recipe.settings?.disableAmount).toBe(false);
    expect(recipe.recipeIngredient).toMatchObject([
      { quantity: 2, unit: { name: 'kilogram' }, food: { name: 'flour' }, note: 'sifted', title: null },
      { quantity: 3, unit: { name: 'cup' }, food: { name: 'dragon fruit' }, title: 'For the filling' },
      { quantity: 1, unit: null, food: { name: 'onion' }, note: 'large, chopped' },
      { unit: null, food: null, note: 'salt and pepper' },
    ]);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(['Mix.', 'Bake.']);
    await scan(page, 'phone-recipe');
    await endVisit(visitor);
  });
});

/** Puts a finger on something, lets it rest for a moment, or until it holds the row, moves it and takes it away. */
async function swipe(
  finger: CDPSession,
  target: Locator,
  { isHeld, down }: { isHeld: boolean; down: number },
): Promise<void> {
  await target.evaluate(inTheMiddle);
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to touch');
  const at = (offset: number) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 + offset }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  if (isHeld) await target.page().locator('[data-dragging]').waitFor();
  else await new Promise((resolve) => setTimeout(resolve, 60));
  for (let step = 1; step <= 6; step += 1) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((down * step) / 6) });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until a smooth scroll has ended. */
async function standstill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
    for (let last = Number.NaN; last !== scrollY; await pause()) last = scrollY;
  });
}

/** Bars at both ends of the window would catch the finger. */
function inTheMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function readValues(fields: Element[]): string[] {
  return fields.map((one) => (one instanceof HTMLTextAreaElement ? one.value : (one.textContent ?? '')));
}

/** Names and sizes of visible targets that are too small in both directions, or lower than a touch target. */
function tooSmall(elements: Element[], least: number): string[] {
  return elements.flatMap((one) => {
    // A field between chips is hit wherever its frame is.
    const { width, height } = (one.closest('.mantine-Input-wrapper') ?? one).getBoundingClientRect();
    const isHidden = width === 0 || height === 0 || one.closest('[hidden], [aria-hidden="true"]') !== null;
    const isClipped = width <= 1 || height <= 1;
    if (isHidden || isClipped || (width >= least - 0.5 && height >= least - 0.5)) return [];
    const name = one.getAttribute('aria-label') ?? one.getAttribute('name') ?? one.textContent;
    return [`${name ?? ''} ${Math.round(width)}×${Math.round(height)}`];
  });
}

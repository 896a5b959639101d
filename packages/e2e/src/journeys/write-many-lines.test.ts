import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { field, openEditor } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lineCount = 34;

describe('a recipe of many lines', () => {
  let stage: Stage;
  let path: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    const food = await api.change('POST', '/api/foods', { name: 'garlic' });
    const onion = await api.change('POST', '/api/foods', { name: 'onion' });
    const unit = await api.change('POST', '/api/units', { name: 'clove', pluralName: 'cloves' });
    const spices = Array.from({ length: lineCount - 3 }, (_, index) => ({
      quantity: 0,
      note: `spice ${index + 1}`,
    }));
    const slug = await api.cook('Curry', {
      recipeIngredient: [
        { quantity: 3, unit, food, note: '3-4' },
        { quantity: 0.5, food: onion, note: '' },
        { quantity: 1, note: '2 cups milk' },
        ...spices,
      ],
      recipeInstructions: [{ text: '**Add** the garlic.', ingredientReferences: [] }],
      settings: { disableAmount: false },
    });
    path = `/g/home/r/${slug}`;
  });
  afterAll(() => stage.close());

  it.each([
    ['a phone', phone],
    ['a desktop', { width: 1440, height: 900 }],
  ])('links its ingredients on %s: words as on its page, and buttons in sight', async (name, options) => {
    const visitor = await stage.signedInVisitor(options);
    const { page } = visitor;
    await openEditor(page, path);
    await page.locator('li[data-part="step"] [data-field="menu"]').click();
    await page.locator('[role="menuitem"]:has(.tabler-icon-link)').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('strong', { hasText: 'Add' }).waitFor();
    const lines = (await dialog.locator('label').allInnerTexts()).slice(0, 4);
    expect(lines).toEqual(['3-4 cloves garlic', '½ onion', '2 cups milk', 'spice 1']);
    await dialog.getByLabel(`spice ${lineCount - 3}`).check();
    for (const button of ['Save', 'Cancel'])
      expect(await isInSight(dialog.getByRole('button', { name: button, exact: true }))).toBe(true);
    await scan(page, `link-many-lines-${name.replace(' ', '-')}`);
    await endVisit(visitor);
  });

  it('has a line between any two rows of the editor', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await openEditor(page, path);
    const rows = page.locator('li[data-part="ingredient"]');
    await expect.poll(() => rows.count(), patience).toBe(lineCount);
    await rows.nth(4).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await page.mouse.move(0, 0);
    expect(await linesAbove(page, [1, 2, 3, 4, 5, 6, 7])).toEqual(Array.from({ length: 7 }, () => true));
    await endVisit(visitor);
  });

  it('shows an amount as it was typed, and before as recipes write it', async () => {
    const visitor = await stage.signedInVisitor({ locale: 'de-DE' });
    const { page } = visitor;
    await openEditor(page, path);
    const amount = field(page, 'ingredient-amount-2');
    expect(await amount.inputValue()).toBe('½');
    for (const typed of ['1 1/2', '0,5', '0.25', '⅙', '2/7', '0,3']) {
      await amount.fill(typed);
      await amount.blur();
      expect(await amount.inputValue()).toBe(typed);
    }
    await visitor.context.close();
  });

  it.each([390, 320])(
    'says in German at %d px whether it is saved, in whole words or by a sign',
    async (width) => {
      const visitor = await stage.signedInVisitor({ ...phone, width, locale: 'de-DE' });
      const { page } = visitor;
      await openEditor(page, path);
      for (const description of [null, 'Scharf.']) {
        if (description !== null) await field(page, 'description').fill(description);
        const state = page.locator('p[data-state]');
        const height = (await state.boundingBox())?.height ?? 0;
        expect(height).toBeLessThanOrEqual(36);
        expect(await state.evaluate(isWhole)).toBe(true);
      }
      await visitor.context.close();
    },
  );
});

async function isInSight(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });
}

/** Whether the words are shown without a break within one of them, or else the sign. */
function isWhole(state: Element): boolean {
  const [sign, words] = [state.querySelector('svg'), state.querySelector('span')];
  if (sign === null || words === null) return false;
  const { left, top, right, bottom, width } = words.getBoundingClientRect();
  const box = state.getBoundingClientRect();
  const areWordsSeen = width > 1 && top < box.bottom && words.scrollWidth <= words.clientWidth;
  const { x, y } = sign.getBoundingClientRect();
  const isSignSeen =
    x >= box.left - 1 && y < box.bottom && !(x >= left && x < right && y >= top && y < bottom);
  return areWordsSeen || isSignSeen;
}

/** Whether there is a line above each of the rows, as the eye sees it: read from the pixels of the page. */
async function linesAbove(page: Page, rows: readonly number[]): Promise<boolean[]> {
  const places = await page.locator('li[data-part="ingredient"]').evaluateAll(
    (all, wanted) =>
      wanted.map((row) => {
        const { left = 0, top = 0 } = all[row]?.getBoundingClientRect() ?? {};
        return { x: Math.round(left) + 60, y: Math.round(top) };
      }),
    rows,
  );
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ data, wanted }) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (canvas === null) return [];
      canvas.drawImage(image, 0, 0);
      return wanted.map(({ x, y }) => {
        const { data: strip } = canvas.getImageData(x, y - 3, 1, 7);
        const reds = [0, 1, 2, 3, 4, 5, 6].map((pixel) => strip[pixel * 4] ?? 0);
        return Math.max(...reds) - Math.min(...reds) > 5;
      });
    },
    { data: picture, wanted: places },
  );
}

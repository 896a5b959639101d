import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

/** Typing speed of a fast typist, in milliseconds per key. */
const paces = [0, 30, 90, 150];
/** How long the code of the search travels where the network is slow. */
const slowMs = 1500;

describe('a user who searches from a recipe', () => {
  let stage: Stage;
  let recipe: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    recipe = `/g/home/r/${await cook.cook('Apfelkuchen')}`;
    await cook.cook('Kuchen mit Kirschen');
  });
  afterAll(() => stage.close());

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
  const cookMode = (page: Page) => page.locator('article[data-part="cook"]');
  const field = (page: Page) => dialog(page).getByRole('textbox');
  const untilWritten = async (page: Page, text: string) => {
    await expect.poll(() => field(page).inputValue(), patience).toBe(text);
  };

  /** Lets the code of the search come late; answers how often it was asked for. */
  async function slowDown(page: Page): Promise<() => number> {
    let asked = 0;
    await page.route(/\/recipe-search-dialog-[^/]*\.js$/, async (route) => {
      asked += 1;
      await page.waitForTimeout(slowMs);
      await route.continue();
    });
    return () => asked;
  }

  it('types on right after the key that opens it, the first time and later, at any pace', async () => {
    const visitor = await stage.openPage(recipe);
    const { page } = visitor;
    const { keyboard } = page;
    for (const delay of paces) {
      await keyboard.press('/');
      await keyboard.type('kuchen 0+fe', { delay });
      await untilWritten(page, 'kuchen 0+fe');
      await keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).pathname).toBe(recipe);
    await keyboard.press('/');
    await keyboard.type('kirschen');
    await dialog(page).getByRole('link', { name: 'Kuchen mit Kirschen' }).waitFor();
    await endVisit(visitor);
  });

  it('loses no letter while the code of the search is on its way', async () => {
    const visitor = await stage.openPage(recipe);
    const { page } = visitor;
    const { keyboard } = page;
    const asked = await slowDown(page);
    // The focused element must not receive the letters either.
    await page
      .getByRole('button', { name: /favou?rite/i })
      .first()
      .focus();
    await keyboard.press('/');
    await keyboard.type('/ kux', { delay: 90 });
    await keyboard.press('Backspace');
    await keyboard.press('Control+ArrowLeft');
    await keyboard.press('Enter');
    await keyboard.type('chen');
    expect(await dialog(page).count()).toBe(0);
    await untilWritten(page, '/ kuchen');
    await keyboard.type(' mit');
    await untilWritten(page, '/ kuchen mit');
    expect(asked()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(recipe);
    await endVisit(visitor);
  });

  it('thinks better of it before the search is there, and has the keys back', async () => {
    const visitor = await stage.openPage(recipe);
    const { page } = visitor;
    const asked = await slowDown(page);
    await page.keyboard.type('/kuchen');
    await page.keyboard.press('Escape');
    await expect.poll(asked, patience).toBe(1);
    await page.keyboard.press('k');
    await cookMode(page).waitFor();
    await page.keyboard.press('Escape');
    await cookMode(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(slowMs);
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press('/');
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await endVisit(visitor);
  });

  it('runs nothing of the page from among the results', async () => {
    const visitor = await stage.openPage(recipe);
    const { page } = visitor;
    await page.keyboard.type('/kirschen');
    const found = dialog(page).getByRole('link', { name: 'Kuchen mit Kirschen' });
    await found.waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => found.evaluate((link) => link === document.activeElement), patience).toBe(true);
    await page.keyboard.press('k');
    expect(await field(page).inputValue(), 'letters go on in the field').toBe('kirschenk');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await page.keyboard.press('k');
    await cookMode(page).waitFor();
    await endVisit(visitor);
  });
});

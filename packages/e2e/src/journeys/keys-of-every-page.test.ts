import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';

describe('who works with the keyboard alone', () => {
  let stage: Stage;
  let cook: ApiClient;
  let listPath: string;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    for (const name of ['Apple crumble', 'Bean stew', 'Leek soup']) await cook.cook(name);
    const id = String(Object(await cook.change('POST', lists, { name: 'Weekly' })).id);
    for (const note of ['apples', 'beans', 'leek'])
      await cook.change('POST', '/api/households/shopping/items', { shoppingListId: id, note });
    listPath = `/shopping-lists/${id}`;
  });
  afterAll(() => stage.close());

  const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const focusedText = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('article, [data-part="item"]')?.textContent ?? '');

  /** A page whose keys have arrived. */
  async function open(path: string): Promise<Visitor> {
    const visitor = await stage.openPage(path);
    await visitor.page.waitForLoadState('networkidle');
    return visitor;
  }

  /** Asks for the keys; their code may still be on its way. */
  async function ask(page: Page): Promise<void> {
    const isAsked = async () => {
      await page.keyboard.press('?');
      return help(page).isVisible();
    };
    await expect.poll(isAsked, patience).toBe(true);
  }

  it('finds the keys of each page below a question mark', async () => {
    const visitor = await open('/g/home/r/leek-soup');
    const { page } = visitor;
    await ask(page);
    for (const name of ['On this page', 'On every page', 'Go to'])
      await help(page).getByRole('heading', { name }).waitFor();
    for (const name of ['Cook', 'Commands', 'Timeline', 'Write a recipe'])
      expect(await help(page).getByText(name, { exact: true }).count(), name).toBe(1);
    await scan(page, 'shortcuts-of-recipe');
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
    await page.goto('/household/mealplan/planner/view');
    await page.locator('h1:visible').waitFor();
    await page.waitForLoadState('networkidle');
    await ask(page);
    await help(page).getByText('Recipes', { exact: true }).waitFor();
    expect(await help(page).getByText('Cook', { exact: true }).count()).toBe(0);
    await endVisit(visitor);
  });

  it('goes from place to place with two keys', async () => {
    const visitor = await open('/g/home/r/leek-soup');
    const { page } = visitor;
    for (const [keys, path] of [
      ['gp', /mealplan\/planner/],
      ['gs', /shopping-lists/],
      ['gt', /recipes\/timeline/],
      ['gr', /\/g\/home$/],
      ['c', /r\/create\/new/],
    ] as const) {
      await page.keyboard.type(keys);
      await page.waitForURL(path);
      await page.locator('h1:visible').waitFor();
    }
    await page.goto('/g/home/r/leek-soup');
    await page.locator('h1:visible').waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('g');
    await page.waitForTimeout(1300);
    await page.keyboard.press('t');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname, 'the second key came too late').toBe('/g/home/r/leek-soup');
    await endVisit(visitor);
  });

  it('plans a recipe and puts it on a list', async () => {
    const visitor = await open('/g/home/r/leek-soup');
    const { page } = visitor;
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Plan “Leek soup”' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('gr');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname, 'a dialog keeps its keys').toBe('/g/home/r/leek-soup');
    await endVisit(visitor);
  });

  it('steps through cards and rows', async () => {
    const visitor = await open('/g/home?orderBy=name&orderDirection=asc');
    const { page } = visitor;
    await page.keyboard.press('j');
    await expect.poll(() => focusedText(page), patience).toContain('Apple crumble');
    await page.keyboard.press('j');
    await expect.poll(() => focusedText(page), patience).toContain('Bean stew');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForURL('/g/home/r/apple-crumble');
    await page.goto(listPath);
    await page.locator('[data-part="item"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const name of ['apples', 'beans', 'leek']) {
      await page.keyboard.press('j');
      await expect.poll(() => focusedText(page), patience).toContain(name);
    }
    await page.keyboard.press('k');
    await page.keyboard.press('Space');
    await expect
      .poll(async () => {
        const { body } = await cook.get(`/api/households/shopping/lists/${listPath.split('/').at(-1) ?? ''}`);
        const items = Object(body).listItems as { note: string; checked: boolean }[];
        return items.filter(({ checked }) => checked).map(({ note }) => note);
      }, patience)
      .toEqual(['beans']);
    await endVisit(visitor);
  });

  it('is left alone while typing, and where single keys are switched off', async () => {
    const visitor = await open('/g/home/r/leek-soup');
    const { page } = visitor;
    await ask(page);
    await help(page).getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await help(page).waitFor({ state: 'detached' });
    await page.keyboard.type('?gr');
    await page.waitForTimeout(300);
    expect(await help(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/g/home/r/leek-soup');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('?gr');
    expect(await page.getByRole('combobox').inputValue()).toBe('?gr');
    await endVisit(visitor);
  });

  it('sees nothing move where less motion is wanted, and every word in high contrast', async () => {
    const visitor = await stage.signedInVisitor();
    const { page, context } = visitor;
    await context.addInitScript(() => localStorage.setItem('hearth.display', '{"contrast":"high"}'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/g/home/r/leek-soup');
    await page.locator('h1:visible').waitFor();
    await page.waitForLoadState('networkidle');
    for (const keys of ['?', 'Control+k']) {
      await page.keyboard.press(keys);
      await page.getByRole('dialog').waitFor();
      expect(await measureTransition(page), keys).toBeLessThanOrEqual(0.08);
      await scan(page, keys === '?' ? 'shortcuts-high-contrast' : 'palette-high-contrast');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await endVisit(visitor);
  });

  /** In seconds, of everything in the dialog that moves other than by fading. */
  const measureTransition = (page: Page) =>
    page.getByRole('dialog').evaluate((dialog) => {
      const all = [dialog, ...dialog.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const moving = all.filter(({ transitionProperty }) => transitionProperty !== 'none');
      return Math.max(0, ...moving.map(({ transitionDuration }) => Number.parseFloat(transitionDuration)));
    });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../a11y/furnish.ts';
import { openList } from '../a11y/shop-screens.ts';
import { axeViolations } from '../harness/screens/axe.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

/** Rows of a page, the way to it, and how high they may be in compact lists, in pixels. */
const rows: readonly (readonly [name: string, row: string, open: (page: Page) => Promise<unknown>])[] = [
  ['the drawer', 'aside nav a', (page) => page.goto('/g/home')],
  ['the settings', '[data-part="settings-rail"] li a', (page) => page.goto('/user/profile')],
  ['ingredients', 'main li label:has(input)', (page) => page.goto('/g/home/r/tomato-soup')],
  ['a shopping list', '[data-part="item"] label', openList],
  ['a table of data', '[role="row"][data-index]', (page) => page.goto('/group/data/foods')],
];

/** Taller rows, which only have to be less high in compact lists. */
const tallRows: typeof rows = [
  ['a card of settings', 'main .mantine-Switch-root', (page) => page.goto('/household')],
  ['checks of the server', 'main li', (page) => page.goto('/admin/site-settings')],
  ['two-line entries', 'main li a', (page) => page.goto('/admin/manage/households')],
  ['a planned meal', '[data-entry]', (page) => page.goto('/household/mealplan/planner/view')],
];

const measureHeight = async (page: Page, row: string) => {
  const found = page.locator(row).first();
  await found.waitFor();
  return found.evaluate((element) => element.getBoundingClientRect().height);
};

async function measureHeights(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const [, row, open] of [...rows, ...tallRows]) {
    await open(page);
    heights.push(await measureHeight(page, row));
  }
  return heights;
}

const choose = async (page: Page, group: string, choice: string) => {
  const chip = page.getByRole('group', { name: group }).getByRole('button', { name: choice });
  await chip.click();
  await expect.poll(() => chip.getAttribute('aria-pressed'), patience).toBe('true');
};

/** Notes the marks of the page when its body begins, before there is anything to paint, and when its HTML is complete. */
async function noteFirstMarks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { contrast, density } = document.documentElement.dataset;
      Object.assign(globalThis, { firstMarks: { contrast, density } });
    });
    // The script of the head has run when the first element of the body comes.
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      const { contrast, density } = document.documentElement.dataset;
      Object.assign(globalThis, { bodyMarks: { contrast, density } });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

const readMarks = (page: Page, name: string) =>
  page.evaluate((key) => (globalThis as unknown as Record<string, unknown>)[key], name);

describe('who wants more contrast and more rows', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    await furnish(stage.hearth);
  });
  afterAll(() => stage.close());

  it('chooses both on the page of the account, and finds them before the first paint', async () => {
    const visitor = await stage.openPage('/user/profile/edit');
    const { page } = visitor;
    const usual = await measureHeights(page);
    await page.goto('/user/profile/edit');
    await choose(page, 'Contrast', 'High');
    await choose(page, 'Density', 'Compact');
    const root = page.locator('html[data-contrast="high"][data-density="compact"]');
    await root.waitFor();
    await noteFirstMarks(page);
    await page.reload();
    await page.locator('h1:visible').waitFor();
    const marks = { contrast: 'high', density: 'compact' };
    expect(await readMarks(page, 'firstMarks')).toEqual(marks);
    expect(await readMarks(page, 'bodyMarks')).toEqual(marks);
    await choose(page, 'Theme', 'Dark');
    await scan(page, 'appearance-dark');
    await choose(page, 'Theme', 'Light');
    await scan(page, 'appearance-light');
    const compact = await measureHeights(page);
    for (const [index, [name]] of rows.entries()) {
      expect(compact[index], name).toBeLessThan(usual[index] ?? 0);
      expect(compact[index], name).toBeGreaterThanOrEqual(31);
      expect(compact[index], name).toBeLessThanOrEqual(40);
    }
    for (const [index, [name]] of tallRows.entries())
      expect(compact[rows.length + index], name).toBeLessThan(usual[rows.length + index] ?? 0);
    await page.goto('/user/profile/edit');
    await choose(page, 'Contrast', 'Normal');
    await choose(page, 'Density', 'Comfortable');
    await root.waitFor({ state: 'detached' });
    expect(await measureHeights(page)).toEqual(usual);
    await endVisit(visitor);
  });

  it.each(['light', 'dark'] as const)('reads text of 7:1 on the %s pages', async (scheme) => {
    const visitor = await stage.signedInVisitor({ scheme });
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: scheme, contrast: 'more' });
    for (const path of ['/g/home', '/g/home/r/tomato-soup', '/user/profile/edit']) {
      await page.goto(path);
      await page.locator('h1:visible').waitFor();
      await page.locator('html[data-contrast="high"]').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await axeViolations(page, ['color-contrast-enhanced']), path).toEqual([]);
    }
    await endVisit(visitor);
  });

  it('keeps rows of 44 px for fingers', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page, context } = visitor;
    await context.addInitScript(() => localStorage.setItem('hearth.display', '{"density":"compact"}'));
    await openList(page);
    await page.locator('html[data-density="compact"]').waitFor();
    expect(await measureHeight(page, '[data-part="item"] label')).toBeGreaterThanOrEqual(44);
    const row = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--hearth-row'),
    );
    expect(row).toBe('44px');
    await endVisit(visitor);
  });
});

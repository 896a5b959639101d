import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../a11y/furnish.ts';
import { endVisit, phone, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const pages = [
  '/settings',
  '/user/profile',
  '/user/profile/edit',
  '/user/profile/security',
  '/user/device',
  '/user/profile/api-tokens',
  '/household',
  '/household/members',
  '/household/webhooks',
  '/household/notifiers',
  '/group',
  '/group/data/foods',
  '/group/data/recipes',
  '/admin/site-settings',
  '/admin/manage/users',
  '/admin/manage/households',
  '/admin/manage/groups',
  '/admin/backups',
  '/admin/maintenance',
  '/admin/jobs',
  '/admin/debug/openai',
  '/admin/debug/parser',
];

/** Above it, the browsers' own measure calls a page unsteady. */
const limit = 0.1;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Notes every layout shift of the pages that open from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function measureShift(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.locator('h1:visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, value) => sum + value, 0);
}

describe('the settings', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    await furnish(stage.hearth);
  });
  afterAll(() => stage.close());

  it.each([
    ['a phone', phone],
    ['a desktop', {}],
  ])('stay where they are while they load, on %s', async (_, options) => {
    const visitor = await stage.signedInVisitor(options);
    await watchShifts(visitor.page);
    const moved: string[] = [];
    for (const path of pages) {
      const shift = await measureShift(visitor.page, path);
      if (shift >= limit) moved.push(`${path}: ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
    await endVisit(visitor);
  });

  it('are reached from a drawer in the order of use, which leads to the profile and out', async () => {
    const visitor: Visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    const openDrawer = async () => {
      await page.locator('header button[aria-expanded]').tap();
      await page.getByRole('dialog').locator('[data-part="account"]').waitFor();
    };
    await page.goto('/g/home');
    expect(
      await page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).count(),
    ).toBe(0);
    await openDrawer();
    const drawer = page.getByRole('dialog');
    const names = await drawer.locator('nav a').allInnerTexts();
    expect(names.slice(0, 4)).toEqual(['Recipes', 'Plan', 'Lists', 'Favorites']);
    expect(names.slice(-2)).toEqual(['Settings', 'Site settings']);
    expect(names.filter((name) => /Trash|API/.test(name))).toEqual([]);
    await scan(page);
    await drawer.locator('[data-part="account"]').tap();
    await page.waitForURL(/\/user\/profile$/);
    await page.goto('/settings');
    await page.getByRole('link', { name: /^Trash/ }).tap();
    await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
    await openDrawer();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).tap();
    await page.waitForURL(/\/login/);
    await endVisit(visitor);
  });
});

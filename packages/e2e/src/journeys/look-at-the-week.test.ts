import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { monday, plannedWeek, StoredPlan } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const planner = '/household/mealplan/planner/view';
/** Of the bar at the foot of a phone, where every name takes one line. */
const barHeight = 64;

describe('a household that looks at its week', () => {
  let stage: Stage;
  let cook: ApiClient;
  let plan: StoredPlan;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    plan = new StoredPlan(cook);
    await cook.cook('Leek soup', { totalTime: '40 minutes', recipeServings: 4 });
  });
  afterAll(() => stage.close());
  beforeEach(() => plan.clear());

  const days = (page: Page) => page.locator('[data-part="day"]');
  const boxes = (page: Page) =>
    days(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );

  const planSoup = async () => {
    const { id: recipeId } = Object((await cook.get('/api/recipes/leek-soup')).body) as { id: string };
    await cook.change('POST', '/api/households/mealplans', { date: monday, entryType: 'dinner', recipeId });
  };

  it('sees seven days side by side on a wide screen', async () => {
    await plan.note(monday, 'Rolls with a name that needs more than one line');
    for (const width of [1440, 1200]) {
      const visitor = await stage.signedInVisitor({ width });
      const { page } = visitor;
      await page.goto(plannedWeek);
      await days(page).first().waitFor();
      const places = await boxes(page);
      expect(new Set(places.map(({ y }) => y)).size, `rows at ${width}`).toBe(1);
      expect(new Set(places.map(({ x }) => x)).size, `columns at ${width}`).toBe(7);
      await scan(page, `plan-wide-${width}`);
      await endVisit(visitor);
    }
  });

  it('has the first day near the top of a phone', async () => {
    await planSoup();
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(plannedWeek);
    await days(page).first().waitFor();
    const [first] = await boxes(page);
    expect(first?.y).toBeLessThan(phone.height * 0.25);
    await scan(page, 'plan-view-phone');
    await endVisit(visitor);
  });

  it.each(['en-US', 'de-DE', 'ar-SA'])('reads days and places in one line on phones: %s', async (locale) => {
    await planSoup();
    const visitor = await stage.signedInVisitor({ ...phone, locale });
    const { page } = visitor;
    const range = page.locator('[data-part="range"]');
    const place = page.locator('nav [aria-current]:visible').filter({ has: page.locator('svg') });
    for (const path of [`${planner}?start=2029-12-28&end=${monday}`, planner]) {
      await page.goto(path);
      await range.waitFor();
      if (path !== planner) await page.locator('[data-part="buy-all"]').waitFor();
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: phone.height });
        expect(await textsTooLong(range), `${path} at ${width}`).toEqual([]);
        expect((await place.boundingBox())?.height, `the place at ${width}`).toBeLessThanOrEqual(barHeight);
      }
    }
    await endVisit(visitor);
  });

  it('hangs it on the fridge: paper has the days without their buttons', async () => {
    await planSoup();
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await page.getByRole('link', { name: 'Leek soup' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await days(page).count()).toBe(7);
    expect(await page.locator('main button:visible').count()).toBe(0);
    await endVisit(visitor);
  });

  it('goes back to today from the menu of a phone', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(plannedWeek);
    await page.getByRole('button', { name: 'More for these days' }).click();
    await scan(page, 'plan-menu-phone');
    await page.getByRole('menuitem', { name: 'Today' }).click();
    await expect.poll(() => new URL(page.url()).search, patience).toBe('');
    await endVisit(visitor);
  });

  it('sees what others plan meanwhile, and when it comes back to the page', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.clock.install();
    await plan.note(monday, 'One');
    await page.goto(plannedWeek);
    await page.getByText('One', { exact: true }).waitFor();
    await plan.note(monday, 'Two');
    await page.clock.fastForward('00:31');
    await page.getByText('Two', { exact: true }).waitFor();
    await plan.note(monday, 'Three');
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Three', { exact: true }).waitFor();
    expect(await days(page).count()).toBe(7);
    await endVisit(visitor);
  });
});

/** The shown texts of a button that take a second line or stand out of it. */
function textsTooLong(button: Locator): Promise<string[]> {
  return button.evaluate((frame) =>
    [...frame.querySelectorAll<HTMLElement>('[data-form]')]
      .filter((text) => text.offsetParent !== null)
      .filter(
        (text) =>
          text.getClientRects().length > 1 ||
          text.getBoundingClientRect().width > frame.getBoundingClientRect().width,
      )
      .map((text) => text.innerText),
  );
}

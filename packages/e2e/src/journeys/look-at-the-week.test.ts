import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endVisit } from '../harness/browser.ts';
import { monday, StoredPlan, weekAt } from '../harness/meal-plan.ts';
import { scan } from '../harness/scan.ts';
import { Stage } from '../harness/stage.ts';

describe('a household that looks at its week', () => {
  let stage: Stage;
  let plan: StoredPlan;
  beforeAll(async () => {
    stage = await Stage.open();
    plan = new StoredPlan(await stage.apiClient());
  });
  afterAll(() => stage.close());
  beforeEach(() => plan.clear());

  const days = (page: Page) => page.locator('[data-part="day"]');
  const boxes = (page: Page) =>
    days(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );

  it.each(['view', 'edit'] as const)('sees seven days side by side on a wide screen: %s', async (kind) => {
    await plan.note(monday, 'Rolls with a name that needs more than one line');
    for (const width of [1440, 1200]) {
      const visitor = await stage.signedInVisitor({ width });
      const { page } = visitor;
      await page.goto(weekAt(kind));
      await days(page).first().waitFor();
      const places = await boxes(page);
      expect(new Set(places.map(({ y }) => y)).size, `rows at ${width}`).toBe(1);
      expect(new Set(places.map(({ x }) => x)).size, `columns at ${width}`).toBe(7);
      await scan(page, `plan-wide-${kind}-${width}`);
      await endVisit(visitor);
    }
  });
});

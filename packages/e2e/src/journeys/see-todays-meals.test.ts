import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, phone } from '../harness/stage/browser.ts';
import { StoredPlan } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a member who opens the library on a day with a plan', () => {
  let stage: Stage;
  let cook: ApiClient;
  let plan: StoredPlan;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    plan = new StoredPlan(cook);
    await cook.cook('Leek soup');
  });
  afterAll(() => stage.close());

  it('sees in the library what is planned today, without a jump of the cards', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    const top = async () => (await page.getByRole('article').first().boundingBox())?.y;
    await page.goto('/g/home');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const strip = page.locator('[data-part="today"]');
    expect(await strip.count()).toBe(0);
    const before = await top();
    const { body } = await cook.get('/api/recipes/leek-soup');
    const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const wish = { date, recipeId: Object(body).id, entryType: 'dinner' };
    await cook.change('POST', '/api/households/mealplans', wish);
    await plan.note(date, 'Bread');
    await page.reload();
    await strip.waitFor();
    expect(await strip.innerText()).toMatch(/Today\s*Dinner\s*Leek soup\s*\+1/);
    expect(await top()).toBe(before);
    await scan(page, 'today-strip');
    await strip.getByRole('link', { name: 'Leek soup' }).click();
    await page.waitForURL(/r\/leek-soup/);
    await page.goBack();
    await strip.getByRole('link', { name: 'Today' }).click();
    await page.waitForURL(/mealplan\/planner\/view/);
    await endVisit(visitor);
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { monday, plannedWeek, StoredPlan, tuesday } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a household that cooks what it has planned', () => {
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    await cook.cook('Leek soup', { totalTime: '40 minutes', recipeServings: 4 });
  });
  afterAll(() => stage.close());
  beforeEach(() => new StoredPlan(cook).clear());

  const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

  it('buys for one day, or for all days that are shown, for as many as will eat', async () => {
    const recipeIngredient = [{ note: 'rice', quantity: 1 }];
    await cook.cook('Rice bowl', { recipeServings: 2, recipeIngredient });
    const { id: recipeId } = (await cook.get('/api/recipes/rice-bowl')).body as { id: string };
    const list = (await cook.change('POST', '/api/households/shopping/lists', { name: 'Market' })) as {
      id: string;
    };
    for (const [date, servings] of [
      [monday, 6],
      [tuesday, 2],
    ])
      await cook.change('POST', '/api/households/mealplans', { date, recipeId, servings });
    const bought = async () => {
      const { listItems } = (await cook.get(`/api/households/shopping/lists/${list.id}`)).body as {
        listItems: { note: string; quantity: number }[];
      };
      return listItems.map(({ note, quantity }) => [note, quantity]);
    };
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await day(page, monday).getByRole('button', { name: 'to a shopping list' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add to List' }).waitFor();
    await scan(page, 'plan-to-list');
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await expect.poll(bought, patience).toEqual([['rice', 3]]);
    await page.getByRole('button', { name: 'Add to shopping list', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await expect.poll(bought, patience).toEqual([['rice', 7]]);
    await endVisit(visitor);
  });

  it('does with a planned meal what is done with a recipe: buys for it, and says that it was cooked', async () => {
    const { id: recipeId } = (await cook.get('/api/recipes/leek-soup')).body as { id: string };
    await cook.change('POST', '/api/households/mealplans', { date: monday, recipeId, servings: 6 });
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(plannedWeek);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Actions for Leek soup' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Add to shopping list');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add to List' }).waitFor();
    await page.keyboard.press('Escape');
    await choose('I made this');
    await dialog.getByRole('textbox').first().fill('less salt');
    await scan(page, 'plan-cooked');
    await dialog.locator('button[type="submit"]').click();
    await expect.poll(() => dialog.count(), patience).toBe(0);
    const told = () => cook.get(`/api/recipes/timeline/events?page=1&perPage=-1`);
    await expect.poll(async () => JSON.stringify((await told()).body), patience).toContain('less salt');
    await endVisit(visitor);
  });
});

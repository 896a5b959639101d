import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/browser.ts';
import { scan } from '../harness/scan.ts';
import { Stage } from '../harness/stage.ts';

const notes = ['2 cups all-purpose flour', '3 large eggs', 'salt to taste', '1 cup stardust'];

describe('nutrition that is computed from the ingredients', () => {
  let stage: Stage;
  let path: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const slug = await (
      await stage.apiClient()
    ).cook('Pancakes', {
      recipeServings: 4,
      recipeIngredient: notes.map((note) => ({ note })),
      nutrition: { calories: '999' },
      settings: { showNutrition: true },
    });
    path = `/g/home/r/${slug}`;
  });
  afterAll(() => stage.close());

  const block = (page: Page) =>
    page.locator('main article details', { hasText: 'Nutrition from the ingredients' });

  it('is asked for when it is opened, says what it counted, and leaves what the recipe states', async () => {
    const visitor = await stage.openPage(path);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await block(page).waitFor();
    expect(await block(page).locator('table').count()).toBe(0);
    await block(page).locator('summary').click();
    await page.getByText('Computed from 2 of 4 ingredients').waitFor();
    expect(asked.filter((url) => url.endsWith('/nutrition/computed'))).toHaveLength(1);
    expect(await block(page).locator('tr', { hasText: 'Calories' }).textContent()).toContain('281');
    await page.getByText('2 ingredients left out').click();
    expect(await block(page).locator('li').allTextContents()).toEqual([
      'salt to tasteno amount',
      '1 cup stardustunknown food',
    ]);
    await scan(page, 'computed-nutrition');
    expect(await page.locator('main article table').first().textContent()).toContain('999');
    await endVisit(visitor);
  });

  it('opens by the keyboard, and among the notes on a phone', async () => {
    const visitor = await stage.openPage(path, phone);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Notes', exact: true }).click();
    await block(page).locator('summary').first().press('Enter');
    await page.getByText('Computed from 2 of 4 ingredients').waitFor();
    expect(await block(page).locator('tr').count()).toBe(10);
    await scan(page, 'computed-nutrition-phone');
    await endVisit(visitor);
  });

  it('is gone from every recipe by one switch of the household', async () => {
    const visitor = await stage.openPage('/household');
    const { page } = visitor;
    await page.getByRole('switch', { name: 'Compute nutrition' }).uncheck();
    const stored = async () =>
      Object(await (await visitor.context.request.get('/api/households/preferences')).json());
    await expect.poll(async () => (await stored()).showComputedNutrition, patience).toBe(false);
    await page.goto(path);
    await page.locator('main article table').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await block(page).count()).toBe(0);
    await endVisit(visitor);
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const notes = ['2 cups all-purpose flour', '3 large eggs', 'salt to taste', '1 cup stardust'];

describe('nutrition that is computed from the ingredients', () => {
  let stage: Stage;
  let path: string;
  let sharedPath: string;
  beforeAll(async () => {
    stage = await Stage.open();
    await (await Homes.of(stage.hearth)).open();
    const api = await stage.apiClient();
    const fields = (isPublic: boolean) => ({
      recipeServings: 4,
      recipeIngredient: notes.map((note) => ({ note })),
      nutrition: { calories: '999' },
      settings: { showNutrition: true, public: isPublic },
    });
    path = `/g/home/r/${await api.cook('Pancakes', fields(true))}`;
    const secret = await api.get(`/api/recipes/${await api.cook('Secret pancakes', fields(false))}`);
    const link = await api.change('POST', '/api/shared/recipes', { recipeId: Object(secret.body).id });
    sharedPath = `/g/home/shared/r/${Object(link).id}`;
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

  it('is there for visitors of a public recipe and of a shared one, on a phone as well', async () => {
    for (const [address, options, name] of [
      [path, { width: 1440, height: 900 }, 'visitor-computed-nutrition'],
      [sharedPath, phone, 'shared-computed-nutrition-phone'],
    ] as const) {
      const visitor = await stage.newVisitor(options);
      const { page } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(address);
      if (options === phone) await page.getByRole('button', { name: 'Notes', exact: true }).click();
      await block(page).locator('summary').first().press('Enter');
      await page.getByText('Computed from 2 of 4 ingredients').waitFor();
      expect(await block(page).locator('tr', { hasText: 'Calories' }).textContent()).toContain('281');
      expect(asked.filter((url) => url.endsWith('/nutrition/computed'))).toHaveLength(1);
      await block(page).scrollIntoViewIfNeeded();
      await scan(page, name);
      await endVisit(visitor);
    }
  });

  it('is gone from every recipe by one switch of the household, for visitors too', async () => {
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
    for (const address of [path, sharedPath]) {
      const guest = await stage.newVisitor();
      await guest.page.goto(address);
      await guest.page.locator('main article table').first().waitFor();
      await guest.page.waitForLoadState('networkidle');
      expect(await block(guest.page).count()).toBe(0);
      await endVisit(guest);
    }
  });
});

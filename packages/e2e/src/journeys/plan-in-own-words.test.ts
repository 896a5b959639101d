import type { MealKind, RecurringMeal } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monday, plannedWeek, StoredPlan } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const root = '/api/households/mealplans';

describe('a household that plans in its own words', () => {
  let stage: Stage;
  let cook: ApiClient;
  let plan: StoredPlan;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    plan = new StoredPlan(cook);
    visitor = await stage.signedInVisitor();
    ({ page } = visitor);
  });
  afterAll(async () => {
    await endVisit(visitor);
    await stage.close();
  });

  const dialog = () => page.getByRole('dialog');
  const openDay = async () => {
    await page.goto(plannedWeek);
    await page.locator(`[data-day="${monday}"] [data-part="new"]`).click();
    await dialog().waitFor();
  };
  const kinds = async () => (await cook.get(`${root}/kinds`)).body as MealKind[];

  it('names its meals', async () => {
    await page.goto('/household/mealplan/meals');
    await page.getByRole('button', { name: 'Name your own meals' }).click();
    await page.getByRole('button', { name: 'Change Dinner' }).click();
    await dialog().getByLabel('Name').fill('Supper');
    await dialog().getByLabel('Time').fill('18:30');
    await dialog().getByRole('button', { name: 'Teal' }).click();
    await scan(page, 'meal-kind-dialog');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText('Supper').first().waitFor();
    await page.getByRole('button', { name: 'Delete Side dish' }).click();
    await dialog().getByText('What is planned for it stays in the plan').waitFor();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await kinds()).length, patience).toBe(6);
    await scan(page, 'meal-kinds');
    expect(await kinds()).toContainEqual(
      expect.objectContaining({ name: 'Supper', time: '18:30', color: 'teal', entryType: 'dinner' }),
    );
  });

  it('plans leftovers for one of them with one tap', async () => {
    await openDay();
    await dialog().getByRole('button', { name: 'Leftovers' }).click();
    const entry = page.locator(`[data-day="${monday}"] section`, { hasText: 'Supper' });
    await entry.getByRole('button', { name: 'Leftovers', exact: true }).waitFor();
    expect(await plan.lines()).toEqual([`${monday} 0 Leftovers`]);
  });

  it('plans something every week, and ends it again', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await page.goto(`/household/mealplan/planner/view?start=${today}&end=${today}`);
    await page.locator('[data-part="new"]').click();
    await dialog().getByRole('switch', { name: 'Note only' }).click();
    await dialog().getByLabel('Title').fill('Pizza');
    await dialog().getByLabel('Repeat').selectOption({ label: 'Every week' });
    await scan(page, 'plan-repeat-dialog');
    await dialog().getByRole('button', { name: 'Create' }).click();
    await page.getByText('Repeats').first().waitFor();
    const series = async () => (await cook.get(`${root}/recurring`)).body as RecurringMeal[];
    expect(await series()).toMatchObject([{ title: 'Pizza', everyWeeks: 1, from: today }]);
    await expect.poll(async () => (await plan.lines()).length, patience).toBe(14);
    await page.locator('[data-entry] [data-handle]').click();
    await page.getByRole('menuitem', { name: 'Remove this and all that follow' }).click();
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Leftovers`]);
    expect(await series()).toEqual([]);
  });

  it('saves a week as a menu, lays it on another, and takes that back', async () => {
    await page.goto(plannedWeek);
    await page.getByRole('button', { name: 'More for these days' }).click();
    await page.getByRole('menuitem', { name: 'Save as a menu' }).click();
    await dialog().getByLabel('Name').fill('Winter');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Winter” was saved.').waitFor();
    await page.goto('/household/mealplan/planner/view?start=2030-01-14&end=2030-01-20');
    await page.getByRole('button', { name: 'More for these days' }).click();
    await page.getByRole('menuitem', { name: 'Plan a saved menu' }).click();
    await dialog().getByLabel('Menu').waitFor();
    await scan(page, 'plan-template-dialog');
    await dialog().getByRole('button', { name: 'Plan', exact: true }).click();
    await expect
      .poll(() => plan.lines(), patience)
      .toEqual([`${monday} 0 Leftovers`, '2030-01-14 0 Leftovers']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Leftovers`]);
  });
});

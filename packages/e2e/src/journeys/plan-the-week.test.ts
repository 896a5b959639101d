import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience } from '../harness/stage/browser.ts';
import { hasFocus, pressOn } from '../harness/screens/keys.ts';
import { dayAfter } from '../harness/data/days.ts';
import { monday, plannedWeek, StoredPlan, tuesday } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a household that plans its week', () => {
  let stage: Stage;
  let cook: ApiClient;
  let plan: StoredPlan;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    plan = new StoredPlan(cook);
    await cook.cook('Leek soup', { totalTime: '40 minutes', recipeServings: 4 });
    await cook.cook('Plum cake');
  });
  afterAll(() => stage.close());
  beforeEach(() => plan.clear());

  const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
  const entry = (page: Page, name: string) => page.locator('[data-entry]').filter({ hasText: name });

  it('finds the plan in the navigation, empty, and plans a recipe that it searches for', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.locator('nav a[href="/household/mealplan"]:visible').first().click();
    await page.waitForURL(/\/household\/mealplan\/planner\/view/);
    await page.getByText('Nothing planned for these days').waitFor();
    expect(await page.locator('[data-part="day"]').count()).toBe(7);
    await page.goto(plannedWeek);
    await day(page, monday).getByRole('button', { name: 'Plan something for' }).click();
    const dialog = page.getByRole('dialog');
    const create = dialog.getByRole('button', { name: 'Create' });
    expect(await create.isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: 'Recipe' }).fill('leek');
    await page.getByRole('option', { name: 'Leek soup' }).click();
    await dialog.getByRole('textbox', { name: 'Servings' }).fill('6');
    await scan(page, 'plan-entry');
    await create.click();
    await entry(page, 'Leek soup').getByText('6 servings').waitFor();
    const [only] = await plan.entries();
    expect(only).toMatchObject({ date: monday, entryType: 'dinner', servings: 6, title: '' });
    await day(page, monday).getByRole('heading', { name: 'Dinner' }).waitFor();
    await scan(page, 'plan-view');
    await day(page, monday).getByRole('link', { name: 'Leek soup' }).click();
    await page.waitForURL(/\/g\/home\/r\/leek-soup/);
    await endVisit(visitor);
  });

  it('plans the first recipe that a search finds with Enter, however early it is pressed', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    const search = page.getByRole('dialog').getByRole('combobox', { name: 'Recipe' });
    const planned = () => page.getByRole('button', { name: 'Plan something for' });
    await planned().first().click();
    await expect.poll(() => hasFocus(search), patience).toBe(true);
    await page.keyboard.type('plum');
    const hit = page.getByRole('option', { name: 'Plum cake' });
    await hit.waitFor();
    expect(await hit.locator('span').count()).toBeGreaterThan(1);
    const active = () => search.getAttribute('aria-activedescendant');
    await expect.poll(active, patience).toBe(await hit.getAttribute('id'));
    await scan(page, 'plan-entry-hits');
    await page.keyboard.press('Enter');
    await entry(page, 'Plum cake').waitFor();
    await planned().nth(1).click();
    await expect.poll(() => hasFocus(search), patience).toBe(true);
    await page.keyboard.type('leek');
    await page.keyboard.press('Enter');
    await entry(page, 'Leek soup').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const found = (await plan.entries()).map(({ date, entryType, recipe }) => [
      date,
      entryType,
      recipe?.name,
    ]);
    expect(found).toEqual([
      [monday, 'dinner', 'Plum cake'],
      [tuesday, 'dinner', 'Leek soup'],
    ]);
    await endVisit(visitor);
  });

  it('writes a note, changes its meal and its words by a tap on it', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await day(page, tuesday).getByRole('button', { name: 'Plan something for' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Note only' }).check();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Leftovers');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await entry(page, 'Leftovers').getByRole('button', { name: 'Leftovers', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Meal' }).selectOption('lunch');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Leftovers again');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('from Sunday');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.locator('[data-meal="lunch"]').getByText('from Sunday').waitFor();
    const now = async () =>
      (await plan.entries()).map(({ entryType, title, text }) => [entryType, title, text]);
    await expect.poll(now, patience).toEqual([['lunch', 'Leftovers again', 'from Sunday']]);
    await endVisit(visitor);
  });

  it('lets chance pick a recipe that the rules allow, and hears when there is none', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/household/mealplan/settings');
    const create = page.getByRole('button', { name: 'Create rule' });
    expect(await create.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Meal', exact: true }).selectOption('dessert');
    await page.getByRole('combobox', { name: 'Field' }).selectOption('name');
    await page.getByRole('textbox', { name: 'Value' }).fill('plum');
    const sentence = page.locator('[data-part="sentence"]').first();
    expect(await sentence.innerText()).toBe('Any day, Dessert: only recipes where Name contains plum');
    await create.click();
    await page.locator('[data-part="rule"]').getByText('Name contains plum').waitFor();
    await scan(page, 'plan-rules');

    await page.goto(plannedWeek);
    const random = async () => {
      await day(page, monday).getByRole('button', { name: 'Plan something for' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Meal' }).selectOption('dessert');
      await dialog.getByRole('button', { name: 'Random' }).click();
    };
    await random();
    await entry(page, 'Plum cake').waitFor();

    await page.goto('/household/mealplan/settings');
    await page.getByRole('button', { name: /^Edit rule/ }).click();
    const rule = page.locator('[data-part="rule"]');
    await rule.getByRole('textbox', { name: 'Value' }).fill('nothing at all');
    await rule.getByRole('button', { name: 'Save' }).click();
    await rule.getByText('Name contains nothing at all').waitFor();
    await page.goto(plannedWeek);
    await random();
    await page.getByRole('alert').filter({ hasText: 'No recipes match your rules' }).waitFor();
    expect(await plan.lines()).toEqual([`${monday} 0 Plum cake`]);

    await page.goto('/household/mealplan/settings');
    await page.getByRole('button', { name: /^Delete rule/ }).click();
    await page.getByText('No rules yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rule.getByText('Name contains nothing at all').waitFor();

    await cook.change('POST', '/api/households/mealplans/rules', { entryType: 'lunch' });
    await page.reload();
    const bins = page.getByRole('button', { name: /^Delete rule/ });
    await expect.poll(() => bins.count(), patience).toBe(2);
    await pressOn(page, bins.first());
    await expect.poll(() => bins.count(), patience).toBe(1);
    expect(await hasFocus(bins)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('No rules yet').waitFor();
    expect(await hasFocus(page.locator('main h1'))).toBe(true);
    await endVisit(visitor);
  });

  it('chooses other days by keys in a month that begins as the household has it', async () => {
    await cook.change('PUT', '/api/households/preferences', { firstDayOfWeek: 1 });
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await page.locator('[data-part="range"]').click();
    const dialog = page.getByRole('dialog');
    const weekdays = dialog.getByRole('columnheader');
    await expect.poll(() => weekdays.first().innerText(), patience).toMatch(/mon/i);
    await dialog.locator('[data-day="2030-01-07"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await scan(page, 'plan-range');
    expect(await dialog.getByRole('textbox', { name: 'Number of days' }).inputValue()).toBe('2');
    await dialog.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/start=2029-12-24&end=2029-12-25/);
    await endVisit(visitor);
  });

  it('plans a recipe from its page and from its card', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/r/leek-soup');
    await page.getByRole('button', { name: 'Plan', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByLabel('Another day');
    const today = await day.inputValue();
    await dialog.getByRole('button', { name: 'Tomorrow' }).click();
    expect(await day.inputValue()).toBe(dayAfter(1, today));
    await dialog.getByRole('button', { name: 'Open the calendar' }).click();
    await dialog.getByRole('table').getByRole('button', { pressed: true }).waitFor();
    await scan(page, 'plan-add-month');
    await dialog.getByRole('button', { name: 'Today' }).click();
    expect(await day.inputValue()).toBe(today);
    await dialog.getByRole('button', { name: 'Open the calendar' }).click();
    await day.fill(monday);
    expect(await dialog.getByRole('combobox', { name: 'Meal' }).inputValue()).toBe('dinner');
    await scan(page, 'plan-add');
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByText('Recipe added to mealplan').waitFor();
    await page.goto('/g/home');
    await page.getByRole('button', { name: 'Actions for Plum cake', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add to plan' }).click();
    await dialog.getByLabel('Another day').fill(tuesday);
    await dialog.getByRole('combobox', { name: 'Meal' }).selectOption('snack');
    await dialog.getByRole('button', { name: 'Add to plan' }).click();
    await page.getByText('Recipe added to mealplan').waitFor();
    expect(await plan.lines()).toEqual([`${monday} 0 Leek soup`, `${tuesday} 0 Plum cake`]);
    await endVisit(visitor);
  });

  it('hands its plan to a calendar program, and takes it back', async () => {
    await plan.note(monday, 'One');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/household/mealplan/settings');
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = await page.getByRole('textbox', { name: 'Address' }).inputValue();
    const calendar = await fetch(address);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(await calendar.text()).toContain('One');
    await page.getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('button', { name: 'Create address' }).waitFor();
    expect((await fetch(address)).status).toBe(404);
    await endVisit(visitor);
  });

  it('is led from older addresses to the plan', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    const days = 'start=2030-01-07&end=2030-01-08';
    for (const before of [
      '/group/mealplan/planner/edit',
      '/household/mealplan',
      '/household/mealplan/planner',
      '/household/mealplan/planner/edit',
    ]) {
      await page.goto(`${before}?${days}`);
      await page.waitForURL(`**/household/mealplan/planner/view?${days}`);
      await expect.poll(() => page.locator('[data-day]').count(), patience).toBe(2);
    }
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Plan');
    await endVisit(visitor);
  });
});

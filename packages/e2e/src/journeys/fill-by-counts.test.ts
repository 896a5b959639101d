import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plannedWeek, StoredPlan } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

let stage: Stage;
let plan: StoredPlan;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  stage = await Stage.open();
  const cook = await stage.apiClient();
  plan = new StoredPlan(cook);
  await cook.change('PUT', '/api/households/preferences', { firstDayOfWeek: 1 });
  for (const dish of ['Fish pie', 'Pasta al forno', 'Pasta with peas', 'Rice']) await cook.cook(dish);
  visitor = await stage.signedInVisitor();
  ({ page } = visitor);
});
afterAll(async () => {
  await endVisit(visitor);
  await stage.close();
});

/** Says how often recipes come whose name has that word. */
async function say(word: string, field: string, count: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a kind of recipe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you call it').fill(word);
  await dialog.getByLabel('Field', { exact: true }).selectOption({ label: 'Name' });
  await dialog.getByLabel('Value').fill(word);
  await dialog.getByLabel(field).selectOption(count);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('a household says how often, a week is filled by it, and what stays empty has its reason', async () => {
  await page.goto('/household/mealplan/settings');
  await say('Fish', 'At least per week', '1');
  await say('Pasta', 'At most per week', '1');
  await page.getByText('Fish: at least once a week').waitFor();
  await page.getByText('Pasta: at most once a week').waitFor();
  await page.getByLabel('The same recipe').selectOption({ label: 'Never again within 14 days' });
  await scan(page, 'plan-how-often');
  await page.goto(plannedWeek);
  await page.getByRole('button', { name: 'Fill 7 empty dinners' }).click();
  const reasons = page.getByRole('dialog', { name: 'What could not be planned' });
  await reasons.waitFor();
  await scan(page, 'plan-reasons');
  const text = (await reasons.textContent()) ?? '';
  expect(text.match(/3 recipes that match are planned within 14 days/g)).toHaveLength(1);
  expect(text).toContain('Jan 10, Jan 11, Jan 12, Jan 13');
  expect(text.match(/1 recipe would be one too many of “Pasta” this week \(at most 1\)/g)).toHaveLength(1);
  await reasons.getByRole('button', { name: 'Close' }).last().click();
  const names = async () => (await plan.entries()).map(({ recipe }) => recipe?.name ?? '').toSorted();
  await expect.poll(names, patience).toHaveLength(3);
  expect(await names()).toEqual(['Fish pie', expect.stringMatching(/^Pasta/), 'Rice']);
});

it('a recipe that nothing else may replace stays, and the reason is told', async () => {
  await page.goto(plannedWeek);
  await page.getByRole('button', { name: 'Actions for Rice', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Another recipe' }).click();
  const reasons = page.getByRole('dialog', { name: 'What could not be planned' });
  await reasons.getByText('planned within 14 days').waitFor();
  await reasons.getByRole('link', { name: 'Change the rules' }).click();
  await page.getByRole('button', { name: 'Delete: Fish' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const sentence = page.getByText('Fish: at least once a week');
  await expect.poll(() => sentence.isVisible(), patience).toBe(true);
});

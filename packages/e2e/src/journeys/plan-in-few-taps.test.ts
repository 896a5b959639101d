import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayAfter } from '../harness/data/days.ts';
import { StoredPlan } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

/** What a hand may have to do from the start of the app: each tap and each typed word counts. */
const most = { weekByHand: 9, weekByFilling: 2, restByFilling: 3, tonight: 4, searched: 5 };

/** A hand that counts what it does. */
class Hand {
  actions = 0;

  async tap(target: Locator): Promise<void> {
    this.actions += 1;
    await target.tap();
  }

  /** One action: letters that belong together. */
  async type(target: Locator, word: string): Promise<void> {
    this.actions += 1;
    await target.fill(word);
  }
}

describe('someone who plans in a hurry on a phone', () => {
  let stage: Stage;
  let plan: StoredPlan;
  let visitor: Visitor;
  let page: Page;
  let hand: Hand;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    plan = new StoredPlan(cook);
    for (const dish of 'Curry Dal Gnocchi Lasagne Pancakes Pizza Risotto Salad Tart'.split(' '))
      await cook.cook(dish);
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    await plan.clear();
    visitor = await stage.signedInVisitor(phone);
    ({ page } = visitor);
    hand = new Hand();
    await page.goto('/');
    await hand.tap(page.locator('nav a[href="/household/mealplan"]:visible'));
    await page.locator('[data-day]').first().waitFor();
    return () => endVisit(visitor);
  });

  const week = Array.from({ length: 7 }, (_, ahead) => dayAfter(ahead));
  const dinners = async () =>
    (await plan.entries()).map(({ date, entryType, recipe }) => [date, entryType, recipe?.name]);
  const option = (name: string) => page.getByRole('option', { name });

  it('chooses a dinner for each day of the week, and can take all of them back', async () => {
    await hand.tap(page.getByRole('button', { name: 'Choose dinners day by day' }));
    const dishes = ['Curry', 'Dal', 'Gnocchi', 'Lasagne', 'Pancakes', 'Pizza', 'Risotto'];
    await option('Dal').waitFor();
    await scan(page, 'plan-choose');
    for (const [place, dish] of dishes.entries()) {
      if (place > 0)
        await page
          .getByText(`“${dishes[place - 1]}” is planned for`)
          .last()
          .waitFor();
      await hand.tap(option(dish));
    }
    await expect.poll(dinners, patience).toEqual(week.map((date, place) => [date, 'dinner', dishes[place]]));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(hand.actions).toBeLessThanOrEqual(most.weekByHand);
    await page.getByText('7 dinners planned.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(dinners, patience).toEqual([]);
  });

  it('leaves days out, and keeps what was chosen until then', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Choose dinners day by day' }).tap();
    await dialog.getByRole('button', { name: 'Skip this day' }).tap();
    await option('Dal').tap();
    await page.getByText('“Dal” is planned for').last().waitFor();
    await dialog.getByRole('textbox').or(dialog.getByRole('combobox')).fill('pizz');
    await option('Pizza').tap();
    await page.getByText('“Pizza” is planned for').last().waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().tap();
    await page.getByText('2 dinners planned.').waitFor();
    expect(await dinners()).toEqual([
      [week[1], 'dinner', 'Dal'],
      [week[2], 'dinner', 'Pizza'],
    ]);
  });

  it('has the week filled', async () => {
    await hand.tap(page.getByRole('button', { name: 'Fill 7 empty dinners' }));
    await page.getByText('7 dinners planned by your rules.').waitFor();
    expect(hand.actions).toBeLessThanOrEqual(most.weekByFilling);
    const dishes = (await dinners()).map(([, , dish]) => dish);
    expect(new Set(dishes).size, 'dishes that differ').toBe(7);
  });

  it('fills what is left of a week that has begun', async () => {
    await plan.note(week[1] ?? '', 'Guests');
    await page.reload();
    await page.getByText('Guests').waitFor();
    await hand.tap(page.getByRole('button', { name: 'More for these days' }));
    await hand.tap(page.getByRole('menuitem', { name: 'Fill 6 empty dinners' }));
    await page.getByText('6 dinners planned by your rules.').waitFor();
    expect(hand.actions).toBeLessThanOrEqual(most.restByFilling);
  });

  it('plans tonight, with and without a search', async () => {
    const tonight = page.locator('[data-today] [data-part="new"]');
    const create = page.getByRole('dialog').getByRole('button', { name: 'Create' });
    await hand.tap(tonight);
    await hand.tap(option('Gnocchi'));
    await hand.tap(create);
    await expect.poll(dinners, patience).toEqual([[week[0], 'dinner', 'Gnocchi']]);
    expect(hand.actions).toBeLessThanOrEqual(most.tonight);
    await plan.clear();
    await page.reload();
    hand.actions = 1;
    await hand.tap(tonight);
    await hand.type(page.getByRole('combobox', { name: 'Recipe' }), 'tart');
    await hand.tap(option('Tart'));
    await hand.tap(create);
    await expect.poll(dinners, patience).toEqual([[week[0], 'dinner', 'Tart']]);
    expect(hand.actions).toBeLessThanOrEqual(most.searched);
  });
});

import type { CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { monday, plannedWeek, StoredPlan, tuesday } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a user who arranges the week', () => {
  let stage: Stage;
  let cook: ApiClient;
  let plan: StoredPlan;
  beforeAll(async () => {
    stage = await Stage.open();
    cook = await stage.apiClient();
    plan = new StoredPlan(cook);
  });
  afterAll(() => stage.close());
  beforeEach(() => plan.clear());

  const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
  const entry = (page: Page, name: string) => page.locator('[data-entry]').filter({ hasText: name });
  const findMenu = (page: Page, name: string) =>
    page.getByRole('button', { name: `Actions for ${name}`, exact: true });
  const measureMiddle = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (box === null) throw new Error('nothing to see there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  it('takes something off the plan, and has it back at its place', async () => {
    await plan.note(monday, 'One', 'Two', 'Three');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await findMenu(page, 'Two').press('Enter');
    await page.getByRole('menuitem', { name: 'Remove from the plan' }).press('Enter');
    const next = day(page, monday).getByRole('button', { name: 'Plan something for' });
    await expect.poll(() => next.evaluate((one) => one === document.activeElement), patience).toBe(true);
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 One`, `${monday} 1 Three`]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => plan.lines(), patience)
      .toEqual([`${monday} 0 One`, `${monday} 1 Two`, `${monday} 2 Three`]);
    await endVisit(visitor);
  });

  it('arranges the days with the keyboard only, and the focus goes along', async () => {
    await plan.note(monday, 'One', 'Two');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    const handle = findMenu(page, 'One');
    const hasFocus = () => handle.evaluate((one) => one === document.activeElement);
    await handle.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Two`, `${monday} 1 One`]);
    await expect.poll(hasFocus, patience).toBe(true);
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Two`, `${tuesday} 0 One`]);
    await expect.poll(hasFocus, patience).toBe(true);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Two`, `${monday} 1 One`]);
    await expect.poll(hasFocus, patience).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'To the next day' }).press('Enter');
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Two`, `${tuesday} 0 One`]);
    await expect.poll(hasFocus, patience).toBe(true);
    await endVisit(visitor);
  });

  it('names any other day in the dialog, and the entry comes last there', async () => {
    await plan.note(monday, 'One');
    await plan.note('2030-02-01', 'Two');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await findMenu(page, 'One').press('Enter');
    await page.getByRole('menuitem', { name: 'Edit entry' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Day').fill('2030-02-01');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => entry(page, 'One').count(), patience).toBe(0);
    await expect.poll(() => plan.lines(), patience).toEqual(['2030-02-01 0 Two', '2030-02-01 1 One']);
    await endVisit(visitor);
  });

  it('drags an entry with the mouse to a place in another day, and back with Escape', async () => {
    await plan.note(monday, 'One', 'Two');
    await plan.note(tuesday, 'Three');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    const from = await measureMiddle(entry(page, 'Two').locator('bdi'));
    const to = await measureMiddle(entry(page, 'Three'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 30, { steps: 8 });
    await page.locator('[data-drop="before"]').filter({ hasText: 'Three' }).waitFor();
    await scan(page, 'plan-dragging');
    await page.mouse.up();
    const moved = [`${monday} 0 One`, `${tuesday} 0 Two`, `${tuesday} 1 Three`];
    await expect.poll(() => plan.lines(), patience).toEqual(moved);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const again = await measureMiddle(entry(page, 'One').locator('bdi'));
    await page.mouse.move(again.x, again.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.locator('[data-dragged]').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => page.locator('[data-dragged]').count(), patience).toBe(0);
    expect(await plan.lines()).toEqual(moved);
    await endVisit(visitor);
  });

  it('shows a move at once, and takes it back with a way to try again when the server is away', async () => {
    await plan.note(monday, 'One');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await day(page, monday).locator('[data-entry]').waitFor();
    // Nothing else gets through either, so that only the page itself can take it back.
    const calls = /\/api\/households\/mealplans/;
    await page.route(calls, (route) => route.abort());
    await findMenu(page, 'One').press('Alt+ArrowRight');
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await day(page, monday).locator('[data-entry]').waitFor();
    await page.unroute(calls);
    await retry.click();
    await day(page, tuesday).locator('[data-entry]').waitFor();
    await expect.poll(() => plan.lines(), patience).toEqual([`${tuesday} 0 One`]);
    await endVisit(visitor);
  });

  it('drags a meal to another one of its day, and takes that back', async () => {
    await plan.note(monday, 'One');
    const lunch = { date: monday, title: 'Two', entryType: 'lunch' };
    await cook.change('POST', '/api/households/mealplans', lunch);
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    const meals = async () => (await plan.entries()).map(({ title, entryType }) => [title, entryType]);
    const from = await measureMiddle(entry(page, 'One').locator('bdi'));
    const to = await measureMiddle(entry(page, 'Two'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 15, { steps: 8 });
    await page.locator('[data-drop="behind"]').filter({ hasText: 'Two' }).waitFor();
    await page.mouse.up();
    await page.getByText('“One” moved to Monday, January 7: Lunch, position 2.').waitFor();
    await expect
      .poll(async () => (await meals()).toSorted(), patience)
      .toEqual([
        ['One', 'lunch'],
        ['Two', 'lunch'],
      ]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(meals, patience).toEqual([
      ['One', 'dinner'],
      ['Two', 'lunch'],
    ]);
    await entry(page, 'Two').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'To the next day' }).click();
    await day(page, tuesday).getByText('Two').waitFor();
    await endVisit(visitor);
  });

  it('drags a card with a finger that rests first on a tablet', async () => {
    const slug = await cook.cook('Bean soup');
    const { id: recipeId } = (await cook.get(`/api/recipes/${slug}`)).body as { id: string };
    await cook.change('POST', '/api/households/mealplans', { date: monday, recipeId });
    const visitor = await stage.signedInVisitor({ width: 820, height: 1100, isTouch: true });
    const { page } = visitor;
    await page.goto(plannedWeek);
    const touch = await visitor.context.newCDPSession(page);
    const from = await measureMiddle(entry(page, 'Bean soup').locator('bdi'));
    const to = await measureMiddle(day(page, tuesday));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [from]);
    await page.locator('[data-dragged]').waitFor();
    await send('touchMove', [to]);
    await page.locator(`[data-day="${tuesday}"][data-over]`).waitFor();
    await send('touchEnd', []);
    await expect.poll(() => plan.lines(), patience).toEqual([`${tuesday} 0 Bean soup`]);
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(page.url()).toContain(plannedWeek);
    await endVisit(visitor);
  });

  it('plans a note, copies the days shown to others, and takes the copies back', async () => {
    await plan.note(monday, 'One', 'Two');
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(plannedWeek);
    await day(page, tuesday).getByRole('button', { name: 'Plan something for' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Note only' }).check();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Three');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await day(page, tuesday).getByText('Three').waitFor();
    await page.getByRole('button', { name: 'More for these days' }).click();
    await page.getByRole('menuitem', { name: 'Copy to other days…' }).click();
    await dialog.getByText('Copy 3 entries').waitFor();
    await scan(page, 'plan-copy');
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('3 entries copied.').waitFor();
    const shown = [`${monday} 0 One`, `${monday} 1 Two`, `${tuesday} 0 Three`];
    const copies = ['2030-01-14 0 One', '2030-01-14 1 Two', '2030-01-15 0 Three'];
    await expect.poll(() => plan.lines(), patience).toEqual([...shown, ...copies]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => plan.lines(), patience).toEqual(shown);
    await endVisit(visitor);
  });

  it('fills the dinners that are empty, and takes them back', async () => {
    await cook.cook('Pea soup');
    await plan.note(monday, 'Guests');
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto(plannedWeek);
    await page.getByRole('button', { name: 'More for these days' }).click();
    await page.getByRole('menuitem', { name: 'Fill 6 empty dinners' }).click();
    await page.getByText('6 dinners planned by your rules.').waitFor();
    const filled = (await plan.entries()).filter(({ recipe }) => recipe !== null);
    expect(new Set(filled.map(({ date }) => date)).size).toBe(6);
    expect(filled.map(({ date, entryType }) => [date, entryType])).not.toContainEqual([monday, 'dinner']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Guests`]);
    await endVisit(visitor);
  });

  it('drags with a finger by the grip on a phone', async () => {
    await plan.note(monday, 'One', 'Two');
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(plannedWeek);
    const touch = await visitor.context.newCDPSession(page);
    await entry(page, 'Two').waitFor();
    await scan(page, 'plan-edit-phone');
    const from = await measureMiddle(entry(page, 'Two').locator('[data-grip]'));
    const to = await measureMiddle(entry(page, 'One'));
    await dragByTouch(touch, from, { x: to.x, y: to.y - 40 });
    await expect.poll(() => plan.lines(), patience).toEqual([`${monday} 0 Two`, `${monday} 1 One`]);
    await endVisit(visitor);
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function dragByTouch(touch: CDPSession, from: Point, to: Point): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  const steps = 10;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await send('touchEnd', []);
}

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endVisit, patience, phone, signInQuietly, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const name = 'Grandmother’s satay noodles with a name that no phone has room for';

describe('a cook who goes by the steps', () => {
  let stage: Stage;
  let path: string;
  beforeAll(async () => {
    stage = await Stage.open();
    const api = await stage.apiClient();
    const foods = ['butter', 'peanut butter', 'egg', 'noodles'];
    const [butter, peanut, egg, noodles] = await Promise.all(
      foods.map((food) => api.change('POST', '/api/foods', { name: food, pluralName: null })),
    );
    const slug = await api.cook(name, {
      recipeIngredient: [
        { quantity: 1, food: butter, note: '' },
        { quantity: 2, food: peanut, note: '' },
        { quantity: 3, food: egg, note: '' },
        { quantity: 4, food: noodles, note: '' },
      ],
      recipeInstructions: [
        { text: 'Stir the peanut butter into 2 cups of **water** for 5 minutes.', ingredientReferences: [] },
        { text: 'Boil the noodles for 10 minutes in a 2 quart pan, with 3 egg.', ingredientReferences: [] },
        { text: 'Rest for 15 minutes, at 200 °C, then for 20 minutes.', ingredientReferences: [] },
      ],
      settings: { disableAmount: false },
    });
    path = `/g/home/r/${slug}`;
  });
  afterAll(() => stage.close());

  const ofStep = (page: Page) => page.locator('[data-part="cook"] [data-part="ingredient"]:visible');
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

  it('sees at each step what its text names, and all the rest behind one tap', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(`${path}?cook=1`);
    await expect.poll(() => ofStep(page).allInnerTexts(), patience).toEqual(['2 peanut butter']);
    await next(page);
    await expect.poll(() => ofStep(page).allInnerTexts(), patience).toEqual(['3 egg', '4 noodles']);
    await next(page);
    await page.getByText('No ingredients in this step.').waitFor();
    expect(await ofStep(page).count()).toBe(0);
    await page.getByText('All ingredients').tap();
    await expect.poll(() => ofStep(page).count(), patience).toBe(4);
    await scan(page, 'cook-nothing-named');
    await endVisit(visitor);
  });

  it('sees all steps at once; those that are done stay readable on the page until it starts over', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(`${path}?cook=1`);
    await page.getByRole('button', { name: 'All steps' }).tap();
    const overview = page.getByRole('region', { name: 'All steps' });
    await overview.getByRole('button', { name: /^3 Rest for/ }).waitFor();
    expect((await overview.boundingBox())?.height).toBeGreaterThan(3 * 56);
    await scan(page, 'cook-all-steps');
    await overview.getByRole('button', { name: /^1 Stir/ }).tap();
    await next(page);
    await page.getByRole('button', { name: 'Leave cook mode' }).tap();
    await page.locator('main').getByRole('button', { name: 'Steps', exact: true }).tap();
    const done = page.locator('[data-part="step"]').filter({ has: page.locator('[aria-pressed="true"]') });
    const texts = [expect.stringContaining('Stir the peanut butter')];
    await expect.poll(() => done.allInnerTexts(), patience).toEqual(texts);
    await scan(page, 'recipe-step-done');
    await page.getByRole('button', { name: 'Start over' }).tap();
    await expect.poll(() => done.count(), patience).toBe(0);
    await endVisit(visitor);
  });

  it('leaves no trace of cook mode in the history', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('link', { name }).first().tap();
    await page.getByRole('link', { name: 'Cook', exact: true }).tap();
    await page.locator('[data-part="cook-step"]').waitFor();
    await page.getByRole('button', { name: 'Leave cook mode' }).tap();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(page.url()).toMatch(new RegExp(`${path}$`));
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname, patience).toBe('/g/home');
    await endVisit(visitor);
  });

  it('reads the amounts of the list in the steps, and what the recipe says', async () => {
    const visitor = await stage.signedInVisitor({ width: 1440 });
    const { page } = visitor;
    await page.goto(path);
    const steps = page.locator('[data-part="step"]');
    await steps.first().getByText('into 2 cups of').waitFor();
    expect(await page.locator('[title^="In the recipe"]').count()).toBe(0);
    await page.getByRole('button', { name: '2 ×', exact: true }).click();
    await page.getByTitle('In the recipe: 2 cups').waitFor();
    await expect
      .poll(() => steps.allInnerTexts(), patience)
      .toEqual([
        expect.stringContaining('into 4 cups of water for 5 minutes.'),
        expect.stringContaining('for 10 minutes in a 2 quart pan, with 6 egg.'),
        expect.stringContaining('Rest for 15 minutes, at 200 °C, then for 20 minutes.'),
      ]);
    await scan(page, 'recipe-scaled-steps');
    await page.getByRole('button', { name: '1 ×', exact: true }).click();
    await expect.poll(() => page.locator('[title^="In the recipe"]').count(), patience).toBe(0);
    await endVisit(visitor);
  });

  it('starts a usual time with one tap, and tells the timers of a recipe apart', async () => {
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(`${path}?cook=1`);
    await next(page);
    await next(page);
    for (const time of ['15 minutes', '20 minutes']) await page.getByTitle(`Start a timer: ${time}`).tap();
    await page.getByRole('button', { name: 'Set a timer' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is it for?').fill('Tea');
    await scan(page, 'timer-usual-times');
    await dialog.getByRole('button', { name: '5 min', exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-part="timers"] [aria-expanded]').tap();
    const rows = page.locator('[data-part="timer"]');
    await expect.poll(() => rows.count(), patience).toBe(3);
    const [first, second, third] = await rows.allInnerTexts();
    expect(first).toMatch(/^step 3 \(15:00\)\n/i);
    expect(second).toMatch(/^step 3 \(20:00\)\n/i);
    expect(third).toMatch(/^Tea\n[^]*\n(?:5:00|4:5\d)\n/);
    expect(await rows.locator('bdi:first-child').evaluateAll(cut)).toEqual([]);
    await scan(page, 'timers-apart');
    await endVisit(visitor);
  });

  it.each([
    ['refuses', refuseWakeLock, 'This device is not keeping the screen on'],
    ['lacks', removeWakeLock, 'The screen may turn off while you cook.'],
  ])('is told once when the browser %s to keep the screen on', async (_what, prepare, words) => {
    const visitor = await stage.newVisitor(phone);
    await visitor.context.addInitScript(prepare);
    await signInAndCook(visitor, path);
    const { page } = visitor;
    const hint = page.locator('[data-part="wake-hint"]');
    await hint.getByText(words).waitFor();
    await next(page);
    await scan(page, `wake-${_what}`);
    await hint.getByRole('button', { name: 'Got it' }).tap();
    await expect.poll(() => hint.count(), patience).toBe(0);
    await page.reload();
    await page.getByText('Screen may turn off').waitFor();
    expect(await hint.count()).toBe(0);
    await endVisit(visitor);
  });

  async function signInAndCook({ context, page }: Visitor, where: string): Promise<void> {
    await signInQuietly(context, stage.hearth);
    await page.goto(`${where}?cook=1`);
    await page.locator('[data-part="cook-step"]').waitFor();
  }
});

function refuseWakeLock(): void {
  const request = () => Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, get: () => ({ request }) });
}

function removeWakeLock(): void {
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
}

/** The texts that are wider than their box. */
function cut(elements: Element[]): (string | null)[] {
  return elements.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
}

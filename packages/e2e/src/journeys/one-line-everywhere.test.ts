import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monday, plannedWeek } from '../harness/screens/meal-plan.ts';
import { type ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const wide = { width: 1440, height: 900 };
const servings = 4;
const page = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Garden stew',
  recipeYield: '4 servings',
  recipeIngredient: [
    '2 cups frozen peas (300 g)',
    '3-4 onions, diced',
    '1 can (400 g) chopped tomatoes',
    '1 tbsp olive oil, plus 1 tsp for frying',
    '300 g lentils',
  ],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer for 20 minutes.' }],
};
const threeTimes = [
  '6 cups frozen peas (900 g)',
  '9–12 onions, diced',
  '3 cans (400 g) chopped tomatoes',
  '3 tbsp olive oil, plus 3 tsp for frying',
  '900 g lentils',
];

describe('the lines of an imported recipe, three times', () => {
  let stage: Stage;
  let api: ApiClient;
  let cook: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await api.post('/api/recipes/create/html-or-json', {
      data: `<!doctype html><title>Stew</title><script type="application/ld+json">${JSON.stringify(page)}</script>`,
    });
    for (const name of ['From the page', 'From the plan'])
      await api.post('/api/households/shopping/lists', { name });
    cook = await stage.signedInVisitor(wide);
    await cook.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await cook.context.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
    });
  });
  afterAll(() => stage.close());

  const readAll = (one: Page, part: string) => async () =>
    (await one.locator(`${part}:visible`).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

  it('are the same on the page, on paper and on the clipboard', async () => {
    const { page: shown } = cook;
    await shown.goto('/g/home/r/garden-stew');
    const lines = readAll(shown, '[data-part="ingredient"]');
    await expect.poll(lines, patience).toEqual(page.recipeIngredient);
    for (let more = servings; more < 3 * servings; more += 1) await shown.keyboard.press('+');
    await expect.poll(lines, patience).toEqual(threeTimes);

    await shown.getByRole('button', { name: 'Copy ingredients' }).first().click();
    const copied = () => shown.evaluate(() => navigator.clipboard.readText());
    await expect.poll(async () => (await copied()).split('\n'), patience).toEqual(threeTimes);

    await shown.keyboard.press('Control+p');
    await shown.locator('html[data-asked-to-print]').waitFor();
    await shown.emulateMedia({ media: 'print' });
    await expect
      .poll(readAll(shown, '[data-part="print-sheet"] li'), patience)
      .toEqual(expect.arrayContaining(threeTimes));
    await shown.emulateMedia({ media: 'screen' });
    await shown.evaluate(() =>
      ['afterprint', 'focus'].forEach((name) => globalThis.dispatchEvent(new Event(name))),
    );
  });

  it('are those that the dialog shows and the list gets', async () => {
    const { page: shown } = cook;
    await shown.goto('/g/home/r/garden-stew');
    await expect.poll(readAll(shown, '[data-part="ingredient"]'), patience).toEqual(threeTimes);
    await shown.getByRole('button', { name: 'List', exact: true }).first().click();
    await addTo(shown, 'From the page');
    expect(await readList('From the page')).toEqual(threeTimes.toSorted());
  });

  it('are those of a meal that is planned for so many', async () => {
    const recipe = (await api.get('/api/recipes/garden-stew')).body as { id: string };
    await api.post('/api/households/mealplans', {
      date: monday,
      recipeId: recipe.id,
      servings: 3 * servings,
    });
    const { page: shown } = cook;
    await shown.goto(plannedWeek);
    await shown
      .getByRole('button', { name: /to a shopping list/ })
      .first()
      .click();
    await addTo(shown, 'From the plan');
    expect(await readList('From the plan')).toEqual(threeTimes.toSorted());
  });

  it('run in the direction of their words, whatever the reader’s language', async () => {
    const reader = await stage.signedInVisitor({ ...wide, locale: 'ar-SA' });
    await reader.page.goto('/g/home/r/garden-stew?servings=5');
    const line = reader.page.locator('[data-part="ingredient"]', { hasText: 'onions' });
    await expect.poll(() => line.locator('strong').innerText(), patience).toContain('≈');
    const direction = await line
      .locator('strong')
      .locator('..')
      .evaluate((element) => getComputedStyle(element).direction);
    expect(direction).toBe('ltr');
    await endVisit(reader);
  });

  /** Chooses a list in the open dialog, sees the lines in it, and adds them. */
  async function addTo(shown: Page, list: string): Promise<void> {
    const dialog = shown.getByRole('dialog');
    await dialog.locator('[data-part="target"]').filter({ hasText: list }).first().click();
    await expect.poll(readAll(shown, '[role="dialog"] label'), patience).toEqual(threeTimes);
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await shown.getByText('Successfully added to list').waitFor();
  }

  /** The rows of a list as a reader sees them. */
  async function readList(name: string): Promise<string[]> {
    const { page: shown } = cook;
    await shown.goto('/shopping-lists');
    await shown.getByRole('link', { name }).first().click();
    await expect.poll(async () => (await rows()).length, patience).toBe(threeTimes.length);
    return (await rows()).toSorted();
  }

  async function rows(): Promise<string[]> {
    return readAll(cook.page, '[data-part="item"] [data-field="main"] > span:first-child')();
  }
});

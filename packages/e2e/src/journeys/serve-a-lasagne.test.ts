import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monday, plannedWeek } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/lasagne';
const forNine = `${path}?servings=9`;
/** What nine people need of it all: the recipe is for six, its sauce is half of one, its dough one. */
const needed = ['18 slices mozzarella', '600 g tomatoes', '1 ½ onion', '600 g flour', '6 eggs'];
const importing = { timeout: 60_000 };

describe('a lasagne of a sauce and a dough that are recipes, for nine', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await writeRecipes(api);
    await api.change('POST', '/api/households/shopping/lists', { name: 'Market' });
    visitor = await stage.signedInVisitor();
    page = visitor.page;
  });
  afterAll(() => stage.close());

  it('is planned, and all that is in it is put on the list from there', async () => {
    const { id: recipeId } = Object((await api.get('/api/recipes/lasagne')).body);
    await api.change('POST', '/api/households/mealplans', { date: monday, recipeId, servings: 9 });
    await page.goto(plannedWeek);
    await page.locator(`[data-day="${monday}"]`).getByRole('button', { name: 'to a shopping list' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Tomato sauce' }).waitFor();
    for (const text of needed) await dialog.getByText(text).waitFor();
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await listed(api)).toEqual([
      [1.5, 'onion'],
      [6, 'egg'],
      [18, 'mozzarella'],
      [600, 'flour'],
      [600, 'tomatoes'],
    ]);
  });

  it('is cooked with timers of all three, each in its tab', async () => {
    await page.goto(`${forNine}&cook=1`);
    await row(page, 'Tomato sauce').getByText('450 g').waitFor();
    const tabs = page.getByRole('navigation', { name: 'Recipes you are cooking' });
    for (const [name, time] of [
      ['Tomato sauce', '20 minutes'],
      ['Pasta dough', '30 minutes'],
    ] as const) {
      await row(page, name)
        .getByRole('link', { name: `Cook ${name} in a tab` })
        .click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByTitle(`Start a timer: ${time}`).first().click();
      await tabs.getByRole('link', { name: 'Lasagne' }).click();
      await page.getByRole('heading', { level: 1, name: 'Lasagne' }).waitFor();
    }
    await page.getByTitle('Start a timer: 45 minutes').first().click();
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Lasagne', 'Tomato sauce', 'Pasta dough']);
    await page.locator('[data-part="timers"] [aria-expanded]').first().click();
    await expect.poll(() => page.locator('[data-part="timer"]').count(), patience).toBe(3);
    await scan(page, 'lasagne-timers');
  });

  it('is printed with what nine need', async () => {
    await page.goto(forNine);
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await row(page, 'Tomato sauce').getByText('Make first').waitFor();
    await page.keyboard.press('Control+p');
    const sheet = page.locator('[data-part="print-sheet"]');
    for (const text of needed) await expect.poll(() => sheet.textContent(), patience).toContain(text);
  });

  it('is shown with the same amounts where it has been moved to', async () => {
    const here = await shownForNine(page);
    expect(here.join('\n')).toContain('600 g flour');
    const archive = await fetch(new URL('/api/recipes/exports/archive?format=zip', stage.hearth.url), {
      headers: { authorization: `Bearer ${await stage.hearth.signIn()}` },
    });
    const buffer = Buffer.from(await archive.arrayBuffer());
    const elsewhere = await Stage.open();
    try {
      const guest = await elsewhere.signedInVisitor();
      await guest.page.goto('/group/migrations');
      const file = { name: 'library.zip', mimeType: 'application/zip', buffer };
      await guest.page.locator('[data-part="archive"]').setInputFiles(file);
      await guest.page.getByRole('button', { name: 'Import', exact: true }).click();
      await guest.page.getByRole('heading', { name: 'Import complete' }).waitFor(importing);
      expect(await shownForNine(guest.page)).toEqual(here);
      await endVisit(guest);
    } finally {
      await elsewhere.close();
    }
    await endVisit(visitor);
  });
});

async function writeRecipes(api: ApiClient): Promise<void> {
  const create = (at: string, fields: object) => api.change('POST', at, fields);
  const gram = await create('/api/units', { name: 'gram', abbreviation: 'g', useAbbreviation: true });
  const slice = await create('/api/units', { name: 'slice', pluralName: 'slices' });
  const food = (name: string, pluralName = name) => create('/api/foods', { name, pluralName });
  const line = async (quantity: number, unit: unknown, name: string, plural?: string) => ({
    quantity,
    unit,
    food: await food(name, plural),
    note: '',
  });
  const settings = { disableAmount: false };
  await api.cook('Tomato sauce', {
    settings,
    recipeServings: 4,
    recipeYield: 'g',
    recipeYieldQuantity: 600,
    totalTime: '25 minutes',
    recipeIngredient: [await line(800, gram, 'tomatoes'), await line(2, null, 'onion')],
    recipeInstructions: [{ text: 'Simmer for 20 minutes.' }],
  });
  await api.cook('Pasta dough', {
    settings,
    recipeServings: 6,
    recipeIngredient: [await line(400, gram, 'flour'), await line(4, null, 'egg', 'eggs')],
    recipeInstructions: [{ text: 'Knead, and rest for 30 minutes.' }],
  });
  const inner = async (slug: string) => Object((await api.get(`/api/recipes/${slug}`)).body);
  await api.cook('Lasagne', {
    settings,
    recipeServings: 6,
    recipeIngredient: [
      await line(12, slice, 'mozzarella'),
      { quantity: 300, unit: gram, referencedRecipe: await inner('tomato-sauce'), note: '' },
      { quantity: 1, referencedRecipe: await inner('pasta-dough'), note: '' },
    ],
    recipeInstructions: [{ text: 'Layer the tomato sauce and the pasta dough, and bake for 45 minutes.' }],
  });
}

function row(page: Page, text: string) {
  return page.locator('[data-part="ingredient"]').filter({ hasText: text }).first();
}

/** Amount and food of all that is on the only list, the smallest amount first. */
async function listed(api: ApiClient): Promise<[number, string][]> {
  const { items } = Object((await api.get('/api/households/shopping/items?perPage=-1')).body);
  return (items as object[])
    .map((one): [number, string] => [Object(one).quantity, Object(one).food.name])
    .toSorted(([a, first], [b, second]) => a - b || first.localeCompare(second));
}

/** Lines of the lasagne for nine, with its inner recipes opened in their place. */
async function shownForNine(page: Page): Promise<string[]> {
  await page.goto(forNine);
  for (const name of ['Tomato sauce', 'Pasta dough']) {
    await row(page, name)
      .getByRole('button', { name: `Show ${name} here` })
      .click();
    await page.getByRole('region', { name }).getByRole('listitem').first().waitFor();
  }
  return page.locator('[data-part="ingredient"]').allInnerTexts();
}

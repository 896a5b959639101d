import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monday, plannedWeek } from '../harness/screens/meal-plan.ts';
import { scan } from '../harness/screens/scan.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
/** Dal for four, planned for twelve. */
const thrice = ['6 cups peas (900 g)', '9–12 onions', '900 g lentils', 'salt to taste'];
const typed = ['soap', '1 bag of chips', '3-4 green onions', '½ cucumber', '1 cup peas, frozen'];

describe('a household that buys what it is shown', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  let page: Page;
  let listId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    const create = async (path: string, fields: object) =>
      Object(await api.change('POST', path, fields)) as { id: string; name: string };
    const cup = await create('/api/units', { name: 'cup', pluralName: 'cups' });
    const peas = await create('/api/foods', { name: 'peas' });
    const onion = await create('/api/foods', { name: 'onion', pluralName: 'onions' });
    await create('/api/units', { name: 'bag', pluralName: 'bags' });
    await create('/api/foods', { name: 'bar soap', aliases: [{ name: 'soap' }] });
    await create('/api/foods', { name: 'potato chips', aliases: [{ name: 'chips' }] });
    await create('/api/foods', { name: 'spring onion', aliases: [{ name: 'green onion' }] });
    const lentils = { quantity: null, note: '300 g lentils' };
    await api.cook('Dal', {
      recipeServings: 4,
      settings: { disableAmount: false },
      recipeIngredient: [
        { quantity: 2, unit: cup, food: peas, note: '300 g', originalText: '2 cups peas (300 g)' },
        { quantity: 3, food: onion, note: '3-4', originalText: '3-4 onions' },
        lentils,
        { quantity: null, note: 'salt to taste' },
      ],
      recipeInstructions: [{ text: 'Cook everything.' }],
    });
    await api.cook('Lentil soup', { recipeServings: 2, recipeIngredient: [lentils] });
    listId = String(Object(await api.change('POST', lists, { name: 'Market' })).id);
    for (const [slug, servings] of [
      ['dal', 12],
      ['lentil-soup', null],
    ] as const) {
      const { id: recipeId } = Object((await api.get(`/api/recipes/${slug}`)).body) as { id: string };
      await api.change('POST', '/api/households/mealplans', {
        date: monday,
        entryType: 'dinner',
        recipeId,
        servings,
      });
    }
    visitor = await stage.signedInVisitor();
    page = visitor.page;
  });
  afterAll(() => stage.close());

  const texts = (all: Locator) =>
    all.evaluateAll((shown) => shown.map((one) => one.textContent.replace(/\s+/g, ' ').trim()));
  const rows = () => page.locator('[data-part="item"] [data-field="main"] > span:first-child');
  const dialog = () => page.getByRole('dialog');

  it('opens a planned recipe for as many as it is planned for, to read and to cook', async () => {
    await page.goto(plannedWeek);
    await page.getByRole('link', { name: 'Dal' }).click();
    const scale = page.locator('[data-part="scale"]');
    await scale.getByText('12 servings').waitFor();
    await expect.poll(() => new URL(page.url()).search, patience).toBe('');
    const shown = page.locator('[data-part="ingredient"]');
    expect((await texts(shown)).map((text) => text.replaceAll('⁠', ''))).toEqual(thrice);
    await page.reload();
    await scale.getByText('12 servings').waitFor();
    await page.goto('/g/home/r/dal?cook=1');
    const cook = page.locator('[data-part="cook"]');
    await cook.getByText('All ingredients').click();
    await page.getByText('900 g lentils').waitFor();
    await page.goto('/g/home/r/dal');
    await scale.getByText('12 servings').waitFor();
  });

  it('plans and shares it for as many as the page shows', async () => {
    await page.getByRole('button', { name: 'Plan', exact: true }).first().click();
    expect(await dialog().locator('[name="servings"]').inputValue()).toBe('12');
    await scan(page, 'plan-with-servings');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await dialog().getByRole('button', { name: 'Create link' }).click();
    const link = dialog().getByRole('link');
    await link.first().waitFor();
    const address = (await link.first().getAttribute('href')) ?? '';
    expect(new URL(address).search).toBe('?servings=12');
    const guest = await stage.openPage(new URL(address).pathname + new URL(address).search);
    await guest.page.locator('[data-part="scale"]').getByText('12 servings').waitFor();
    await endVisit(guest);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('puts on the list what the dialog shows, from the page and from the plan', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).first().click();
    const choices = dialog()
      .locator('label')
      .filter({ has: page.locator('span') });
    await dialog().getByRole('button', { name: 'Add to List' }).waitFor();
    expect(await texts(choices)).toEqual(thrice);
    await scan(page, 'add-what-is-shown');
    await dialog().getByRole('button', { name: 'Add to List' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.goto(`/shopping-lists/${listId}`);
    await expect.poll(() => texts(rows()), patience).toEqual(thrice);
    await page.goto(plannedWeek);
    await page.locator('[data-part="buy-all"]').click();
    await dialog().getByRole('button', { name: 'Add to List' }).waitFor();
    const known = [...thrice, '300 g lentils'].map((text) => `${text} (already on the list)`);
    expect(await texts(choices)).toEqual(known);
    await dialog().getByRole('button', { name: 'Select none' }).click();
    await choices.last().click();
    await dialog().getByRole('button', { name: 'Add to List' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.goto(`/shopping-lists/${listId}`);
    await expect.poll(() => texts(rows()), patience).toContain('1.2 kg lentils');
  });

  it('sees how much of an item each recipe needs', async () => {
    const lentils = page.locator('[data-part="item"]', { hasText: 'lentils' });
    await lentils.getByRole('button', { name: /^Recipes with/ }).click();
    await expect
      .poll(() => texts(lentils.locator('ul li')), patience)
      .toEqual(['from Dal 900 g lentils', 'from Lentil soup 300 g lentils']);
    await scan(page, 'item-from-recipes');
  });

  it('reads its own words, with their amounts alive', async () => {
    const before = await rows().count();
    const field = page.locator('input[name="new-item"]');
    for (const line of typed) {
      await field.fill(line);
      await field.press('Enter');
      await expect.poll(() => field.inputValue(), patience).toBe('');
    }
    await expect.poll(() => rows().count(), patience).toBe(before + typed.length - 1);
    const merged = ['7 cups peas (1,050 g) | frozen', ...typed.slice(0, -1)];
    await expect.poll(() => texts(rows()), patience).toEqual(expect.arrayContaining(merged));
    await page.reload();
    await expect.poll(() => texts(rows()), patience).toEqual(expect.arrayContaining(merged));
    await rows().filter({ hasText: 'soap' }).click();
    await page.getByRole('form', { name: 'Edit “soap”' }).waitFor();
    await page.locator('[name="amount"]').fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => texts(rows()), patience).toContain('2 soap');
    await endVisit(visitor);
  });

  it.each(['en-US', 'de-DE', 'ar-SA'])('reads them on phones in the dark: %s', async (locale) => {
    const guest = await stage.signedInVisitor({ ...phone, locale, scheme: 'dark' });
    await guest.page.goto(`/shopping-lists/${listId}`);
    await guest.page.getByText('green onions').waitFor();
    await guest.page
      .locator('[data-part="item"]', { hasText: 'lentils' })
      .locator('button[aria-expanded="false"]')
      .first()
      .click();
    await guest.page.getByRole('link', { name: /Dal/ }).waitFor();
    await scan(guest.page, `words-of-items-${locale}`);
    await guest.page.locator('[data-part="item"] [data-field="main"]', { hasText: 'peas' }).click();
    const form = guest.page.locator('[data-part="item-editor"]');
    const food = form.locator('input:not([type="radio"], [type="hidden"])').nth(2);
    const widths = [food, form.locator('[name="note"]')].map(async (one) => (await one.boundingBox())?.width);
    expect(await widths[0]).toBe(await widths[1]);
    expect(guest.problems).toEqual([]);
    await endVisit(guest);
  });
});

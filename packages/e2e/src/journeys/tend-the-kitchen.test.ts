import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience } from '../harness/stage/browser.ts';
import { buildAccount, Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('the data of a group', () => {
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    const homes = await Homes.of(stage.hearth);
    await homes.addPerson('olga', 'Olga Ordner', ['canOrganize']);
    await homes.addPerson('ben', 'Ben Miller');
    cook = await stage.apiClient();
  });
  afterAll(() => stage.close());

  const visitorAs = (username: string) => stage.signedInVisitor({}, buildAccount(username));

  const foodNamed = async (
    name: string,
  ): Promise<{ id: string; name: string; aliases: object[] } | undefined> => {
    const { body } = await cook.get(`/api/foods?queryFilter=${encodeURIComponent(`name = "${name}"`)}`);
    return Object(body).items[0];
  };
  const readFoods = async (slug: string): Promise<(string | undefined)[]> => {
    const { body } = await cook.get(`/api/recipes/${slug}`);
    return Object(body).recipeIngredient.map(({ food }: { food: { name: string } | null }) => food?.name);
  };

  it('begins with a German list, merges two foods, labels many at once and is taken along', async () => {
    const visitor = await visitorAs('olga');
    const { page } = visitor;
    await page.goto('/group/data');
    await page.waitForURL(/\/group\/data\/foods$/);

    await page.locator('[data-part="seed"]').click();
    await dialog(page).locator('select[name="locale"]').selectOption('de-DE');
    await submit(page);
    await findRow(page, 'Apfel').waitFor();
    expect(await foodNamed('Apfel')).toMatchObject({ label: { name: 'Obst' } });

    const [apple, other] = [await foodNamed('Apfel'), await create('Boskop', [{ name: 'Winterapfel' }])];
    await cook.cook('Apfelkuchen', {
      recipeIngredient: [
        { food: other, note: 'sauer' },
        { food: apple, note: '' },
      ],
    });
    await page.reload();
    await page.locator('[data-part="order"] select').selectOption('created');
    await page.locator('[role="rowheader"]').first().getByText('Boskop').waitFor();
    await page.locator('[data-part="order"] button').click();
    await page.locator('[role="rowheader"]').first().getByText('Boskop').waitFor({ state: 'detached' });
    await search(page, 'Boskop');
    await findRow(page, 'Boskop').locator('[data-part="edit"]').click();
    await dialog(page).locator('[data-part="add-alias"]').click();
    await dialog(page).getByRole('textbox', { name: 'Alias 2' }).fill('Schöner von Boskoop');
    await scan(page, 'food-with-aliases');
    await submit(page);
    await expect
      .poll(async () => (await foodNamed('Boskop'))?.aliases, patience)
      .toEqual([{ name: 'Winterapfel' }, { name: 'Schöner von Boskoop' }]);
    await findRow(page, 'Boskop').locator('button[aria-haspopup="menu"]').click();
    await page.locator('[role="menuitem"]').first().click();
    expect(await dialog(page).locator('button[type="submit"]').isDisabled()).toBe(true);
    await choose(page, 'to', 'Boskop');
    expect(await dialog(page).locator('button[type="submit"]').isDisabled()).toBe(true);
    await choose(page, 'to', 'Apfel');
    await expect.poll(() => dialog(page).innerText(), patience).toMatch(/Boskop.+Apfel.+instead/s);
    await scan(page, 'merge-foods');
    await submit(page);
    await expect.poll(() => readFoods('apfelkuchen'), patience).toEqual(['Apfel', 'Apfel']);
    expect(await foodNamed('Boskop')).toBeUndefined();
    expect((await foodNamed('Apfel'))?.aliases).toEqual([
      { name: 'Winterapfel' },
      { name: 'Schöner von Boskoop' },
    ]);

    await search(page, 'obst');
    await page.locator('[role="columnheader"] input[type="checkbox"]').check();
    await page.locator('[data-part="assign"]').click();
    await choose(page, 'label', 'Gemüse');
    await dialog(page).locator('[role="alert"]').waitFor();
    await scan(page, 'assign-label');
    await submit(page);
    await expect
      .poll(async () => Object((await foodNamed('Feige')) ?? {}).label?.name, patience)
      .toBe('Gemüse');

    await search(page, 'Feige');
    await expect.poll(() => page.locator('[role="rowheader"]').count(), patience).toBe(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-part="download"]').click(),
    ]);
    expect(download.suggestedFilename()).toBe('foods.json');
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown;
    expect(file).toMatchObject([{ name: 'Feige', pluralName: 'Feigen' }]);

    await findRow(page, 'Feige').locator('input[type="checkbox"]').check();
    await page.locator('[data-part="delete-chosen"]').click();
    expect(await dialog(page).innerText()).toContain('Feige');
    await submit(page);
    await expect.poll(() => foodNamed('Feige'), patience).toBeUndefined();
    await endVisit(visitor);
  });

  async function create(name: string, aliases: object[]) {
    return (await cook.post('/api/foods', { name, aliases })).body;
  }

  it('keeps in sight what can be done with chosen foods, however far below they are', async () => {
    const visitor = await visitorAs('olga');
    const { page } = visitor;
    await page.goto('/group/data/foods');
    await findRow(page, 'Apfel').waitFor();
    const isBarInSight = () =>
      page.locator('[data-part="delete-chosen"]').evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    const first = page.locator('[role="row"] [role="rowheader"]').first();
    await first.locator('xpath=..').locator('input[type="checkbox"]').check();
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => globalThis.scrollY), patience).toBeGreaterThan(1000);
    await expect.poll(isBarInSight, patience).toBe(true);
    await scan(page, 'foods-chosen-far-below');
    await page.mouse.wheel(0, -3000);
    await expect.poll(() => page.evaluate(() => globalThis.scrollY), patience).toBe(0);
    const chosen = page.locator('[role="row"]:has(input:checked) [role="rowheader"]').first();
    await chosen.waitFor();
    await first.locator('xpath=..').locator('input[type="checkbox"]').uncheck();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => globalThis.scrollY), patience).toBeGreaterThan(1000);
    await expect.poll(isBarInSight, patience).toBe(false);
    await endVisit(visitor);
  });

  it('shows the columns chosen on this device, also after a reload', async () => {
    const visitor = await visitorAs('olga');
    const { page } = visitor;
    await page.goto('/group/data/units');
    await page.locator('[data-part="seed"]').click();
    await submit(page);
    await findRow(page, 'bunch').waitFor();
    const headings = page.locator('[role="columnheader"]');
    const before = await headings.count();
    await page.locator('[data-part="columns"]').click();
    await page.locator('[role="dialog"] input[type="checkbox"]').first().uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => headings.count(), patience).toBe(before - 1);
    await page.reload();
    await findRow(page, 'bunch').waitFor();
    expect(await headings.count()).toBe(before - 1);
    await endVisit(visitor);
  });

  it('is closed to a member without the right, on the page and at the server', async () => {
    const visitor = await visitorAs('ben');
    const { page } = visitor;
    await page.goto('/group/data/foods');
    await page.waitForURL(/\/g\/home$/);
    await page.goto('/settings');
    await page.locator('h1').waitFor();
    expect(await page.locator('main a[href="/group/data"]').count()).toBe(0);
    const ben = await stage.apiClient(buildAccount('ben'));
    const apple = await foodNamed('Apfel');
    expect((await ben.patch(`/api/foods/${apple?.id}`, { name: 'Mine' })).status).toBe(403);
    expect((await foodNamed('Apfel'))?.id).toBe(apple?.id);
    await endVisit(visitor);
  });

  it('sorts its recipes: found although typed wrong, renamed, and each tile leads to its recipes', async () => {
    await cook.cook('Pancakes', { tags: [{ name: 'Breakfast' }, { name: 'Quick' }] });
    const visitor = await visitorAs('olga');
    const { page } = visitor;
    await page.goto('/recipes/tags');
    await page.waitForURL(/\/g\/home\/recipes\/tags$/);
    await page.locator('input[name="q"]').fill('brekfast');
    const tiles = page.locator('main li a[href*="tags="]');
    await expect.poll(() => tiles.allInnerTexts(), patience).toEqual(['Breakfast']);
    expect(page.url()).toContain('q=brekfast');
    await page.locator('main li button[aria-haspopup="menu"]').click();
    await page.locator('[role="menuitem"]').first().click();
    await dialog(page).locator('input[name="name"]').fill('Brunch');
    await scan(page, 'rename-a-tag');
    await submit(page);
    await page.locator('input[name="q"]').fill('brunch');
    await tiles.first().click();
    await page.waitForURL(/\/g\/home\?tags=/);
    await expect.poll(() => page.locator('main article h2').allInnerTexts(), patience).toEqual(['Pancakes']);
    await endVisit(visitor);
  });

  it('filters its recipes by their ingredients', async () => {
    const visitor = await visitorAs('ben');
    const { page } = visitor;
    await page.goto('/g/home');
    await page.locator('[data-part="filter-foods"]').click();
    await page.locator('[role="dialog"] input:not([type="checkbox"])').fill('apfel');
    await page.locator('[role="dialog"] fieldset input[type="checkbox"]').first().check();
    await page.waitForURL(/foods=/);
    await expect
      .poll(() => page.locator('main article h2').allInnerTexts(), patience)
      .toEqual(['Apfelkuchen']);
    await endVisit(visitor);
  });
});

function dialog(page: Page) {
  return page.locator('[role="dialog"]');
}

/** Confirms the open dialog, which closes when it has done its work. */
async function submit(page: Page): Promise<void> {
  await dialog(page).locator('button[type="submit"]').click();
  await dialog(page).waitFor({ state: 'detached' });
}

function findRow(page: Page, name: string) {
  return page.locator('[role="row"]', {
    has: page.locator('[role="rowheader"]').getByText(name, { exact: true }),
  });
}

async function search(page: Page, text: string): Promise<void> {
  await page.locator('main input[type="search"]').last().fill(text);
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await dialog(page).locator(`input[data-part="${name}"]`).fill(text);
  await page.locator('[role="option"]:visible', { hasText: new RegExp(`^${text}$`) }).click();
}

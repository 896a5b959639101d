import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

const shown = { settings: { public: true } };

describe('a user who looks for a recipe', () => {
  let stage: Stage;
  let cook: ApiClient;
  beforeAll(async () => {
    stage = await Stage.open();
    await (await Homes.of(stage.hearth)).open();
    cook = await stage.apiClient();
    await cook.cook('Leek soup', { ...shown, tags: [{ name: 'Soup' }], description: 'Green.' });
    const quick = { tags: [{ name: 'Soup' }, { name: 'Quick' }], totalTime: '20 minutes' };
    await cook.cook('Pea soup', { settings: { public: false }, ...quick });
    await cook.cook('Plum cake', { ...shown, tags: [{ name: 'Sweet' }] });
    for (const name of ['cornflour', 'flour', 'flour tortilla', 'rye flour'])
      await cook.change('POST', '/api/foods', { name });
  });
  afterAll(() => stage.close());

  const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

  it('puts a cookbook together without knowing the filter language, and visitors open it', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/cookbooks');
    await page.getByText('No cookbooks yet').waitFor();
    await page.getByRole('button', { name: 'New cookbook' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toMatch(/^.+ cookbook 1$/);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Out of the pot');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Spoons needed.');
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(await save.isDisabled()).toBe(false);
    await dialog.getByRole('button', { name: 'By rules' }).click();
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Tags');
    await dialog.getByLabel('Value').fill('sou');
    await page.getByRole('option', { name: 'Soup' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Add a condition' }).click();
    const second = dialog.locator('[data-part="filter-row"]').nth(1);
    await second.getByRole('combobox', { name: 'Field' }).selectOption('Name');
    await second.getByRole('combobox', { name: 'Comparison' }).selectOption('does not contain');
    expect(await save.isDisabled()).toBe(true);
    await second.getByRole('textbox', { name: 'Value' }).fill('lentil');
    await dialog.getByText('2 recipes match').waitFor();
    await dialog.getByRole('switch', { name: 'Public' }).check();
    await scan(page, 'cookbook-editor');
    await save.click();
    const tile = page.locator('[data-part="cookbook"]', { hasText: 'Out of the pot' });
    await tile.getByText('2 recipes').waitFor();
    await scan(page, 'cookbook-shelf');
    await tile.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Out of the pot' }).waitFor();
    await page.getByText('2 recipes').waitFor();
    await expect
      .poll(async () => (await names(page)).toSorted(), patience)
      .toEqual(['Leek soup', 'Pea soup']);
    await scan(page, 'cookbook');

    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByText('Soup', { exact: true }).waitFor();
    expect(await dialog.locator('[data-part="filter-row"]').count()).toBe(2);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Soups');
    await save.click();
    await page.waitForURL(/\/cookbooks\/soups$/);
    await endVisit(visitor);

    const guest = await stage.newVisitor(phone);
    await guest.page.goto('/g/home/cookbooks');
    await guest.page.locator('main').getByRole('link', { name: 'Soups' }).click();
    await guest.page.getByText('1 recipe', { exact: true }).waitFor();
    await expect.poll(() => names(guest.page), patience).toEqual(['Leek soup']);
    expect(await guest.page.getByRole('button', { name: /Edit|New cookbook/ }).count()).toBe(0);
    await endVisit(guest);
  });

  it('keeps conditions that the builder does not know, and deletes a cookbook without its recipes', async () => {
    const queryFilterString = '(orgURL IS NULL OR tags.name = "Sweet") AND name LIKE "Plum%"';
    await cook.change('POST', '/api/households/cookbooks', { name: 'Sweets', queryFilterString });
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home/cookbooks/sweets');
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('org_url IS NULL').waitFor();
    await dialog.getByRole('switch', { name: 'Public' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await cook.get('/api/households/cookbooks/sweets')).body, patience)
      .toMatchObject({
        public: true,
        queryFilterString: '(org_url IS NULL OR tags.name = "Sweet") AND name LIKE "Plum%"',
      });
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete this cookbook?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/cookbooks$/);
    expect((await cook.get('/api/households/cookbooks/sweets')).status).toBe(404);
    expect((await cook.get('/api/recipes/plum-cake')).status).toBe(200);
    await endVisit(visitor);
  });

  it('finds favourites on their page', async () => {
    const self = Object((await cook.get('/api/users/self')).body) as { id: string };
    await cook.change('POST', `/api/users/${self.id}/favorites/plum-cake`);
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.locator('aside').getByRole('link', { name: 'Favorites' }).click();
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
    await page.getByText('1 recipe', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Plum cake']);
    await scan(page, 'favourites');
    await endVisit(visitor);
  });

  it('enters available foods, ticks a forgotten one, and sees recipes that can be cooked', async () => {
    const food = async (name: string) => Object(await cook.change('POST', '/api/foods', { name })) as object;
    const [leek, cream, oats] = [await food('leek'), await food('cream'), await food('oats')];
    await cook.cook('Leek in cream', { recipeIngredient: [{ food: leek }, { food: cream }] });
    await cook.cook('Porridge', { recipeIngredient: [{ food: oats }], tags: [{ name: 'Quick' }] });
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home/recipes/finder');
    await page.locator('[data-part="finder-more"] summary').click();
    const missingFoods = page.getByLabel('Foods you may have to buy');
    await missingFoods.selectOption('0');
    await page.getByText('What’s in your kitchen?').waitFor();
    await missingFoods.selectOption('3');
    const almost = page.getByRole('region', { name: 'Almost ready' });
    await almost.getByRole('heading', { name: 'Porridge' }).waitFor();
    await page
      .locator('input')
      .and(page.getByLabel('Foods', { exact: true }))
      .fill('lee');
    await page.getByRole('option', { name: 'leek' }).click();
    await page.keyboard.press('Escape');
    await almost.getByRole('heading', { name: 'Leek in cream' }).waitFor();
    await expect.poll(() => names(page), patience).toEqual(['Leek in cream']);
    await scan(page, 'finder');
    await almost.getByRole('checkbox', { name: 'I have cream' }).click();
    await page.getByRole('region', { name: 'Ready to make' }).getByText('Leek in cream').waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Ready to make' }).getByText('Leek in cream').waitFor();
    await page.locator('[data-part="finder-more"] summary').click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Other conditions' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Field' }).selectOption('Name');
    await dialog.getByRole('textbox', { name: 'Value' }).fill('porr');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => names(page), patience).toEqual(['Porridge']);
    await endVisit(visitor);
  });

  it('takes the food with the typed name on Enter, and creates no second one', async () => {
    const visitor = await stage.openPage('/g/home/recipes/finder');
    const { page } = visitor;
    const foods = page.locator('input').and(page.getByLabel('Foods', { exact: true }));
    await foods.click();
    await page.keyboard.type('Flour', { delay: 50 });
    const options = page.getByRole('listbox', { name: 'Foods' }).getByRole('option');
    await expect
      .poll(() => options.allInnerTexts(), patience)
      .toEqual(['flour', 'flour tortilla', 'cornflour', 'rye flour']);
    expect(await options.first().getAttribute('data-combobox-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('flour', { delay: 50 });
    await expect
      .poll(() => options.allInnerTexts(), patience)
      .toEqual(['flour tortilla', 'cornflour', 'rye flour']);
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('region', { name: 'What you have' }).locator('.mantine-Pill-label');
    await expect.poll(() => chosen.allInnerTexts(), patience).toEqual(['flour', 'flour tortilla']);
    await endVisit(visitor);
  });

  it('narrows to favorites, a time and a rating with one or two taps on a phone', async () => {
    const self = Object((await cook.get('/api/users/self')).body) as { id: string };
    await cook.change('POST', `/api/users/${self.id}/favorites/leek-soup`);
    const visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto('/g/home?orderBy=name&orderDirection=asc');
    const first = page.getByRole('article').first();
    await first.waitFor();
    const top = (await first.boundingBox())?.y ?? Infinity;
    expect(top, 'recipes begin in the upper third').toBeLessThan(280);
    expect(
      await page
        .getByRole('button', { name: /^Search/ })
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    const all = await names(page);
    await page.getByRole('button', { name: 'Time', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Time' }).getByRole('radio', { name: 'Up to 30 min' }).tap();
    await page.waitForURL(/time=30/);
    await expect.poll(() => names(page), patience).toEqual(['Pea soup']);
    await page.getByRole('button', { name: 'Up to 30 min' }).tap();
    await page.getByRole('dialog', { name: 'Time' }).getByRole('button', { name: 'Clear' }).tap();
    await expect.poll(() => names(page), patience).toEqual(all);
    await page.getByRole('button', { name: 'Favorites', exact: true }).tap();
    await page.waitForURL(/favorites=true/);
    await expect.poll(() => names(page), patience).not.toContain('Pea soup');
    expect(await names(page)).toContain('Leek soup');
    await scan(page, 'quick-filters');
    await page.locator('[data-part="filter-tags"]').tap();
    const matchAll = page.getByRole('dialog', { name: 'Tags' }).getByRole('switch', { name: 'Match all' });
    expect((await matchAll.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await endVisit(visitor);
  });

  it('excludes organizers, together with any or all of others, with the keyboard only', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home?orderBy=name&orderDirection=asc');
    await page.getByRole('article').first().waitFor();
    const button = page.locator('[data-part="filter-tags"]');
    await button.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Tags' });
    await panel.getByRole('checkbox', { name: 'Soup' }).press('Space');
    await expect.poll(() => names(page), patience).toEqual(['Leek soup', 'Pea soup']);
    await panel.getByRole('button', { name: 'Exclude Quick' }).press('Enter');
    await expect.poll(() => names(page), patience).toEqual(['Leek soup']);
    const quick = panel.getByRole('checkbox', { name: 'Quick, excluded' });
    expect(await quick.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    const leaveOut = panel.getByRole('button', { name: 'Exclude Quick' });
    expect(await leaveOut.getAttribute('aria-pressed')).toBe('true');
    await scan(page, 'filter-left-out');
    await panel.getByRole('switch', { name: 'Match all' }).press('Space');
    await page.waitForURL(/requireAllTags=true/);
    await expect.poll(() => names(page), patience).toEqual(['Leek soup']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tags 1 1 excluded' }).waitFor();
    await expect.poll(() => button.evaluate((one) => one === document.activeElement), patience).toBe(true);
    await page.reload();
    await expect.poll(() => names(page), patience).toEqual(['Leek soup']);
    await button.press('Enter');
    await panel.getByRole('checkbox', { name: 'Soup' }).press('Space');
    await expect.poll(async () => (await names(page)).includes('Plum cake'), patience).toBe(true);
    expect(await names(page)).not.toContain('Pea soup');
    await quick.press('Space');
    await expect.poll(async () => (await names(page)).includes('Pea soup'), patience).toBe(true);
    expect(await names(page)).not.toContain('Plum cake');
    await leaveOut.press('Enter');
    await panel.getByRole('button', { name: 'Clear' }).press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('tags'));
    await expect.poll(async () => (await names(page)).includes('Plum cake'), patience).toBe(true);
    expect(await names(page)).toContain('Pea soup');
    await endVisit(visitor);
  });

  it('finds recipes despite a typing error, in the URL and with the keyboard only', async () => {
    const visitor = await stage.signedInVisitor();
    const { page } = visitor;
    await page.goto('/g/home');
    await page.getByRole('searchbox').or(page.locator('main input')).first().focus();
    await page.keyboard.type('plumm ckae', { delay: 10 });
    await page.waitForURL(/search=plumm/);
    await expect.poll(async () => (await names(page))[0], patience).toBe('Plum cake');
    await page.goto('/g/home?search=soup%20-leek');
    await expect.poll(() => names(page), patience).toEqual(['Pea soup']);
    await endVisit(visitor);
  });
});

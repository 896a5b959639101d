import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monday, plannedWeek } from '../harness/screens/meal-plan.ts';
import { openEditor } from '../harness/screens/recipe-editor.ts';
import { scan } from '../harness/screens/scan.ts';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const path = '/g/home/r/sponge';

describe('a cook who bakes without eggs', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    const create = (at: string, fields: object) => api.change('POST', at, fields);
    await create('/api/units', { name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false });
    const [egg, flour] = await Promise.all(
      ['egg', 'flour', 'apple purée', 'soda water'].map((name) =>
        create('/api/foods', { name, pluralName: name === 'egg' ? 'eggs' : null }),
      ),
    );
    await api.cook('Sponge', {
      recipeServings: 4,
      settings: { disableAmount: false },
      recipeIngredient: [
        { quantity: 2, food: egg, note: '' },
        { quantity: 300, food: flour, note: '' },
      ],
      recipeInstructions: [{ text: 'Beat and bake.' }],
    });
    await create('/api/households/shopping/lists', { name: 'Market' });
    visitor = await stage.signedInVisitor();
    page = visitor.page;
  });
  afterAll(() => stage.close());

  const line = (text: string) => page.locator('[data-part="ingredient"]').filter({ hasText: text }).first();
  const row = () => page.locator('[data-part="substitute-row"]').last();
  const choose = async (place: string, name: string) => {
    await row().getByLabel(place).last().click();
    await row().getByLabel(place).last().fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };

  const noted = async (name: string) => {
    const [food] = Object((await api.get(`/api/foods?search=${name}`)).body).items;
    const { body } = await api.get(`/api/foods/${Object(food).id}/substitutions`);
    return (Object(body).substitutions as unknown[]).map((one) => Object(one).note);
  };

  it('writes down what to take instead of a food, for what and how much', async () => {
    await page.goto('/group/data/foods');
    await page.getByRole('button', { name: 'More actions for egg', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Substitutes' }).click();
    await page.getByRole('button', { name: 'Add a substitute' }).click();
    await page.getByText('Choose what to take in substitute 1 to save.').waitFor();
    await page.getByText('An amount is kept only if both sides have one.').waitFor();
    await row().getByLabel('Amount').last().fill('60');
    await expect.poll(() => page.getByText('only if both sides').count(), patience).toBe(0);
    await choose('Unit', 'gram');
    await choose('Take instead', 'apple purée');
    await row().getByLabel('Note').fill('in cakes');
    await scan(page, 'substitutes-of-food');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await noted('egg')).toEqual(['in cakes']);
  });

  it('adds one for a line in the editor, which holds for that line alone', async () => {
    await openEditor(page, path);
    await page.getByRole('button', { name: 'Actions for ingredient 1' }).click();
    await page.getByRole('menuitem', { name: 'Unit and food…' }).click();
    await page.getByRole('button', { name: 'What to take instead…' }).click();
    await page.getByRole('button', { name: 'Add a substitute' }).click();
    await row().getByLabel('Amount').last().fill('100');
    await choose('Take instead', 'soda water');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { body } = await api.get('/api/recipes/sponge/substitutions');
    const all: unknown[] = Object(body).substitutions;
    expect(all.map((one) => Object(one).isHere)).toEqual([true, false]);
  });

  it('takes it with a tap, at the scale of the page, and can take it back', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: '2 ×', exact: true }).click();
    await line('4 eggs').getByRole('button', { name: 'What to take instead of egg' }).click();
    await page.getByRole('menuitemradio', { name: /soda water/u }).waitFor();
    await scan(page, 'substitutes-menu');
    await page.getByRole('menuitemradio', { name: '240 g apple purée, in cakes' }).click();
    await line('240 g apple purée').waitFor();
    expect(await line('eggs').count()).toBe(0);
    expect(await line('flour').getByRole('button').count()).toBe(0);
    await page.reload();
    await line('240 g apple purée').getByRole('button', { name: 'Instead of 4 eggs' }).waitFor();
    await scan(page, 'substitutes-page');
  });

  it('cooks with it, and puts it on the list', async () => {
    await page.goto(`${path}?cook=1`);
    await page.getByText('240 g apple purée').first().waitFor({ state: 'attached' });
    await page.goto(path);
    await page.getByRole('button', { name: 'List', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /240 g apple purée/u }).waitFor();
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show list' }).click();
    await page.getByText('240 g apple purée').waitFor();
    expect(await page.getByText('eggs').count()).toBe(0);
  });

  it('puts it on the list with the plan', async () => {
    const sponge = Object((await api.get('/api/recipes/sponge')).body) as { id: string };
    const plan = { date: monday, recipeId: sponge.id, entryType: 'dinner' };
    await api.change('POST', '/api/households/mealplans', plan);
    await page.goto(plannedWeek);
    await page.locator('[data-part="buy-all"]').filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /120 g apple purée/u }).waitFor();
    expect(await dialog.getByText('eggs').count()).toBe(0);
  });

  it('sets it back', async () => {
    await page.goto(path);
    await line('240 g apple purée').getByRole('button', { name: 'Instead of 4 eggs' }).click();
    await page.getByRole('menuitem', { name: /Back to .4 eggs/u }).click();
    await line('4 eggs').waitFor();
    await expect.poll(() => line('apple purée').count(), patience).toBe(0);
  });

  it('has the recipe as it is again once that may not be taken any more', async () => {
    await line('4 eggs').getByRole('button', { name: 'What to take instead of egg' }).click();
    await page.getByRole('menuitemradio', { name: '240 g apple purée, in cakes' }).click();
    await line('240 g apple purée').waitFor();
    const [egg] = Object((await api.get('/api/foods?search=egg')).body).items;
    await api.change('PUT', `/api/foods/${Object(egg).id}/substitutions`, { substitutions: [] });
    await page.reload();
    await expect.poll(() => line('4 eggs').count(), patience).toBe(1);
    await endVisit(visitor);
  });
});

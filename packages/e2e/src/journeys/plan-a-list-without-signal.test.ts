import type { ShoppingListOut } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { Homes } from '../harness/stage/homes.ts';
import { monday, plannedWeek } from '../harness/screens/meal-plan.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { scan } from '../harness/screens/scan.ts';
import { slowDatabase } from '../harness/screens/slow-database.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
/** The outbox waits longer and longer while it has no connection. */
const afterwards = { timeout: 60_000 };

describe('a list that is planned without signal', () => {
  let stage: Stage;
  let api: ApiClient;
  let ada: Visitor;
  let listId: string;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    await (await Homes.of(stage.hearth)).addPerson('ben', 'Ben');
    for (const name of ['Dairy', 'Fruit']) await api.change('POST', '/api/groups/labels', { name });
    await api.cook('Soup', { recipeIngredient: [{ quantity: 2, note: 'leeks' }] });
    await api.cook('Cake', {
      recipeIngredient: [
        { quantity: 3, note: 'plums' },
        { quantity: 1, note: 'leeks' },
      ],
    });
    await api.cook('Stew', { recipeIngredient: [{ quantity: 4, note: 'turnips' }] });
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    const { body } = await api.get(`${lists}?page=1&perPage=-1`);
    for (const { id } of Object(body).items as ShoppingListOut[])
      await api.change('DELETE', `${lists}/${id}`);
    listId = ((await api.change('POST', lists, { name: 'Market' })) as ShoppingListOut).id;
    ada = await stage.signedInVisitor({ width: 390, height: 844 });
  });

  const read = async () => (await api.get(`${lists}/${listId}`)).body as ShoppingListOut;
  const recipeId = async (slug: string) => String(Object((await api.get(`/api/recipes/${slug}`)).body).id);
  const put = async (slug: string) =>
    api.change('POST', `${lists}/${listId}/recipe/${await recipeId(slug)}`, {});
  const box = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });

  /** The list, kept by the browser with all that is kept ahead. */
  async function open({ page }: Visitor): Promise<void> {
    await page.goto(`/shopping-lists/${listId}`);
    await page.getByRole('heading', { name: 'Market', level: 1 }).waitFor();
    await expect.poll(() => isPrefetched(page), { timeout: 30_000 }).toBe(true);
  }

  async function choose(page: Page, entry: string): Promise<void> {
    await page.getByRole('button', { name: 'List actions' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  }

  async function save(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  it('has its owner, the order of its labels and its recipes changed, over a start, and once', async () => {
    const { page, context } = ada;
    await api.change('POST', items, { shoppingListId: listId, note: 'leeks', quantity: 0.5 });
    await put('soup');
    await open(ada);
    await page.goto('/g/home/r/cake');
    await page.getByRole('heading', { name: 'Cake', level: 1 }).waitFor();
    // The page shows before its app has come.
    await page.waitForTimeout(3000);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'List', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('[data-part="target"]')
      .or(dialog.getByRole('button', { name: 'Add to List' }))
      .first()
      .waitFor();
    const target = dialog.locator('[data-part="target"]').filter({ hasText: 'Market' });
    if ((await target.count()) > 0) await target.first().click();
    await scan(page, 'add-to-list-offline');
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await page.getByText('Saved on this device').waitFor();

    await page.goto(`/shopping-lists/${listId}`);
    await box(page, /3 plums/).waitFor();
    await box(page, /3(\.5| ½) leeks/).waitFor();
    await box(page, /3 plums/).check();
    await choose(page, 'Label order');
    await page.getByRole('button', { name: 'Move Fruit' }).press('Alt+ArrowUp');
    await save(page);
    await choose(page, 'Settings');
    await page.getByRole('dialog').getByLabel('Owner').selectOption({ label: 'Ben' });
    await scan(page, 'list-settings-offline');
    await save(page);
    await choose(page, 'Recipes on this list');
    await page.getByRole('button', { name: 'Remove “Soup” once' }).click();
    await expect
      .poll(() => page.getByRole('dialog').getByRole('link', { name: 'Soup' }).count(), patience)
      .toBe(0);
    await page.getByRole('button', { name: 'Add “Cake” once more' }).click();
    await scan(page, 'list-recipes-offline');
    await page.keyboard.press('Escape');
    await page.getByText('6 changes are saved on this device').waitFor();

    await page.reload();
    await box(page, /2(\.5| ½) leeks/).waitFor();
    expect((await read()).recipeReferences).toMatchObject([{ recipe: { slug: 'soup' } }]);

    await context.setOffline(false);
    const shown = async () => {
      const { userId, labelSettings, listItems, recipeReferences } = await read();
      const { body } = await api.get(`/api/households/members?page=1&perPage=-1`);
      const members = Object(body).items as { id: string; username: string }[];
      return {
        owner: members.find(({ id }) => id === userId)?.username,
        labels: labelSettings.map(({ label }) => label.name),
        items: listItems.map(({ display, checked }) => `${display} ${checked}`).toSorted(),
        recipes: recipeReferences.map(({ recipe, recipeQuantity }) => `${recipe.slug} ${recipeQuantity}`),
      };
    };
    await expect.poll(shown, afterwards).toEqual({
      owner: 'ben',
      labels: ['Fruit', 'Dairy'],
      items: ['2 ¹/₂ leeks false', '3 plums false', '3 plums true'],
      recipes: ['cake 2'],
    });
    await page.getByText('saved on this device').waitFor({ state: 'detached' });
    await box(page, /2(\.5| ½) leeks/).waitFor();
    await page.waitForTimeout(1000);
    expect((await shown()).recipes).toEqual(['cake 2']);
    await endVisit(ada);
  });

  it('gets a recipe from a card that the device has not read, and says that its ingredients come later', async () => {
    const { page, context } = ada;
    await open(ada);
    await page.goto('/g/home');
    const button = page.getByRole('button', { name: 'Actions for Stew', exact: true });
    await button.waitFor();
    await context.setOffline(true);
    await button.click();
    await page.getByText('You’re offline. More options').waitFor();
    await scan(page, 'card-menu-offline');
    await page.getByRole('menuitem', { name: 'Add to shopping list' }).click();
    const dialog = page.getByRole('dialog');
    const target = dialog.locator('[data-part="target"]').filter({ hasText: 'Market' });
    await dialog
      .locator('[data-part="target"]')
      .or(dialog.getByRole('button', { name: 'Add to List' }))
      .first()
      .waitFor();
    if ((await target.count()) > 0) await target.last().click();
    await dialog.getByText('The ingredients are not on this device').waitFor();
    await scan(page, 'add-unread-recipe');
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await page.getByText('Saved on this device').waitFor();
    await page.goto(`/shopping-lists/${listId}`);
    await page.getByText('One change is saved on this device').waitFor();
    await choose(page, 'Recipes on this list');
    await page.getByText('Its ingredients will appear when you’re back online.').waitFor();
    await scan(page, 'list-recipes-waiting');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    const all = async () => {
      const summaries = Object((await api.get(`${items}?page=1&perPage=-1`)).body).items;
      return (summaries as ShoppingListOut['listItems'])
        .filter(({ note }) => note === 'turnips')
        .map(({ quantity }) => quantity);
    };
    await expect.poll(all, afterwards).toEqual([4]);
    await endVisit(ada);
  });

  it('is made on the device for a day of the plan, and both arrive', async () => {
    const { page, context } = ada;
    const stew = await recipeId('stew');
    await api.change('POST', '/api/households/mealplans', { date: monday, recipeId: stew });
    await open(ada);
    await page.goto(plannedWeek);
    const buy = page.getByRole('button', { name: /to a shopping list/ }).first();
    await buy.waitFor();
    await context.setOffline(true);
    await buy.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Another list' }).click();
    await dialog.getByRole('button', { name: 'New list' }).click();
    await dialog.getByRole('button', { name: 'Add to List' }).click();
    await page.getByText('Saved on this device').waitFor();
    await slowDatabase(page);
    await page.goto('/shopping-lists');
    await page.getByRole('link', { name: 'Shopping list' }).waitFor();
    await scan(page, 'lists-made-offline');
    await context.setOffline(false);
    const arrived = async () => {
      const { items: all } = Object((await api.get(`${lists}?page=1&perPage=-1`)).body);
      const made = (all as ShoppingListOut[]).filter(({ name }) => name === 'Shopping list');
      const bodies = await Promise.all(made.map(({ id }) => api.get(`${lists}/${id}`)));
      return bodies.map(({ body }) => (body as ShoppingListOut).listItems.map(({ display }) => display));
    };
    await expect.poll(arrived, afterwards).toEqual([['4 turnips']]);
    await endVisit(ada);
  });

  it('explains why it cannot belong to a user who has left, and offers choices', async () => {
    const { page, context } = ada;
    const homes = await Homes.of(stage.hearth);
    await homes.addPerson('cleo', 'Cleo');
    await open(ada);
    await context.setOffline(true);
    await choose(page, 'Settings');
    await page.getByRole('dialog').getByLabel('Owner').selectOption({ label: 'Cleo' });
    await save(page);
    await page.getByText('One change is saved on this device').waitFor();
    const { body } = await api.get('/api/admin/users?page=1&perPage=-1');
    const people = Object(body).items as { id: string; username: string }[];
    const { id } = people.find(({ username }) => username === 'cleo') ?? { id: '' };
    await api.change('DELETE', `/api/admin/users/${id}`);
    await context.setOffline(false);
    await page.getByText('The owner of a list must be a member of the household').waitFor(afterwards);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('One change could not be applied').waitFor({ state: 'detached' });
    expect((await read()).userId).not.toBe(id);
    await endVisit(ada);
  });
});

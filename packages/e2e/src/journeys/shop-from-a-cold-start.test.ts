import type { ShoppingListOut } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, type Visitor } from '../harness/stage/browser.ts';
import { StoredPlan } from '../harness/screens/meal-plan.ts';
import { isPrefetched } from '../harness/screens/prefetched.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
/** Prefetched files load some time after the page. */
const afterwards = { timeout: 30_000 };

describe('a device that was online for a moment', () => {
  let stage: Stage;
  let api: ApiClient;
  let ada: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    ada = await stage.signedInVisitor();
  });
  afterAll(async () => {
    await endVisit(ada);
    await stage.close();
  });

  async function newList(name: string, thing: string): Promise<string> {
    const { id } = (await api.change('POST', lists, { name })) as ShoppingListOut;
    await api.change('POST', items, { shoppingListId: id, note: thing });
    return id;
  }

  /** The day so many days from now, as the browser counts days. */
  const dayFromNow = (page: Page, days: number) =>
    page.evaluate((count) => {
      const day = new Date();
      day.setDate(day.getDate() + count);
      return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    }, days);

  it('has every list and the next two weeks, though only the overview was opened', async () => {
    const { page, context } = ada;
    const market = await newList('Market', 'leek');
    await newList('Hardware store', 'nails');
    await api.change('POST', '/api/foods', { name: 'parsnip' });
    const plan = new StoredPlan(api);
    await plan.note(await dayFromNow(page, 0), 'Soup of today');
    await plan.note(await dayFromNow(page, 9), 'Cake of next week');
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/shopping-lists?disableRedirect=true');
    await page.getByRole('link', { name: 'Market' }).waitFor();
    await expect.poll(() => isPrefetched(page), afterwards).toBe(true);
    const count = () => asked.filter((path) => path === `${lists}/${market}`).length;
    const before = count();
    expect(before).toBeGreaterThan(0);

    await page.reload();
    await page.getByRole('link', { name: 'Market' }).waitFor();
    // Were it asked for again, that would be two seconds after the start.
    await page.waitForTimeout(4000);
    expect(count()).toBe(before);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Market' }).click();
    await page.getByRole('checkbox', { name: 'leek', exact: true }).check();
    await page.getByText('One change is saved on this device').waitFor();
    await page.getByLabel('New item').fill('2 pars');
    await page.locator('[data-part="entry"]').getByRole('button', { name: 'parsnip' }).waitFor();
  });

  it('shows both weeks of the plan', async () => {
    const { page, context } = ada;
    await context.setOffline(true);
    await page.goto('/household/mealplan/planner/view');
    await page.getByText('Soup of today').waitFor();
    await page.getByRole('button', { name: 'Later days' }).click();
    await page.getByText('Cake of next week').waitFor();
    await page.reload();
    await page.getByText('Cake of next week').waitFor();
    expect(await page.getByText('Soup of today').count()).toBe(0);
  });

  it('starts with the lists, as the library is not on the device', async () => {
    const { page, context } = ada;
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('link', { name: 'Hardware store' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/shopping-lists');
  });

  it('shows that it is offline, and hides that when it is online', async () => {
    const { page, context } = ada;
    await page.goto('/shopping-lists?disableRedirect=true');
    await page.getByRole('link', { name: 'Hardware store' }).click();
    await page.getByRole('checkbox', { name: 'nails', exact: true }).waitFor();
    await page.getByText('saved on this device').waitFor();
    await context.setOffline(false);
    await page.getByText('saved on this device').waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const all = (await api.get(`${items}?page=1&perPage=-1`)).body as {
          items: ShoppingListOut['listItems'];
        };
        return all.items.filter(({ checked }) => checked).map(({ note }) => note);
      }, patience)
      .toEqual(['leek']);
  });
});

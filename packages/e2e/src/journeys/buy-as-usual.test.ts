import type { ShoppingListOut } from '@hearth/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
const readId = (made: unknown) => (made as { id: string }).id;

describe('what is bought as usual', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
  });
  afterAll(() => stage.close());
  afterEach(() => endVisit(visitor));

  it('is offered in its usual amount by a tap, and raised by the next, also without a network', async () => {
    const unitId = readId(await api.change('POST', '/api/units', { name: 'kilogram' }));
    const foodId = readId(await api.change('POST', '/api/foods', { name: 'flour' }));
    const old = readId(await api.change('POST', lists, { name: 'Last week' }));
    const listId = readId(await api.change('POST', lists, { name: 'Market' }));
    for (const quantity of [2, 9, 2]) {
      const item = { shoppingListId: old, foodId, unitId, quantity };
      const { createdItems } = (await api.change('POST', items, item)) as { createdItems: { id: string }[] };
      await api.change('PATCH', `${items}/${createdItems[0]?.id}`, { checked: true });
    }
    visitor = await stage.signedInVisitor(phone);
    const { page } = visitor;
    await page.goto(`/shopping-lists/${listId}`);
    await page.getByRole('textbox', { name: 'New item' }).focus();
    const offer = page.getByRole('button', { name: /flour/ }).filter({ hasNotText: 'Actions' });
    await expect.poll(() => offer.innerText(), patience).toContain('2 kilogram flour');
    await offer.tap();
    const row = page.locator('[data-part="item"]');
    await expect.poll(() => row.innerText(), patience).toContain('2 kilogram flour');
    const stored = async () => {
      const { listItems } = (await api.get(`${lists}/${listId}`)).body as ShoppingListOut;
      return listItems.map(({ quantity, foodId: id }) => [quantity, id]);
    };
    await expect.poll(stored, patience).toEqual([[2, foodId]]);

    await page.context().setOffline(true);
    const marked = page.locator('[data-part="entry"] li button', { hasText: 'already on the list' });
    await page.getByRole('textbox', { name: 'New item' }).fill('flo');
    await marked.tap();
    await expect.poll(() => row.innerText(), patience).toContain('4 kilogram flour');
    await page.context().setOffline(false);
    await expect.poll(stored, { timeout: 60_000 }).toEqual([[4, foodId]]);
  });
});

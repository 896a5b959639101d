import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/stage/api-client.ts';
import { endVisit, patience, phone, type Visitor } from '../harness/stage/browser.ts';
import { scan } from '../harness/screens/scan.ts';
import { Stage } from '../harness/stage/stage.ts';

describe('a walk through the shop', () => {
  let stage: Stage;
  let api: ApiClient;
  let visitor: Visitor;
  beforeAll(async () => {
    stage = await Stage.open();
    api = await stage.apiClient();
    visitor = await stage.signedInVisitor(phone);
  });
  afterAll(() => stage.close());

  it('the list is in the order in which the household walks through the shop', async () => {
    const { page } = visitor;
    const root = '/api/households/shopping';
    const list = (await api.change('POST', `${root}/lists`, { name: 'Corner shop' })) as { id: string };
    const sent = ['glue', 'nails', 'tape'].map((note, position) => ({
      note,
      position,
      shoppingListId: list.id,
    }));
    const { createdItems } = (await api.change('POST', `${root}/items/create-bulk`, sent)) as {
      createdItems: { id: string; note: string }[];
    };
    const tick = async (note: string, checked: boolean) => {
      const { id = '' } = createdItems.find((one) => one.note === note) ?? {};
      await api.change('PATCH', `${root}/items/${id}`, { checked });
    };
    for (const note of ['tape', 'glue', 'nails']) await tick(note, true);
    for (const note of ['tape', 'glue', 'nails']) await tick(note, false);
    await page.goto(`/shopping-lists/${list.id}`);
    const names = async () =>
      (await page.locator('[data-part="item"]').allInnerTexts()).map((text) => text.split('\n')[0]);
    await expect.poll(names, patience).toEqual(['glue', 'nails', 'tape']);
    const route = page.getByRole('button', { name: 'Your route' });
    await route.tap();
    await expect.poll(names, patience).toEqual(['tape', 'glue', 'nails']);
    await scan(page, 'shopping-list-walked');
    await route.tap();
    await expect.poll(names, patience).toEqual(['glue', 'nails', 'tape']);
    await endVisit(visitor);
  });
});

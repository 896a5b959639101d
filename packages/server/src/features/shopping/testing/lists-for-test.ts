import { ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { items } from './basket-for-test.ts';

export const lists = '/api/households/shopping/lists';

/** The list that a request answers. */
export function parsedList(answer: Parameters<typeof succeeded>[0]): ShoppingListOut {
  return ShoppingListOut.parse(succeeded(answer));
}

/** What is asked of lists again and again, by whoever cooks in the test at that time. */
export function listCalls(cook: () => TestClient) {
  return {
    create: async (fields: object = { name: 'Market' }, as = cook()) =>
      parsedList(await as.post(lists, fields)),
    read: async (id: string) => parsedList(await cook().get(`${lists}/${id}`)),
    add: async (shoppingListId: string, fields: object) =>
      succeeded(await cook().post(items, { shoppingListId, ...fields })),
  };
}

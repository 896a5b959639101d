import { ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { items } from './basket-for-test.ts';

export const lists = '/api/households/shopping/lists';

/** The parsed answer of a request for a list. */
export function parsedList(answer: Parameters<typeof succeeded>[0]): ShoppingListOut {
  return ShoppingListOut.parse(succeeded(answer));
}

/** Common requests for lists, made by the current client of a test. */
export function listCalls(cook: () => TestClient) {
  return {
    create: async (fields: object = { name: 'Market' }, as = cook()) =>
      parsedList(await as.post(lists, fields)),
    read: async (id: string) => parsedList(await cook().get(`${lists}/${id}`)),
    add: async (shoppingListId: string, fields: object) =>
      succeeded(await cook().post(items, { shoppingListId, ...fields })),
  };
}

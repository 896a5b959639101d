import { ShoppingListItemsCollectionOut, ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';

const lists = '/api/households/shopping/lists';
export const items = '/api/households/shopping/items';

/** A shopping list of a test with its client. */
export class TestBasket {
  readonly id: string;
  readonly #client: TestClient;

  private constructor(client: TestClient, id: string) {
    this.#client = client;
    this.id = id;
  }

  /** A new list. */
  static async start(client: TestClient): Promise<TestBasket> {
    const { id } = ShoppingListOut.parse(succeeded(await client.post(lists, { name: 'Market' })));
    return new TestBasket(client, id);
  }

  async read(): Promise<ShoppingListOut> {
    return ShoppingListOut.parse(succeeded(await this.#client.get(`${lists}/${this.id}`)));
  }

  /** Notes and quantities of the items, in their order. */
  async notes() {
    return (await this.read()).listItems.map(({ note, quantity }) => [note, quantity]);
  }

  /** Adds items in one request. */
  async add(...sent: object[]): Promise<ShoppingListItemsCollectionOut> {
    return changedItems(await this.#client.post(`${items}/create-bulk`, this.#onList(sent)));
  }

  /** Changes items in one request. */
  async put(...sent: object[]): Promise<ShoppingListItemsCollectionOut> {
    return changedItems(await this.#client.put(items, this.#onList(sent)));
  }

  /** Adds an item that merges into no other. */
  async one(fields: object) {
    const [item] = (await this.add(fields)).createdItems;
    if (item === undefined) throw new Error('nothing was created');
    return item;
  }

  #onList(sent: readonly object[]) {
    return sent.map((one) => ({ shoppingListId: this.id, ...one }));
  }
}

/** The parsed answer of a request that changes items. */
export function changedItems(answer: Parameters<typeof succeeded>[0]): ShoppingListItemsCollectionOut {
  return ShoppingListItemsCollectionOut.parse(succeeded(answer));
}

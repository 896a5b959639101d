import { type Label, type ShoppingChangesOut, ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../packages/server/src/testing/test-client.ts';
import { TestServer } from '../../packages/server/src/testing/test-server.ts';
import { ownIngredient, sharedIngredient } from './ingredient-amounts.ts';
import type { SimulatedServer } from './run.ts';

const root = '/api/households/shopping';

/** The real server with its own database, and a function that stops it. */
export async function startServer(): Promise<{ server: SimulatedServer; close: () => Promise<void> }> {
  const server = await TestServer.start('sqlite');
  const member = await server.member({ rights: ['canOrganize'] });
  const client = server.as(member);
  const labels: Label[] = [];
  for (const name of ['Bread', 'Dairy', 'Fruit', 'Meat'])
    labels.push(succeeded(await client.post('/api/groups/labels', { name })) as Label);
  const recipes = [await client.cook('Bread', fields(0.7, 2)), await client.cook('Cake', fields(1 / 3, 1))];
  const simulated = { householdId: member.householdId, labels, recipes, ...buildApi(client) };
  return { server: simulated, close: () => server.stop() };
}

/** A recipe with one ingredient that all recipes share, and one of its own. */
function fields(shared: number, own: number) {
  return {
    recipeIngredient: [
      { quantity: shared, note: sharedIngredient },
      { quantity: own, note: `${ownIngredient} ${own}` },
    ],
  };
}

function buildApi(client: TestClient): Pick<SimulatedServer, 'newList' | 'put'> {
  return {
    newList: async (listId) => {
      const id = listId ?? (await createList(client));
      return {
        listId: id,
        read: async () => {
          const answer = await client.get(`${root}/lists/${id}`);
          return answer.status === 404 ? undefined : (succeeded(answer) as ShoppingListOut);
        },
        sync: async (device, changes) =>
          (succeeded(await client.post(`${root}/changes`, { device, changes })) as ShoppingChangesOut)
            .results,
      };
    },
    put: async (item, fields) => {
      const { id, shoppingListId } = item;
      succeeded(await client.put(`${root}/items/${id}`, { id, shoppingListId, ...fields }));
    },
  };
}

async function createList(client: TestClient): Promise<string> {
  return ShoppingListOut.parse(succeeded(await client.post(`${root}/lists`, { name: 'Market' }))).id;
}

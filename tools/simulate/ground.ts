import { type ShoppingChangesOut, ShoppingListOut } from '@hearth/contract';
import { succeeded, type TestClient } from '../../packages/server/src/testing/test-client.ts';
import { TestServer } from '../../packages/server/src/testing/test-server.ts';
import type { Ground } from './run.ts';

const root = '/api/households/shopping';

/** The real server, on a database of its own, and how to stop it. */
export async function openGround(): Promise<{ ground: Ground; close: () => Promise<void> }> {
  const server = await TestServer.start('sqlite');
  const member = await server.member();
  return { ground: groundOf(server.as(member), member), close: () => server.stop() };
}

function groundOf(client: TestClient, { householdId }: { readonly householdId: string }): Ground {
  return {
    householdId,
    newShop: async (begunId) => {
      const id = begunId ?? (await newList(client));
      return {
        listId: id,
        read: async () => {
          const answer = await client.get(`${root}/lists/${id}`);
          return answer.status === 404 ? undefined : (succeeded(answer) as ShoppingListOut);
        },
        bring: async (device, changes) =>
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

async function newList(client: TestClient): Promise<string> {
  return ShoppingListOut.parse(succeeded(await client.post(`${root}/lists`, { name: 'Market' }))).id;
}

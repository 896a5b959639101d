import type { TestClient } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';
import type { KitchenIds } from './kitchen-ids.ts';

/** The owner of a stored kitchen, signed in. */
export async function signInOwner(server: TestServer, ids: KitchenIds): Promise<TestClient> {
  return server.as({
    id: ids.owner,
    username: `owner-${ids.number}`,
    groupId: ids.group,
    groupSlug: `kitchen-${ids.number}`,
    householdId: ids.household,
    householdSlug: `home-${ids.number}`,
    token: await server.token(ids.owner),
  });
}

import { beforeAll, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../test-client.ts';
import { describeServer, type SuiteOptions } from '../describe-server.ts';
import type { Keys } from './row.ts';
import { stocked } from './stock.ts';
import { missing } from './world.ts';

/** What a household keeps from the others of its group: where it is listed, and under which key. */
const kinds: readonly (readonly [list: string, key: keyof Keys])[] = [
  ['/api/households/webhooks', 'webhookId'],
  ['/api/households/events/notifications', 'notifierId'],
  ['/api/households/recipe-actions', 'actionId'],
  ['/api/households/cookbooks', 'cookbookId'],
  ['/api/households/mealplans', 'planEntry'],
  ['/api/households/mealplans/rules', 'planRuleId'],
  ['/api/households/shopping/lists', 'shoppingListId'],
  ['/api/households/shopping/items', 'shoppingItemId'],
];

const suite: SuiteOptions = {
  cook: { rights: ['canManage', 'canManageHousehold', 'canInvite', 'canOrganize'] },
};

describeServer('the walls between households of one group', suite, ({ server, cook }) => {
  let owner: TestClient;
  let neighbour: TestClient;
  let keys: Keys;
  beforeAll(async () => {
    const rights = { rights: ['canManage', 'canManageHousehold', 'canInvite', 'canOrganize'] } as const;
    owner = server.as(cook);
    neighbour = server.as(await server.neighbour(cook, rights));
    keys = await stocked(server, cook);
  });

  it.each(kinds)('%s lists nothing of another household', async (list, key) => {
    const listed = async (as: TestClient) => JSON.stringify(succeeded(await as.get(`${list}?perPage=-1`)));
    const named = `"id":${key === 'planEntry' ? keys[key] : `"${keys[key]}"`}`;
    expect(await listed(owner)).toContain(named);
    expect(await listed(neighbour)).not.toContain(named);
  });

  it.each(kinds)('one of %s is to another household like one that is not there', async (list, key) => {
    const [url, nowhere] = [`${list}/${keys[key]}`, `${list}/${missing()[key]}`];
    const before = succeeded(await owner.get(url));
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const sent = method === 'PUT' || method === 'PATCH' ? { ...Object(before), name: 'stolen' } : undefined;
      const theirs = await neighbour.send(method, url, sent);
      const nobodys = await neighbour.send(method, nowhere, sent);
      expect([method, theirs.status]).toEqual([method, nobodys.status]);
    }
    expect(succeeded(await owner.get(url))).toEqual(before);
  });

  it('invitations are seen by the household that they lead into', async () => {
    const invitations = '/api/households/invitations';
    const { token } = Object(succeeded(await owner.post(invitations, { uses: 1 })));
    expect(JSON.stringify(succeeded(await owner.get(invitations)))).toContain(token);
    expect(JSON.stringify(succeeded(await neighbour.get(invitations)))).not.toContain(token);
  });

  it('rights are not set across households', async () => {
    const mate = await server.housemate(cook);
    const sent = {
      userId: mate.id,
      canManage: true,
      canManageHousehold: true,
      canInvite: true,
      canOrganize: true,
    };
    expect((await neighbour.put('/api/households/permissions', sent)).status).toBe(403);
    expect((await owner.put('/api/households/permissions', sent)).status).toBe(200);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../test-client.ts';
import { describeServer, type SuiteOptions } from '../describe-server.ts';
import type { TestMember } from '../test-server.ts';
import type { Keys } from './row.ts';
import { stocked } from './stock.ts';

/** What a group has for itself: where it is listed, and under which key. */
const kinds: readonly (readonly [list: string, key: keyof Keys])[] = [
  ['/api/groups/labels', 'labelId'],
  ['/api/organizers/categories', 'categoriesId'],
  ['/api/organizers/tags', 'tagsId'],
  ['/api/organizers/tools', 'toolsId'],
  ['/api/foods', 'foodId'],
  ['/api/units', 'unitId'],
];

const suite: SuiteOptions = { cook: { rights: ['canOrganize', 'canManage'] } };

describeServer('what belongs to one group', suite, ({ server, cook }) => {
  let owner: TestClient;
  let other: TestMember;
  let stranger: TestClient;
  let keys: Keys;
  beforeAll(async () => {
    other = await server.member({ rights: ['canOrganize', 'canManage'] });
    owner = server.as(cook);
    stranger = server.as(other);
    keys = await stocked(server, cook);
  });

  const text = async (as: TestClient, url: string) => JSON.stringify(succeeded(await as.get(url)));

  it.each(kinds)('is not listed in another one by %s', async (list, key) => {
    expect(await text(owner, `${list}?perPage=-1`)).toContain(keys[key]);
    expect(await text(stranger, `${list}?perPage=-1`)).not.toContain(keys[key]);
  });

  it.each(kinds)('is not opened in another one by %s', async (list, key) => {
    expect((await owner.get(`${list}/${keys[key]}`)).status).toBe(200);
    expect((await stranger.get(`${list}/${keys[key]}`)).status).toBe(404);
  });

  it('are its households and members', async () => {
    for (const list of ['/api/groups/households', '/api/groups/members']) {
      expect(await text(owner, `${list}?perPage=-1`)).toContain(cook.householdId);
      expect(await text(stranger, `${list}?perPage=-1`)).not.toContain(cook.householdId);
    }
  });

  it('are its recipes, however they are asked for', async () => {
    expect(await text(owner, `/api/shared/recipes?recipe_id=${keys.recipeId}`)).toContain(keys.linkId);
    expect(await text(stranger, `/api/shared/recipes?recipe_id=${keys.recipeId}`)).toBe('[]');
    expect((await stranger.get(`/api/recipes/${keys.recipeId}/history`)).status).toBe(404);
    expect((await stranger.patch(`/api/recipes/${keys.recipeId}`, { name: 'stolen' })).status).toBe(404);
    expect((await stranger.delete(`/api/recipes/${keys.recipeId}`)).status).toBe(404);
    const { items } = Object(succeeded(await stranger.get('/api/recipes/suggestions')));
    expect(items).toEqual([]);
  });

  it('are not counted in another one', async () => {
    expect(succeeded(await stranger.get('/api/households/statistics'))).toMatchObject({
      totalRecipes: 0,
      totalUsers: 1,
      totalTags: 0,
    });
  });

  it('sessions are seen and ended by their user only', async () => {
    const sessions = '/api/users/self/sessions';
    expect(await text(owner, sessions)).toContain(keys.sessionId);
    expect(await text(stranger, sessions)).not.toContain(keys.sessionId);
    expect((await stranger.delete(`${sessions}/${keys.sessionId}`)).status).toBe(404);
    succeeded(await stranger.delete(sessions));
    expect(await text(owner, sessions)).toContain(keys.sessionId);
  });
});

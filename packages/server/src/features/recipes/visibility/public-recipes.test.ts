import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicScope } from '../../../platform/db/scope.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { findPublicRecipeId } from './public-recipes.repository.ts';

describe.each(testEngines)('the recipe that the public finds by a slug on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    const { id: groupId } = await server.group({ isPrivate: false });
    cook = await server.member({ household: await server.household({ groupId, isPrivate: false }) });
  });
  afterAll(() => server.stop());

  const find = (slug: string, { groupId }: Pick<TestMember, 'groupId'> = cook) =>
    findPublicRecipeId(server.platform.database.read(publicScope(groupId)), slug);

  it('is none once the recipe is deleted, whichever slug it has in the trash', async () => {
    const client = server.as(cook);
    const { id, slug } = await client.cook('Deleted pie', { settings: { public: true } });
    expect(await find(slug)).toBe(id);
    await client.delete(`/api/recipes/${slug}`);
    expect([await find(slug), await find(`~${id}`)]).toEqual([undefined, undefined]);
    const explored = await server.nobody.get(`/api/explore/groups/${cook.groupSlug}/recipes/~${id}`);
    expect(explored.status).toBe(404);
  });

  it('is of that group', async () => {
    const { slug } = await server.as(cook).cook('Open pie', { settings: { public: true } });
    expect(await find(slug)).toBeDefined();
    expect(await find(slug, await server.member())).toBeUndefined();
  });
});

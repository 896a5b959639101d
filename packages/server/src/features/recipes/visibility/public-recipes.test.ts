import { beforeAll, expect, it } from 'vitest';
import { publicScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { findPublicRecipeId } from './public-recipes.repository.ts';

describeServer('the recipe that the public finds by a slug', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    const { id: groupId } = await server.group({ isPrivate: false });
    cook = await server.member({ household: await server.household({ groupId, isPrivate: false }) });
  });

  const find = (slug: string, { groupId }: Pick<TestMember, 'groupId'> = cook) =>
    findPublicRecipeId(server.platform.database.read(publicScope(groupId)), slug);

  it('is no public recipe once it is deleted, whichever slug it has in the trash', async () => {
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

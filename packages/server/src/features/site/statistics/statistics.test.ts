import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describeServer('figures', { cook: {} }, ({ server, cook }) => {
  let neighbour: TestMember;
  beforeAll(async () => {
    await server.housemate(cook);
    neighbour = await server.neighbour(cook);
    await server.as(cook).cook('Soup', { tags: ['a', 'b'], recipeCategory: ['c'], tools: ['d'] });
    await server.as(neighbour).cook('Bread', { tags: ['e'] });
    await server.as(await server.member()).cook('Foreign', { tags: ['f'] });
  });

  it('a household counts its recipes and users, and what the group shares', async () => {
    const figures = { totalRecipes: 1, totalUsers: 2, totalCategories: 1, totalTags: 3, totalTools: 1 };
    for (const url of ['/api/households/statistics', '/api/groups/statistics']) {
      expect((await server.as(cook).get(url)).body).toEqual(figures);
    }
    const others = { ...figures, totalUsers: 1 };
    expect((await server.as(neighbour).get('/api/households/statistics')).body).toEqual(others);
  });

  it('storage is what the files of the group’s recipes take', async () => {
    const storage = () => server.as(cook).get('/api/groups/storage');
    expect((await storage()).body).toEqual({
      usedStorageBytes: 0,
      usedStorageStr: '0 bytes',
      totalStorageBytes: 524_288_000,
      totalStorageStr: '500.0 MB',
    });
    const put = async (member: TestMember, bytes: number) => {
      const { id } = await server.as(member).cook(`Weighs ${bytes}`);
      await server.platform.files.put(`recipes/${id}/images/original.webp`, Buffer.alloc(bytes));
    };
    await put(cook, 4000);
    await put(neighbour, 96);
    await put(await server.member(), 1_000_000);
    expect((await storage()).body).toMatchObject({ usedStorageBytes: 4096, usedStorageStr: '4.0 KB' });
  });
});

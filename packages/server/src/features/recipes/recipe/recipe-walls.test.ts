import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describeServer('recipes of another group', { cook: {} }, ({ server, client: cook }) => {
  let stranger: TestClient;
  beforeAll(async () => {
    stranger = server.as(await server.member());
  });

  it('are not opened, by slug or by id', async () => {
    const { id, slug } = await cook.cook('Secret soup');
    for (const key of [id, slug]) expect((await stranger.get(`/api/recipes/${key}`)).status).toBe(404);
  });

  it('are on no page, and are not found', async () => {
    await cook.cook('Hidden soup');
    await stranger.cook('Own soup');
    expect(await stranger.names()).toEqual(['Own soup']);
    for (const query of [{}, { search: 'soup' }, { search: 'sou' }])
      expect((await stranger.list(query)).total).toBe(1);
    expect(await stranger.names({ search: 'soup' })).toEqual(['Own soup']);
    expect(await stranger.names({ search: 'sou' })).toEqual(['Own soup']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';

describe.each(testEngines)('recipes of another group on %s', (engine) => {
  let server: TestServer;
  let cook: TestClient;
  let stranger: TestClient;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    cook = server.as(await server.member());
    stranger = server.as(await server.member());
  });
  afterAll(() => server.stop());

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

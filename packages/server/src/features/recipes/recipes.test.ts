import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/test-databases.ts';
import { TestServer } from '../../testing/test-server.ts';

describe.each(testEngines)('recipes on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start(engine);
  });
  afterAll(() => server.stop());

  it('a recipe is created by name and read back by slug and by id', async () => {
    const cook = await server.member();
    const slug = await server.recipe(cook, 'Mac & Cheese — Größe ½!');
    expect(slug).toBe('mac-cheese-grosse-1-2');
    const bySlug = await server.request({ method: 'GET', url: `/api/recipes/${slug}`, as: cook });
    const { id } = bySlug.body as { id: string };
    const byId = await server.request({ method: 'GET', url: `/api/recipes/${id}`, as: cook });
    expect(byId.body).toEqual(bySlug.body);
  });
});

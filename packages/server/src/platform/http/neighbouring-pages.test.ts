import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded, type TestClient } from '../../testing/test-client.ts';
import { testEngines } from '../../testing/test-databases.ts';
import { TestServer } from '../../testing/test-server.ts';

describe.each(testEngines)('links to neighbouring pages on %s', (engine) => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    const cook = await server.member();
    client = server.as(cook);
    for (const name of ['pepper', 'salt', 'sugar']) await server.food(cook.groupId, { name });
  });
  afterAll(() => server.stop());

  it('lead to those pages although they include unset parameters', async () => {
    const page = async (path: string) => Object(succeeded(await client.get(`/api${path}`)));
    const first = await page('/foods?perPage=1&orderBy=name&orderDirection=asc');
    expect(first.next).toContain('queryFilter=None');
    const second = await page(first.next);
    const third = await page(second.next);
    expect([first, second, third].map(({ items }) => items[0].name)).toEqual(['pepper', 'salt', 'sugar']);
    expect((await page(third.previous)).items[0].name).toBe('salt');
    expect(third.next).toBeNull();
  });
});

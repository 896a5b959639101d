import { beforeAll, expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('links to neighbouring pages', { cook: {} }, ({ server, cook, client }) => {
  beforeAll(async () => {
    for (const name of ['pepper', 'salt', 'sugar']) await server.food(cook.groupId, { name });
  });

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

import { describe, expect, it } from 'vitest';
import { TestServer } from '../../testing/test-server.ts';

const header = 'strict-transport-security';

describe('coming by https from now on', () => {
  it.each([
    ['https://recipes.example.com', 'max-age=31536000'],
    ['http://recipes.home:9000', undefined],
  ])('with %s as address browsers are told %s', async (baseUrl, told) => {
    const server = await TestServer.start('sqlite', { BASE_URL: baseUrl });
    for (const url of ['/api/app/about', '/api/users/self', '/api/nowhere'])
      expect((await server.nobody.get(url)).headers[header]).toBe(told);
    await server.stop();
  });
});

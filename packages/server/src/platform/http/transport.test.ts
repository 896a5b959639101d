import { describe, expect, it } from 'vitest';
import { TestServer } from '../../testing/test-server.ts';

const header = 'strict-transport-security';

describe('HTTP Strict Transport Security', () => {
  it.each([
    ['https://recipes.example.com', 'max-age=31536000'],
    ['http://recipes.home:9000', undefined],
  ])('with BASE_URL %s the header is %s', async (baseUrl, value) => {
    const server = await TestServer.start('sqlite', { BASE_URL: baseUrl });
    for (const url of ['/api/app/about', '/api/users/self', '/api/nowhere'])
      expect((await server.nobody.get(url)).headers[header]).toBe(value);
    await server.stop();
  });
});

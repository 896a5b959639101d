import { describe, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { hearthVersion } from '../../../version.ts';
import { TestServer } from '../../../testing/test-server.ts';

describeServer('what the server says about itself', ({ server, engine }) => {
  it('its version is one that clients compare, and its abilities', async () => {
    const { body } = await server.nobody.get('/api/app/about');
    expect(body).toMatchObject({
      production: true,
      demoStatus: false,
      allowSignup: false,
      allowPasswordLogin: true,
      tokenTime: 48,
      defaultGroupSlug: null,
      enableOidc: false,
      enableOpenai: false,
      enableOpenaiTranscriptionServices: false,
    });
    expect(Object(body).version).toMatch(/^v2\.8\.\d+/);
    expect(Object(body).hearthVersion).toBe(hearthVersion);
  });

  it('the default group shows once it is public', async () => {
    const named = await TestServer.start(engine, {
      DEFAULT_GROUP: 'group-1',
      DEFAULT_HOUSEHOLD: 'household-2',
    });
    const group = await named.group({ isPrivate: false });
    await named.household({ groupId: group.id, isPrivate: false });
    expect((await named.nobody.get('/api/app/about')).body).toMatchObject({
      defaultGroupSlug: 'group-1',
      defaultHouseholdSlug: 'household-2',
    });
    await named.stop();
  });

  it('the browser may cache the colours', async () => {
    const answer = await server.nobody.get('/api/app/about/theme');
    expect(answer.headers['cache-control']).toBe('public, max-age=604800');
    expect(Object.values(Object(answer.body))).toHaveLength(14);
  });

  it.each(['/api/health', '/api/health/live', '/api/health/ready'])('%s', async (url) => {
    expect(await server.nobody.get(url)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('figures are not shown unless the operator wants them', async () => {
    expect((await server.send({ url: '/metrics' })).status).toBe(404);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/recipes/x/y/z',
    '/api/app/about/',
    '/api/users/self/',
    '/api/.env',
  ])('the unknown path %s is a JSON 404', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await server.nobody.send(method, url);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
    }
  });

  it.each([
    ['DELETE', '/api/app/about', 'GET'],
    ['PUT', '/api/auth/refresh', 'GET, POST'],
    ['PUT', '/api/auth/token', 'POST'],
    ['DELETE', '/api/recipes', 'GET, PATCH, POST, PUT'],
    ['POST', '/api/organizers/tags/slug/x', 'GET'],
    ['POST', '/api/users/self', 'DELETE, GET, PATCH, PUT'],
  ] as const)('%s %s is a wrong method, and the right ones are named: %s', async (method, url, allowed) => {
    const answer = await server.nobody.send(method, url);
    expect(answer).toMatchObject({ status: 405, body: { detail: 'Method Not Allowed' } });
    expect(String(answer.headers['allow']).split(', ').toSorted().join(', ')).toBe(allowed);
  });

  it('every response of the API forbids sniffing, framing and caching', async () => {
    for (const url of ['/api/app/about', '/api/nowhere', '/api/recipes']) {
      const { headers } = await server.nobody.get(url, { origin: 'https://evil.example' });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      });
      expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
      expect(headers['x-request-id']).toMatch(/^\S{8,}$/);
    }
  });

  it('large responses are compressed for clients that accept it', async () => {
    const cook = server.as(await server.member());
    await cook.cook('Packed', { description: 'x'.repeat(5000) });
    for (const encoding of ['gzip', 'br']) {
      const packed = await cook.get('/api/recipes/packed', { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.bytes.length).toBeLessThan(2500);
      expect(packed.body).toMatchObject({ name: 'Packed' });
    }
    expect(
      (await server.send({ url: '/api/app/about', headers: { 'accept-encoding': 'gzip' } })).headers[
        'content-encoding'
      ],
    ).toBeUndefined();
  });
});

describe('a server that keeps figures', () => {
  it('shows them to programs that gather them', async () => {
    const server = await TestServer.start('sqlite', { METRICS: 'true' });
    await server.nobody.get('/api/app/about');
    expect((await server.send({ url: '/metrics' })).text).toContain('/api/app/about');
    await server.stop();
  });
});

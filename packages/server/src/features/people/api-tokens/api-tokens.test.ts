import { beforeAll, expect, it } from 'vitest';
import { LongLiveTokenOut, TokenAnswer, UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const dayMs = 86_400_000;
const revoked = { status: 401, body: { detail: 'Unauthorized' } };

describeServer('API tokens', { cook: {} }, ({ server, cook }) => {
  let administrator: TestMember;
  beforeAll(async () => {
    administrator = await server.member({ admin: true });
  });

  const create = async (as: TestMember, fields: object = {}) =>
    LongLiveTokenOut.parse(
      succeeded(await server.as(as).post('/api/users/api-tokens', { name: 'Phone', ...fields })),
    );
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const self = (token: { token: string }) => server.nobody.get('/api/users/self', bearer(token));

  it('a token is shown once, has a name and an end, and opens what its owner opens', async () => {
    const token = await create(cook, { name: ' Home Assistant ', integration_id: 'ha' });
    expect(token).toMatchObject({ name: 'Home Assistant', scope: 'full', lastUsedAt: null });
    expect(token.token).toMatch(/^hearth_[\w-]{43}$/);
    expect((await self(token)).body).toMatchObject({ id: cook.id });
    const { tokens } = UserOut.parse((await server.as(cook).get('/api/users/self')).body);
    expect(tokens).toMatchObject([{ id: token.id, name: 'Home Assistant', token: '' }]);
    expect(tokens?.[0]?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(tokens)).not.toContain(token.token);
  });

  it('the database does not hold the token', async () => {
    const { token } = await create(cook);
    const rows = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('api_tokens')
      .selectAll()
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token.slice(10));
  });

  it('a revoked token is worth nothing on the next request, and says its name once more', async () => {
    const token = await create(cook, { name: 'Lost' });
    expect((await self(token)).status).toBe(200);
    expect((await server.as(cook).delete(`/api/users/api-tokens/${token.id}`)).body).toEqual({
      tokenDelete: 'Lost',
    });
    expect(await self(token)).toMatchObject(revoked);
    expect(await server.as(cook).delete(`/api/users/api-tokens/${token.id}`)).toMatchObject({
      status: 404,
      body: { detail: `Could not locate token with id '${token.id}' in database` },
    });
  });

  it('a token ends at its end', async () => {
    const token = await create(cook, { expiresInDays: 30 });
    server.clock.advance(29 * dayMs);
    expect((await self(token)).status).toBe(200);
    server.clock.advance(2 * dayMs);
    expect(await self(token)).toMatchObject(revoked);
    server.clock.advance(-31 * dayMs);
  });

  it.each([
    ['read-only', 'GET', '/api/recipes', 200],
    ['read-only', 'GET', '/api/users/self', 200],
    ['read-only', 'POST', '/api/recipes', 403],
    ['read-only', 'POST', '/api/users/api-tokens', 403],
    ['read-only', 'GET', '/api/auth/refresh', 403],
    ['lists-only', 'GET', '/api/users/self', 200],
    ['lists-only', 'GET', '/api/recipes', 403],
    ['lists-only', 'POST', '/api/recipes', 403],
    ['lists-only', 'GET', '/api/auth/refresh', 403],
    ['full', 'POST', '/api/recipes', 201],
    ['full', 'POST', '/api/users/api-tokens', 403],
    ['read-only', 'GET', '/api/households/invitations', 403],
    ['read-only', 'GET', '/api/households/webhooks', 403],
    ['full', 'GET', '/api/households/mealplans/feed', 403],
    ['full', 'GET', '/api/users/self/sessions', 403],
    ['full', 'GET', '/api/users/self/second-factor', 403],
  ] as const)('%s: %s %s answers %i', async (scope, method, url, status) => {
    const token = await create(cook, { scope });
    const payload = method === 'POST' ? { name: `Dish ${scope}` } : undefined;
    const before = JSON.stringify(await server.rowCounts());
    const answer = await server.nobody.send(method, url, payload, bearer(token));
    expect(answer.status).toBe(status);
    const changed = JSON.stringify(await server.rowCounts()) !== before;
    expect(changed).toBe(method === 'POST' && status < 400);
  });

  it('a narrow token of an administrator opens no administration', async () => {
    const narrow = await create(administrator, { scope: 'lists-only' });
    expect((await server.nobody.get('/api/admin/site-settings', bearer(narrow))).status).toBe(403);
    const reading = await create(administrator, { scope: 'read-only' });
    expect((await server.nobody.get('/api/admin/site-settings', bearer(reading))).status).toBe(200);
    const body = { outboundTrusted: ['10.0.0.0/8'] };
    expect((await server.nobody.put('/api/admin/site-settings', body, bearer(reading))).status).toBe(403);
  });

  it('a token that is refreshed stays the token it is, and becomes no session', async () => {
    const token = await create(cook);
    const before = (await server.rowCounts()).sessions;
    const answer = await server.nobody.get('/api/auth/refresh', bearer(token));
    expect(TokenAnswer.parse(succeeded(answer)).access_token).toBe(token.token);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await server.rowCounts()).sessions).toBe(before);
  });

  it('a token of an administrator makes no link to a new password', async () => {
    const token = await create(administrator);
    const body = { email: `${administrator.username}@example.com` };
    const path = '/api/admin/users/password-reset-token';
    expect((await server.nobody.post(path, body, bearer(token))).status).toBe(403);
    expect((await server.as(administrator).post(path, body)).status).toBe(201);
  });

  it('narrow tokens do not read the webhooks of the household', async () => {
    const webhook = { name: 'Hook', url: 'https://example.com/?key=secret', scheduledTime: '10:00' };
    expect((await server.as(cook).post('/api/households/webhooks', webhook)).status).toBe(201);
    const fetchText = async (scope: string) =>
      (await server.nobody.get('/api/households/self', bearer(await create(cook, { scope })))).text;
    expect(await fetchText('full')).toContain('key=secret');
    for (const scope of ['read-only', 'lists-only'])
      expect(await fetchText(scope)).not.toContain('key=secret');
  });

  it('signing out with a token leaves the sessions of the user alone', async () => {
    const token = await create(cook);
    expect((await server.nobody.post('/api/auth/logout', undefined, bearer(token))).status).toBe(200);
    expect((await self(token)).status).toBe(200);
    expect((await self(cook)).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ scope: 'everything' }, 'scope'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 4000 }, 'expiresInDays'],
  ])('%j is refused at its place', async (fields, place) => {
    const answer = await server.as(cook).post('/api/users/api-tokens', { name: 'x', ...fields });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', place] }] } });
  });

  it('made-up tokens open nothing', async () => {
    for (const token of ['hearth_', `hearth_${'A'.repeat(43)}`, 'hearth_%27%20or%201=1']) {
      expect(await self({ token })).toMatchObject(revoked);
    }
  });
});

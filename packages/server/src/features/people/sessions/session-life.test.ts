import { beforeAll, describe, expect, it } from 'vitest';
import { TokenAnswer } from '@hearth/contract';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

const hourMs = 3_600_000;
const refused = { status: 401, body: { detail: 'Could not validate credentials' } };
const own = { origin: 'http://localhost:8080', host: 'localhost:8080' };

describeServer('sessions', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    cook = await account(server);
  });

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const cookie = (token: string) => ({ cookie: `mealie.access_token=${token}` });
  const self = (headers: Record<string, string>) => server.nobody.get('/api/users/self', headers);

  it('refuses requests without a token', async () => {
    const answer = await self({});
    expect(answer).toMatchObject(refused);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('a token opens by header and by cookie', async () => {
    const token = await server.token(cook.id);
    expect((await self(bearer(token))).body).toMatchObject({ id: cook.id });
    expect((await self({ authorization: `bearer   ${token}` })).status).toBe(200);
    expect((await self(cookie(token))).body).toMatchObject({ id: cook.id });
  });

  it('a header decides alone, even when it is worth nothing', async () => {
    const token = await server.token(cook.id);
    for (const authorization of ['Bearer x', 'Basic dTpw', '', 'Bearer', token]) {
      expect(await self({ ...cookie(token), authorization })).toMatchObject(refused);
    }
  });

  it('a session ends when its time is over', async () => {
    const token = await server.token(cook.id);
    server.clock.advance(47 * hourMs);
    expect((await self(bearer(token))).status).toBe(200);
    server.clock.advance(2 * hourMs);
    expect(await self(bearer(token))).toMatchObject(refused);
    server.clock.advance(-49 * hourMs);
  });

  it('a refresh by header prolongs the session and sets no cookie', async () => {
    const token = await server.token(cook.id);
    server.clock.advance(40 * hourMs);
    const answer = await server.nobody.get('/api/auth/refresh', bearer(token));
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { access_token } = TokenAnswer.parse(answer.body);
    server.clock.advance(40 * hourMs);
    expect((await self(bearer(access_token))).status).toBe(200);
    expect(await self(bearer(token))).toMatchObject(refused);
    server.clock.advance(-80 * hourMs);
  });

  it('a refresh by POST is the same, and no other site can ask for it by cookie', async () => {
    const token = await server.token(cook.id);
    const { status, body } = await server.nobody.post('/api/auth/refresh', undefined, bearer(token));
    expect([status, TokenAnswer.parse(body).token_type]).toEqual([200, 'bearer']);
    const foreign = { ...cookie(token), origin: 'https://elsewhere.example' };
    expect((await server.nobody.post('/api/auth/refresh', undefined, foreign)).status).toBe(403);
  });

  it('a refresh by cookie renews the cookie', async () => {
    const token = await server.token(cook.id);
    const answer = await server.nobody.get('/api/auth/refresh', cookie(token));
    const { access_token } = TokenAnswer.parse(answer.body);
    expect(String(answer.headers['set-cookie'])).toContain(`mealie.access_token=${access_token}`);
  });

  it('a refresh keeps the month of those who asked to be remembered', async () => {
    const { answer } = await server.app.sessions.start(cook.id, true, undefined);
    const refreshed = await server.nobody.get('/api/auth/refresh', cookie(answer.access_token));
    expect(String(refreshed.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 3600}`);
  });

  it('a session ends a year after the sign-in, however often it is renewed', async () => {
    const dayMs = 24 * hourMs;
    const { answer } = await server.app.sessions.start(cook.id, true, undefined);
    let token = answer.access_token;
    for (let month = 0; month < 12; month += 1) {
      server.clock.advance(29 * dayMs);
      const refreshed = await server.nobody.get('/api/auth/refresh', bearer(token));
      token = TokenAnswer.parse(refreshed.body).access_token;
    }
    server.clock.advance(16 * dayMs);
    expect((await self(bearer(token))).status).toBe(200);
    server.clock.advance(2 * dayMs);
    expect(await self(bearer(token))).toMatchObject(refused);
    server.clock.advance(-366 * dayMs);
    await server.nobody.post('/api/auth/logout', undefined, bearer(token));
  });

  it('signing in again in the same browser ends its previous session only', async () => {
    const [before, elsewhere] = [await server.token(cook.id), await server.token(cook.id)];
    const { payload, headers } = form({ username: cook.username, password: testPassword });
    const signIn = (sent: Record<string, string>) =>
      server.nobody.post('/api/auth/token', payload, { ...headers, ...sent });
    expect((await signIn({ ...cookie(before), origin: 'https://evil.example' })).status).toBe(200);
    expect((await self(bearer(before))).status).toBe(200);
    expect((await signIn({ ...cookie(before), ...own })).status).toBe(200);
    expect(await self(bearer(before))).toMatchObject(refused);
    expect((await self(bearer(elsewhere))).status).toBe(200);
    expect((await signIn(cookie('no token'))).status).toBe(200);
  });

  it('a program with a cookie jar keeps the token of its first sign-in after the second', async () => {
    const { payload, headers } = form({ username: cook.username, password: testPassword });
    const signIn = async (sent: Record<string, string> = {}) => {
      const answer = await server.nobody.post('/api/auth/token', payload, { ...headers, ...sent });
      return TokenAnswer.parse(answer.body).access_token;
    };
    const first = await signIn();
    const second = await signIn({ ...cookie(first), 'user-agent': 'python-requests/2.32' });
    const third = await signIn({ ...cookie(second), referer: 'http://localhost:8080/' });
    for (const token of [first, second, third]) expect((await self(bearer(token))).status).toBe(200);
    await signIn({ ...cookie(third), 'sec-fetch-site': 'same-origin', ...own });
    expect(await self(bearer(third))).toMatchObject(refused);
  });

  it('signing out ends the session on the server at once, and only that one', async () => {
    const token = await server.token(cook.id);
    const other = await server.token(cook.id);
    const answer = await server.nobody.post('/api/auth/logout', undefined, bearer(token));
    expect(answer.body).toEqual({ message: 'Logged out' });
    expect(String(answer.headers['set-cookie'])).toMatch(/^mealie\.access_token=; Max-Age=0; Path=\//);
    expect(await self(bearer(token))).toMatchObject(refused);
    expect(await server.nobody.get('/api/auth/refresh', bearer(token))).toMatchObject(refused);
    expect((await self(bearer(other))).status).toBe(200);
  });

  it('the same password opens a new session each time', async () => {
    const { payload, headers } = form({ username: cook.username, password: testPassword });
    const tokens = [];
    for (let count = 0; count < 2; count += 1) {
      tokens.push(
        TokenAnswer.parse((await server.nobody.post('/api/auth/token', payload, headers)).body).access_token,
      );
    }
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  describe('what a browser is made to send by another site', () => {
    const writes = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://recipes.home', host: 'recipes.home' },
      { origin: 'http://localhost:8080.evil.example', host: 'localhost:8080' },
      { ...own, 'sec-fetch-site': 'cross-site' },
      { ...own, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      {},
    ];

    it.each(writes)('a write by cookie with %j is refused', async (headers) => {
      const token = await server.token(cook.id);
      const before = await server.rowCounts();
      const sent = await server.nobody.post(
        '/api/recipes',
        { name: 'Forged' },
        { ...cookie(token), ...headers },
      );
      expect(sent.status).toBe(403);
      const out = await server.nobody.post('/api/auth/logout', undefined, { ...cookie(token), ...headers });
      expect(out.status).toBe(403);
      expect(await server.rowCounts()).toEqual(before);
    });

    it('another site cannot renew a session by cookie', async () => {
      const token = await server.token(cook.id);
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        const answer = await server.nobody.get('/api/auth/refresh', { ...cookie(token), ...headers });
        expect(answer.status).toBe(403);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      const ours = { ...cookie(token), 'sec-fetch-site': 'same-origin' };
      expect((await server.nobody.get('/api/auth/refresh', ours)).status).toBe(200);
      const program = { ...bearer(token), origin: 'https://app.example' };
      expect((await server.nobody.get('/api/auth/refresh', program)).status).toBe(200);
    });

    it('our own page writes by cookie', async () => {
      const token = await server.token(cook.id);
      for (const headers of [
        own,
        { 'sec-fetch-site': 'same-origin' },
        { ...own, 'sec-fetch-site': 'same-origin' },
      ]) {
        const sent = await server.nobody.post(
          '/api/recipes',
          { name: 'Ours' },
          { ...cookie(token), ...headers },
        );
        expect(sent.status).toBe(201);
      }
    });

    it('a program writes by header from wherever it is', async () => {
      const token = await server.token(cook.id);
      const sent = await server.nobody.post(
        '/api/recipes',
        { name: 'Program' },
        { ...bearer(token), origin: 'https://app.example' },
      );
      expect(sent.status).toBe(201);
    });

    it('a form or plain text cannot pass for JSON', async () => {
      const token = await server.token(cook.id);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const sent = await server.nobody.post('/api/recipes', '{"name":"Plain"}', {
          ...bearer(token),
          'content-type': type,
        });
        expect([415, 422]).toContain(sent.status);
      }
    });
  });

  it('expired sessions and counted failures are swept away', async () => {
    await server.token(cook.id);
    server.clock.advance(1000 * hourMs);
    await server.app.sessions.purgeExpired();
    const counts = await server.rowCounts();
    expect(counts).toMatchObject({ sessions: 0, sign_in_failures: 0 });
    server.clock.advance(-1000 * hourMs);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, form, testPassword } from '../../../testing/test-account.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const httpsUrl = 'https://food.example';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const rewritten = { host: 'hearth:9000' };

describe.each([
  ['a public address', { BASE_URL: httpsUrl }],
  ['no public address', {}],
])('signing in on a server with %s', (name, env) => {
  const isSet = name === 'a public address';
  let server: TestServer;
  let cook: TestMember;
  beforeAll(async () => {
    server = await TestServer.start('sqlite', env);
    cook = await account(server);
  });
  afterAll(() => server.stop());

  const signIn = (headers: Record<string, string>, password = testPassword) => {
    const sent = form({ username: cook.username, password });
    return server.nobody.post('/api/auth/token', sent.payload, { ...sent.headers, ...headers });
  };

  it.each([
    ['a proxy that rewrites the host', { ...rewritten, ...sameOrigin, origin: 'https://cook.example' }],
    ['another port', { host: 'cook.lan', ...sameOrigin, origin: 'http://cook.lan:81' }],
    [
      'a browser that does not know the proxy’s https',
      { host: 'cook.example', origin: 'https://cook.example' },
    ],
  ])('behind %s says which address does not fit, before it looks at the password', async (_, headers) => {
    const before = await server.rowCounts();
    for (const password of [testPassword, 'wrong']) {
      const { status, body } = await signIn(headers, password);
      expect({ status, body }).toMatchObject({
        status: 403,
        body: {
          detail: 'The address of the page does not match BASE_URL',
          code: isSet ? 'addressMismatch' : 'baseUrlMissing',
          message: expect.stringContaining(`set BASE_URL to ${headers.origin}`),
        },
      });
      expect(JSON.stringify(body)).toContain(isSet ? httpsUrl : headers.origin);
    }
    expect(await server.rowCounts()).toEqual(before);
  });

  it.each([
    [
      'at the public address behind a proxy that rewrites the host',
      { ...rewritten, ...sameOrigin, origin: isSet ? httpsUrl : 'http://localhost:9000' },
    ],
    ['on the own machine', { host: 'localhost:9000', ...sameOrigin, origin: 'http://localhost:9000' }],
    [
      'at an address whose host the proxy passes on',
      { host: 'cook.example', ...sameOrigin, origin: 'https://cook.example' },
    ],
  ])('%s sets the cookie', async (_, headers) => {
    const answer = await signIn(headers);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toContain('mealie.access_token=');
  });

  it.each([
    ['a program', {}],
    ['an app with a web view', { ...rewritten, origin: 'capacitor://localhost' }],
    [
      'a page of another site',
      { ...rewritten, origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['a page that hides where it is', { ...rewritten, origin: 'null' }],
  ])('%s gets its token', async (_, headers) => {
    expect((await signIn(headers)).status).toBe(200);
  });

  it('over http is refused where the cookie is for https alone', async () => {
    const answer = await signIn({ host: 'food.lan', origin: 'http://food.lan' });
    expect(answer.status).toBe(isSet ? 403 : 200);
  });

  it('says so in the language of the reader', async () => {
    const headers = { ...rewritten, ...sameOrigin, origin: 'https://cook.example' };
    for (const [locale, text] of [
      ['de-DE', 'BASE_URL auf https://cook.example zu setzen'],
      ['ar-SA', 'ضبط BASE_URL'],
    ] as const)
      expect((await signIn({ ...headers, 'accept-language': locale })).text).toContain(text);
  });

  it('a second step that would be lost is refused as well', async () => {
    const headers = { ...rewritten, ...sameOrigin, origin: 'https://cook.example' };
    for (const path of ['/api/auth/second-step', '/api/auth/second-step/passkey']) {
      const body = { token: 'none', code: '123456', response: {} };
      const answer = await server.nobody.post(path, body, headers);
      expect(answer).toMatchObject({ status: 403, body: { code: expect.stringMatching(/^(address|base)/) } });
    }
  });
});

it('claiming the server at an address that does not fit is refused before the code is used up', async () => {
  const server = await TestServer.start('sqlite');
  const headers = { ...rewritten, ...sameOrigin, origin: 'https://cook.example' };
  const given = {
    code: 'any',
    username: 'ann',
    fullName: 'Ann',
    email: 'ann@example.org',
    password: testPassword,
    locale: 'en-US',
  };
  const answer = await server.nobody.post('/api/setup', given, headers);
  await server.stop();
  expect(answer).toMatchObject({ status: 403, body: { code: 'baseUrlMissing' } });
});

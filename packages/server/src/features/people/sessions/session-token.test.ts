import { createHmac, createSign, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemScope } from '../../../platform/db/scope.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { type SessionClaims, SessionTokens } from './session-token.ts';

const secret = 'the secret of the test, which is long enough';
const now = Math.floor(Date.now() / 1000);
const claims: SessionClaims = {
  sub: '11111111-1111-4111-8111-111111111111',
  sid: '22222222-2222-4222-8222-222222222222',
  aud: 'session',
  iss: 'hearth',
  iat: now,
  exp: now + 3600,
};
const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const hs256 = { alg: 'HS256', typ: 'JWT' };
const deriveKey = (purpose: string, from = secret) => Buffer.from(hkdfSync('sha256', from, '', purpose, 32));
const sessionKey = deriveKey('hearth session token');

/** A token of that header and payload, signed with that key. */
function forged(
  header: unknown,
  payload: unknown,
  key: Buffer | string = sessionKey,
  hash = 'sha256',
): string {
  const signed = `${base64(header)}.${base64(payload)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

/** Every way to make a token that we did not sign for this session, from one that we did. */
function forgeries(good: SessionClaims, token: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rs = `${base64({ alg: 'RS256', typ: 'JWT' })}.${body}`;
  const admin = base64({ ...good, admin: true });
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const bytes = Buffer.from(signature, 'base64url');
  return {
    'algorithm none': `${base64({ alg: 'none' })}.${body}.`,
    'algorithm None': `${base64({ alg: 'None', typ: 'JWT' })}.${body}.`,
    'algorithm NONE with our signature': `${base64({ alg: 'NONE' })}.${body}.${signature}`,
    'algorithm none, signed': forged({ alg: 'none' }, good),
    'no algorithm': forged({ typ: 'JWT' }, good),
    'algorithm HS384': forged({ alg: 'HS384', typ: 'JWT' }, good, sessionKey, 'sha384'),
    'algorithm HS512': forged({ alg: 'HS512', typ: 'JWT' }, good, sessionKey, 'sha512'),
    'algorithm hs256 in small letters': forged({ alg: 'hs256', typ: 'JWT' }, good),
    'RS256 by a key of their own': `${rs}.${createSign('sha256').update(rs).sign(privateKey, 'base64url')}`,
    'RS256 header over our signature': `${base64({ alg: 'RS256', typ: 'JWT' })}.${body}.${signature}`,
    'HS256 with a public key as the secret': forged(hs256, good, pem),
    'key id that is a path': forged({ ...hs256, kid: '../../dev/null' }, good, ''),
    'key id that is SQL': forged({ ...hs256, kid: "x' union select 'key" }, good, 'key'),
    'key in the header': forged({ ...hs256, jwk: { kty: 'oct', k: base64('key') } }, good, 'key'),
    'key address in the header': forged({ ...hs256, jku: 'https://evil.example/keys' }, good),
    'extra header field': forged({ ...hs256, x: 1 }, good),
    'header in another order': forged({ typ: 'JWT', alg: 'HS256' }, good),
    'encrypted token': `${base64({ alg: 'dir', enc: 'A256GCM' })}..${body}..${signature}`,
    'empty key': forged(hs256, good, ''),
    'the secret itself as the key': forged(hs256, good, secret),
    'a guessed secret': forged(hs256, good, deriveKey('hearth session token', 'secret')),
    'the key of a file token': forged(hs256, good, deriveKey('hearth file token')),
    'the key of an API token': forged(hs256, good, deriveKey('hearth api token')),
    'the key of a reset token': forged(hs256, good, deriveKey('hearth reset token')),
    'audience file': forged(hs256, { ...good, aud: 'file' }),
    'audience api': forged(hs256, { ...good, aud: 'api' }),
    'audience list': forged(hs256, { ...good, aud: ['session'] }),
    'no audience': forged(hs256, { ...good, aud: undefined }),
    'another issuer': forged(hs256, { ...good, iss: 'mealie' }),
    'no issuer': forged(hs256, { ...good, iss: undefined }),
    over: forged(hs256, { ...good, exp: now - 1 }),
    'over at this second': forged(hs256, { ...good, exp: 0 }),
    'end as text': forged(hs256, { ...good, exp: '9999999999' }),
    'no end': forged(hs256, { ...good, exp: undefined }),
    'end null': forged(hs256, { ...good, exp: null }),
    'end infinite': `${head}.${base64(JSON.stringify(good).replace(/"exp":\d+/, '"exp":1e999'))}.${signature}`,
    'no person': forged(hs256, { ...good, sub: undefined }),
    'person as a list': forged(hs256, { ...good, sub: [good.sub] }),
    'unknown user': forged(hs256, { ...good, sub: claims.sub }),
    'no session': forged(hs256, { ...good, sid: undefined }),
    'session that never was': forged(hs256, { ...good, sid: claims.sid }),
    'session as SQL': forged(hs256, { ...good, sid: "' or '1'='1" }),
    'session with NUL': forged(hs256, { ...good, sid: '\0' }),
    'older API token': forged(hs256, { long_token: true, id: good.sub, exp: good.exp }),
    'token of the reference': forged(hs256, { sub: good.sub, exp: good.exp, iss: 'mealie' }),
    'payload changed': `${head}.${admin}.${signature}`,
    'payload of a list': forged(hs256, [good]),
    'payload of null': forged(hs256, null),
    'payload of text': forged(hs256, 'text'),
    'payload that is no JSON': forged(hs256, '{'),
    'payload empty': `${head}..${signature}`,
    'signature stripped': `${head}.${body}.`,
    'signature and dot stripped': `${head}.${body}`,
    'signature changed': `${head}.${body}.${flipped}`,
    'signature cut': token.slice(0, -2),
    'signature padded': `${token}=`,
    'signature in plain base64': `${head}.${body}.${bytes.toString('base64')}`,
    'signature with bits that do not count': `${head}.${body}.${twin(signature)}`,
    'signature with a blank in it': `${head}.${body}.${signature.slice(0, 10)}.${signature.slice(10)}`,
    'signature in hex': `${head}.${body}.${bytes.toString('hex')}`,
    'signature twice': `${token}${signature}`,
    'header padded': `${head}=.${body}.${signature}`,
    'a dot before': `.${token}`,
    'a dot behind': `${token}.`,
    'without a header': `${body}.${signature}`,
    'very long': `${token}${'A'.repeat(5000)}`,
    empty: '',
    dots: '..',
    null: 'null',
    undefined: 'undefined',
  };
}

/** Another last letter that decodes to the same bytes. */
function twin(signature: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(signature.slice(-1));
  return signature.slice(0, -1) + letters.charAt(last ^ 1);
}

describe('session tokens', () => {
  const tokens = new SessionTokens(secret);

  it('what we signed we read', () => {
    expect(tokens.read(tokens.sign(claims), now)).toEqual(claims);
    expect(forged(hs256, claims)).toBe(tokens.sign(claims));
  });

  it('a token is over at its end, however often it was read before', () => {
    const token = tokens.sign(claims);
    expect(tokens.read(token, claims.exp - 1)).not.toBeNull();
    expect(tokens.read(token, claims.exp)).toBeNull();
    expect(tokens.read(token, claims.exp - 1)).not.toBeNull();
  });

  it('the token of a server with another secret is worth nothing', () => {
    expect(tokens.read(new SessionTokens(`${secret}!`).sign(claims), now)).toBeNull();
  });
});

describe('forged tokens', () => {
  let server: TestServer;
  let good: SessionClaims;
  let token: string;
  beforeAll(async () => {
    server = await TestServer.start('sqlite', { SECRET: secret });
    ({ token } = await server.member({ admin: true }));
    good = new SessionTokens(secret).read(token, now) ?? claims;
  });
  afterAll(() => server.stop());

  it('the real one opens', async () => {
    expect(good.sub).not.toBe(claims.sub);
    expect((await server.nobody.get('/api/users/self', { authorization: `Bearer ${token}` })).status).toBe(
      200,
    );
  });

  it.each(Object.keys(forgeries(claims, 'a.b.c')))('%s', async (name) => {
    const forgery = forgeries(good, token)[name] ?? token;
    const headers = [{ authorization: `Bearer ${forgery}` }, { cookie: `mealie.access_token=${forgery}` }];
    for (const header of headers.filter(() => !/[\r\n]/.test(forgery))) {
      expect((await server.nobody.get('/api/users/self', header)).status).toBe(401);
      expect((await server.nobody.get('/api/admin/site-settings', header)).status).toBe(401);
    }
  });

  it('a token is invalid once its session or its user is deleted', async () => {
    const gone = await server.member();
    const header = { authorization: `Bearer ${gone.token}` };
    await server.nobody.post('/api/auth/logout', undefined, header);
    expect((await server.nobody.get('/api/users/self', header)).status).toBe(401);
    const left = await server.member();
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.deleteFrom('users').where('id', '=', left.id).execute(),
    );
    expect(
      (await server.nobody.get('/api/users/self', { authorization: `Bearer ${left.token}` })).status,
    ).toBe(401);
  });

  it('a right that was taken away ends with the next request', async () => {
    const admin = await server.member({ admin: true });
    expect((await server.as(admin).get('/api/admin/site-settings')).status).toBe(200);
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx.updateTable('users').set({ admin: 0 }).where('id', '=', admin.id).execute(),
    );
    expect((await server.as(admin).get('/api/admin/site-settings')).status).toBe(403);
  });
});

import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { client } from './real-provider-for-test.ts';

/** Misbehaviour of an untrustworthy identity provider. */
export interface Lies {
  /** Claims that replace the correct ones; undefined removes a claim. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly alg?: 'none' | 'HS256' | 'RS256-other-key';
  /** The endpoint that never answers. */
  readonly hangs?: 'discovery' | 'token';
  readonly tokenStatus?: number;
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const goodKey = keyPair();
const otherKey = keyPair();

/** A provider that signs in every visitor as `person` and misbehaves as configured. */
export async function startLyingProvider(person: Readonly<Record<string, unknown>>) {
  const state: { lies: Lies; asked: URLSearchParams[] } = { lies: {}, asked: [] };
  const nonces = new Map<string, string>();
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') return discovery(response);
    if (url.pathname === '/keys') return json(response, 200, { keys: [publicKey()] });
    if (url.pathname === '/authorize') return authorize(url, response);
    if (url.pathname === '/token') return token(new URLSearchParams(await text(request)), response);
    response.writeHead(404).end();
  }

  function discovery(response: ServerResponse): void {
    if (state.lies.hangs === 'discovery') return;
    json(response, 200, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    });
  }

  function authorize(url: URL, response: ServerResponse): void {
    state.asked.push(url.searchParams);
    const code = `code-${state.asked.length}`;
    nonces.set(code, url.searchParams.get('nonce') ?? '');
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  /** A code is valid once. */
  function token(form: URLSearchParams, response: ServerResponse): void {
    if (state.lies.hangs === 'token') return;
    const nonce = nonces.get(form.get('code') ?? '');
    nonces.delete(form.get('code') ?? '');
    const isRefused = nonce === undefined || form.get('code_verifier') === null;
    if (isRefused || state.lies.tokenStatus !== undefined)
      return json(response, state.lies.tokenStatus ?? 400, { error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: client.id, iat: now, exp: now + 300, nonce, ...person };
    const sentClaims = { ...claims, ...state.lies.claims };
    json(response, 200, {
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken(sentClaims, state.lies.alg),
    });
  }

  return {
    issuer,
    state,
    configurationUrl: `${issuer}/.well-known/openid-configuration`,
    async stop(): Promise<void> {
      http.closeAllConnections();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
    },
  };
}

function publicKey(): object {
  return { ...goodKey.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
}

function idToken(claims: object, alg: Lies['alg']): string {
  if (alg === 'none') return `${base64({ alg: 'none' })}.${base64(claims)}.`;
  const head = base64({ alg: alg === 'HS256' ? 'HS256' : 'RS256', kid: 'one' });
  const signed = `${head}.${base64(claims)}`;
  if (alg === 'HS256')
    return `${signed}.${createHmac('sha256', client.secret).update(signed).digest('base64url')}`;
  const { privateKey } = alg === 'RS256-other-key' ? otherKey : goodKey;
  return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

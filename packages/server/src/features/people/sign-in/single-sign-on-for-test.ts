import { expect } from 'vitest';
import { TokenAnswer, UserOut } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { client } from '../../../platform/identity-provider/real-provider-for-test.ts';
import type { Replaced } from '../../../testing/replaced.ts';
import { succeeded } from '../../../testing/test-client.ts';
import type { TestEngine } from '../../../testing/test-databases.ts';
import { type TestAnswer, TestServer } from '../../../testing/test-server.ts';
import { createGroup } from '../groups/index.ts';
import { createHousehold } from '../households/index.ts';

const baseUrl = 'http://hearth.test:8081';
export const back = `${baseUrl}/login`;
/** A server with its default group and household that asks a provider. */
export async function startServer(
  engine: TestEngine,
  env: Record<string, string>,
  replaced: Replaced = {},
): Promise<TestServer> {
  const settings = {
    BASE_URL: baseUrl,
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    ...env,
  };
  const server = await TestServer.start(engine, settings, replaced);
  const { platform } = server;
  await platform.database.write(systemScope('test'), async (tx) => {
    const groupId = await createGroup(platform, tx, { name: 'Home', isPrivate: true });
    await createHousehold(platform, tx, { groupId, name: 'Family', isPrivate: true });
  });
  return server;
}

const listCookies = (headers: { getSetCookie(): string[] }) =>
  headers.getSetCookie().map((one) => one.split(';')[0]);

/** Follows the provider's redirects as a browser does, until it sends the browser back; answers that query. */
export async function walkThrough(address: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = address;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const one of listCookies(answer.headers))
      jar.set(one?.split('=')[0] ?? '', one?.split('=')[1] ?? '');
    const next = new URL(answer.headers.get('location') ?? '', url);
    if (next.href.startsWith(back)) return next.search;
    url = next.href;
  }
  throw new Error('the provider never sent the browser back');
}

/** Begins at our server: where the browser goes, and the cookie that it keeps. */
export async function begin(server: TestServer): Promise<{ address: string; cookie: string }> {
  const answer = await server.send({ url: '/api/auth/oauth' });
  expect(answer.status).toBe(302);
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  return { address: String(answer.headers.location), cookie };
}

/** Comes back with what the provider has said. */
export const finish = (server: TestServer, query: string, cookie: string): Promise<TestAnswer> =>
  server.request({ url: `/api/auth/oauth/callback${query}`, headers: { cookie } });

/** A whole sign-in, as a browser does it. */
export async function signIn(server: TestServer): Promise<TestAnswer> {
  const { address, cookie } = await begin(server);
  return finish(server, await walkThrough(address), cookie);
}

export async function fetchSelf(server: TestServer, answer: TestAnswer): Promise<UserOut> {
  const { access_token } = TokenAnswer.parse(succeeded(answer));
  const headers = { authorization: `Bearer ${access_token}` };
  return UserOut.parse(succeeded(await server.nobody.get('/api/users/self', headers)));
}

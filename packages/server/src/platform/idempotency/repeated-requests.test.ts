import { once } from 'node:events';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@hearth/contract/kernel/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../testing/describe-server.ts';
import { succeeded, type TestClient } from '../../testing/test-client.ts';
import { systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import { rowCounts } from '../../testing/test-rows.ts';
import type { Platform } from '../platform.ts';
import { pruneIdempotencyKeys } from './create-once.ts';

const dayMs = 86_400_000;

/** Keys as the requests of a second ago have left them. */
async function rememberKeys(platform: Platform, userId: string, count: number): Promise<void> {
  const now = platform.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, at) => ({
    user_id: userId,
    key: `filled ${at}`,
    created_id: 'gone',
    taken_at: storedInstant(new Date(now + 1000 + at)),
  }));
  await platform.database.write(systemScope('test'), async (tx) => {
    for (let at = 0; at < count; at += 200)
      await tx
        .insertInto('idempotency_keys')
        .values(rows.slice(at, at + 200))
        .execute();
  });
}

describeServer('a request that is sent again after its answer was lost', { cook: {} }, ({ server, cook }) => {
  let proxy: Server;
  let address = '';
  let client: TestClient;
  let isCutting = false;
  let recipeId = '';
  beforeAll(async () => {
    const target = new URL(await server.app.http.listen({ host: '127.0.0.1', port: 0 }));
    proxy = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const forward = send(
        { host: target.hostname, port: target.port, method, path: url, headers },
        (answer) => {
          if (isCutting) outgoing.destroy();
          else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
        },
      );
      incoming.pipe(forward);
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    client = server.as(cook);
    recipeId = (await client.cook('Soup')).id;
  });
  afterAll(() => proxy.close());

  const post = (path: string, body: object, key: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${cook.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
  const count = async (path: string) =>
    (succeeded(await client.get(`${path}${path.includes('?') ? '&' : '?'}perPage=-1`)) as { total: number })
      .total;

  it.each([
    ['/api/comments', '/api/comments', () => ({ recipeId, text: 'Tasty' })],
    [
      '/api/recipes/timeline/events',
      '/api/recipes/timeline/events',
      () => ({ recipeId, subject: 'Ada made this', eventType: 'comment' }),
    ],
    [
      '/api/households/mealplans',
      '/api/households/mealplans',
      () => ({ date: '2026-05-01', entryType: 'dinner', recipeId }),
    ],
    ['/api/recipes', '/api/recipes', () => ({ name: 'Stew' })],
  ])('%s creates once and answers what it has created', async (path, list, body) => {
    const before = await count(list);
    isCutting = true;
    await expect(post(path, body(), 'lost')).rejects.toThrow('fetch failed');
    isCutting = false;
    const again = await post(path, body(), 'lost');
    const third = await post(path, body(), 'lost');
    expect([again.status, third.status]).toEqual([201, 201]);
    expect(await third.json()).toEqual(await again.json());
    expect(await count(list)).toBe(before + 1);
    await post(path, body(), 'another');
    expect(await count(list)).toBe(before + 2);
  });

  it('two at once create once', async () => {
    const before = await count('/api/comments');
    const both = await Promise.all(
      ['twice', 'twice'].map((key) => post('/api/comments', { recipeId, text: 'Twice' }, key)),
    );
    const [one, other] = await Promise.all(both.map((answer) => answer.json() as Promise<{ id: string }>));
    expect(one?.id).toBe(other?.id);
    expect(await count('/api/comments')).toBe(before + 1);
  });

  it('a key belongs to its person and its operation, and a refused request does not use it up', async () => {
    const housemate = await server.housemate(cook);
    const body = { recipeId, text: 'Mine' };
    await post('/api/comments', body, 'mine');
    const theirs = await server.as(housemate).post('/api/comments', body, { 'idempotency-key': 'mine' });
    expect(theirs.body).toMatchObject({ userId: housemate.id });
    expect((await post('/api/recipes', { name: 'Mine' }, 'mine')).status).toBe(201);
    const nobodys = '00000000-0000-4000-8000-000000000000';
    expect((await post('/api/comments', { ...body, recipeId: nobodys }, 'refused')).status).toBe(404);
    expect((await post('/api/comments', body, 'refused')).status).toBe(201);
  });

  it.each(['', 'x'.repeat(limits.idempotencyKeyLength + 1), 'a b'])('the key %j is refused', async (key) => {
    expect((await post('/api/comments', { recipeId, text: 'No' }, key)).status).toBe(422);
  });

  it('the oldest keys of a person go beyond the limit, and all after a year', async () => {
    const keys = async () => (await rowCounts(server.platform.database))['idempotency_keys'];
    await post('/api/comments', { recipeId, text: 'First' }, 'first');
    await rememberKeys(server.platform, cook.id, limits.idempotencyKeys);
    server.clock.advance(5000);
    await post('/api/comments', { recipeId, text: 'Last' }, 'last');
    expect(await keys()).toBe(limits.idempotencyKeys + 1);
    server.clock.advance(366 * dayMs);
    await pruneIdempotencyKeys(server.platform, 300);
    expect(await keys()).toBe(0);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRecipeActionOut } from '@hearth/contract';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks, type TrustedNetworks } from '../../../platform/net/trusted-networks.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const dayMs = 86_400_000;
const root = '/api/households/recipe-actions';

interface Received {
  readonly path: string;
  readonly type: string;
  readonly body: Record<string, Record<string, unknown>>;
}

describe.each(testEngines)('recipe actions on %s', (engine) => {
  let other: Server;
  let address: string;
  let status = 200;
  const received: Received[] = [];
  const loopback = parseTrustedNetworks('127.0.0.1') ?? [];
  let trusted: TrustedNetworks = loopback;
  let server: TestServer;
  let cook: TestMember;
  let client: TestClient;
  beforeAll(async () => {
    other = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as Received['body'];
        received.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const safeFetch = createSafeFetch({ trusted: () => trusted, limits: { timeoutMs: 700 } });
    server = await TestServer.start(engine, { TOKEN_TIME: '9000' }, { deliveryFetch: safeFetch });
    cook = await server.member();
    client = server.as(cook);
    await client.cook('Soup', { orgURL: 'https://example.com/soup', extras: { someKey: 'kept' } });
  });
  beforeEach(() => {
    received.length = 0;
    status = 200;
  });
  afterAll(async () => {
    await server.stop();
    await new Promise((resolve) => other.close(resolve));
  });

  const create = async (fields: object) =>
    GroupRecipeActionOut.parse(
      succeeded(await client.post(root, { actionType: 'post', title: 'Send', url: address, ...fields })),
    );
  const deliver = () => server.platform.deliveries.workOff();
  const trigger = (id: string, slug: string, as = client) => as.post(`${root}/${id}/trigger/${slug}`);

  it('one is created, read, changed and deleted', async () => {
    const made = await create({ actionType: 'link', title: 'Look up', url: 'https://e.com/?u=${url}' });
    expect(made).toMatchObject({ groupId: cook.groupId, householdId: cook.householdId });
    expect((await client.get(`${root}/${made.id}`)).body).toEqual(made);
    expect((await client.get(`${root}?queryFilter=title="Look up"`)).body).toMatchObject({
      total: 1,
      items: [made],
    });
    const changed = { ...made, title: 'Find' };
    expect((await client.put(`${root}/${made.id}`, changed)).body).toEqual(changed);
    const url = '${url}?x=${slug}';
    expect((await client.patch(`${root}/${made.id}`, { url })).body).toEqual({ ...changed, url });
    expect((await client.delete(`${root}/${made.id}`)).status).toBe(200);
    expect(await client.get(`${root}/${made.id}`)).toMatchObject({
      status: 404,
      body: { detail: { message: 'Not found.' } },
    });
    expect((await client.delete(`${root}/${made.id}`)).status).toBe(400);
  });

  it('names missing and unknown recipes', async () => {
    const answer = await client.post(root, { actionType: 'bad' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: [
          { type: 'enum', loc: ['body', 'actionType'] },
          { type: 'missing', loc: ['body', 'title'] },
          { type: 'missing', loc: ['body', 'url'] },
        ],
      },
    });
  });

  it.each([
    ['post', 'abc'],
    ['post', 'ftp://example.com'],
    ['post', '${url}'],
    ['post', ''],
    ['link', 'abc'],
    ['link', 'javascript:alert(1)'],
  ])('of the kind %s has no address %j, and says what one looks like', async (actionType, url) => {
    const refused = {
      status: 422,
      body: { detail: [{ loc: ['body', 'url'], msg: expect.stringMatching(/begins with http/) }] },
    };
    expect(await client.post(root, { actionType, title: 'x', url })).toMatchObject(refused);
    const made = await create({ actionType, url: 'https://example.com/${slug}' });
    expect(await client.patch(`${root}/${made.id}`, { url })).toMatchObject(refused);
  });

  it('a recipe is sent as programs for the reference know it', async () => {
    const { id } = await create({ url: `${address}/in/{slug}?a=1` });
    const scaled = await client.post(`${root}/${id}/trigger/soup`, { recipe_scale: 2.5 });
    expect(scaled).toMatchObject({ status: 202, body: null });
    expect(await trigger(id, 'soup')).toMatchObject({ status: 202, body: null });
    expect((await client.post(`${root}/${id}/trigger/soup`, { recipe_scale: 0 })).status).toBe(422);
    await deliver();
    expect(received.map(({ body }) => body['recipe_scale'])).toEqual([2.5, 1]);
    const [{ path, type, body }] = received as [Received];
    expect(path).toBe('/in/%7Bslug%7D?a=1');
    expect(type).toBe('application/json');
    expect(body['action']).toEqual({
      action_type: 'post',
      title: 'Send',
      url: `${address}/in/{slug}?a=1`,
      group_id: cook.groupId,
      household_id: cook.householdId,
      id,
    });
    expect(body['content']).toMatchObject({
      slug: 'soup',
      org_url: 'https://example.com/soup',
      extras: { someKey: 'kept' },
      recipe_ingredient: [{ note: '1 Cup Flour', reference_id: expect.any(String) }],
      created_at: expect.stringMatching(/\+00:00$/),
    });
  });

  it.each([500, 429])(
    'a receiver that responds with %i gets the recipe again, later and later',
    async (failure) => {
      const { id } = await create({});
      status = failure;
      expect(await trigger(id, 'soup')).toMatchObject({ status: 202, body: { status: 'waiting' } });
      expect(received).toHaveLength(1);
      await deliver();
      await deliver();
      expect(received).toHaveLength(2);
      server.clock.advance(6_000);
      await deliver();
      expect(received).toHaveLength(3);
      status = 200;
      server.clock.advance(11_000);
      await deliver();
      server.clock.advance(dayMs);
      await deliver();
      expect(received).toHaveLength(4);
      expect(new Set(received.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    },
  );

  it('a program that is away gets the recipe when it is back', async () => {
    const { port } = other.address() as AddressInfo;
    const { id } = await create({});
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
    await trigger(id, 'soup');
    await deliver();
    await new Promise<void>((resolve) => void other.listen(port, '127.0.0.1', resolve));
    server.clock.advance(6_000);
    await deliver();
    expect(received).toHaveLength(1);
  });

  it('a program that refuses for good, or is not trusted, is named in the answer and not tried again', async () => {
    const { id } = await create({});
    status = 404;
    expect(await trigger(id, 'soup')).toMatchObject({
      status: 400,
      body: {
        detail: { message: 'The other app refused the recipe (404). Check the address of this action' },
      },
    });
    trusted = [];
    expect(await trigger(id, 'soup')).toMatchObject({
      status: 400,
      body: {
        detail: { details: 'OUTBOUND_ADDRESS_REFUSED', message: expect.stringContaining('trusted networks') },
      },
    });
    trusted = loopback;
    status = 200;
    server.clock.advance(dayMs);
    await deliver();
    expect(received).toHaveLength(1);
    expect((await server.rowCounts())['deliveries']).toBe(0);
  });

  it('a recipe that is refused for good later is kept for administrators', async () => {
    const { id } = await create({});
    const before = (await server.rowCounts())['given_up_deliveries'] ?? 0;
    status = 503;
    expect((await trigger(id, 'soup')).status).toBe(202);
    status = 410;
    await deliver();
    const counts = await server.rowCounts();
    expect([counts['deliveries'], counts['given_up_deliveries']]).toEqual([0, before + 1]);
  });

  it('a link, an unknown action and an unknown recipe are not sent', async () => {
    const { id } = await create({ actionType: 'link' });
    expect(await trigger(id, 'soup')).toMatchObject({
      status: 400,
      body: { detail: { message: 'Cannot trigger action type "link".' } },
    });
    const missing = { status: 404, body: { detail: { message: 'Not found.' } } };
    const post = await create({});
    expect(await trigger(post.id, 'no-such-recipe')).toMatchObject(missing);
    expect(await trigger(crypto.randomUUID(), 'soup')).toMatchObject(missing);
    const neighbour = server.as(await server.neighbour(cook));
    expect(await trigger(post.id, 'soup', neighbour)).toMatchObject(missing);
    await deliver();
    expect(received).toEqual([]);
  });
});

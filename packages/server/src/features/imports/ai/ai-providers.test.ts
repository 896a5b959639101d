import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { AiProvider, type AiProviderSettings } from '@hearth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import { parseTrustedNetworks } from '../../../platform/net/trusted-networks.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { operatorsProviderId } from './ai-providers.present.ts';

const root = '/api/groups/ai-providers';

interface Taken {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: { model: string; messages: { content: unknown }[] };
}

const reply = {
  name: 'Bean stew',
  ingredients: [{ text: '400 g beans' }],
  instructions: [{ text: 'Simmer.' }],
  notes: [],
  tags: ['Known', 'Unheard of'],
  categories: ['Stews'],
};

describe.each(testEngines)('AI services of a group on %s', (engine) => {
  const taken: Taken[] = [];
  let answer: { status: number; content: string };
  let service: Server;
  let base: string;
  let server: TestServer;
  let manager: TestMember;
  let client: TestClient;

  beforeAll(async () => {
    service = createServer((request, response) => {
      void json(request).then((body) => {
        taken.push({ url: request.url, headers: request.headers, body: body as Taken['body'] });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { content: answer.content } }] }));
      });
    });
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
    const trusted = parseTrustedNetworks('127.0.0.1') ?? [];
    server = await TestServer.start(engine, {}, { safeFetch: createSafeFetch({ trusted: () => trusted }) });
    manager = await server.member({ rights: ['canManage'] });
    client = server.as(manager);
  });
  afterAll(async () => {
    await server.stop();
    await new Promise((resolve) => service.close(resolve));
  });
  beforeEach(() => {
    taken.length = 0;
    answer = { status: 200, content: JSON.stringify(reply) };
  });

  const add = async (fields: object = {}) => {
    const sent = { name: 'Ours', baseUrl: base, model: 'small', apiKey: 'sk-of-the-group', ...fields };
    return AiProvider.parse(succeeded(await client.post(`${root}/providers`, sent)));
  };
  const settings = async () => succeeded(await client.get(`${root}/settings`)) as AiProviderSettings;
  const create = (fields: Record<string, string>, query = '', to = '') => {
    const { payload, headers } = multipart(fields);
    return client.post(`/api/recipes/create/ai${to}${query}`, payload, headers);
  };

  it('without any, nothing is written down, and the answer says why', async () => {
    for (const to of ['', '/stream'])
      expect(await create({ content: 'Bean stew' }, '', to)).toMatchObject({
        status: 400,
        body: { detail: { message: 'No AI service is set up' } },
      });
    expect(await settings()).toMatchObject({ aiEnabled: false, defaultProviderId: null, providers: [] });
  });

  it('are added, chosen, changed and deleted; the key is never answered', async () => {
    const first = await add();
    expect(first).toMatchObject({ name: 'Ours', model: 'small', hasApiKey: true, isReadOnly: false });
    const second = await add({ name: 'Pictures', apiKey: undefined });
    expect(second.hasApiKey).toBe(false);
    expect(await settings()).toMatchObject({ defaultProviderId: first.id, audioProviderId: null });
    await client.put(`${root}/settings`, { imageProviderId: second.id, audioProviderId: second.id });
    const chosen = { defaultProviderId: first.id, imageProviderId: second.id, audioProviderId: second.id };
    expect(await settings()).toMatchObject({ ...chosen, aiEnabled: true, audioProviderEnabled: true });
    const changed = await client.put(`${root}/providers/${first.id}`, { name: 'Renamed', timeout: 5 });
    expect(changed.body).toEqual({ ...first, name: 'Renamed', timeout: 5 });
    const shown = [await client.get('/api/groups/self'), await client.get(`${root}/providers/${first.id}`)];
    expect(shown[0]?.body).toMatchObject({ aiProviderSettings: await settings() });
    for (const { text } of [changed, ...shown]) expect(text).not.toContain('sk-of-the-group');
    const stored = await server.platform.database.schema
      .selectFrom('ai_providers')
      .select('sealed_key')
      .execute();
    expect(JSON.stringify(stored)).not.toContain('sk-of-the-group');
    for (const { id } of [second, first]) await client.delete(`${root}/providers/${id}`);
    expect(await settings()).toMatchObject({ aiEnabled: false, providers: [] });
  });

  it('take headers and parameters of their own along, which are sealed like the key', async () => {
    const fields = { requestHeaders: { 'X-Team': 'kitchen' }, requestParams: { version: '2' } };
    const { id } = await add(fields);
    const path = `${root}/providers/${id}`;
    expect(AiProvider.parse((await client.get(path)).body)).toMatchObject(fields);
    expect((await client.put(path, { requestParams: { version: '3' } })).body).toMatchObject({
      hasApiKey: true,
      requestHeaders: fields.requestHeaders,
      requestParams: { version: '3' },
    });
    const housemate = server.as(await server.housemate(manager));
    expect((await housemate.get(path)).body).toMatchObject({ requestHeaders: {}, requestParams: {} });
    answer = { status: 500, content: '' };
    await create({ content: 'Beans, simmered.' });
    expect(taken).toMatchObject([
      { url: '/v1/chat/completions?version=3', headers: { 'x-team': 'kitchen' } },
    ]);
    expect(taken[0]?.headers.authorization).toBe('Bearer sk-of-the-group');
    const refused = { name: 'x', model: 'y', requestHeaders: { 'no header': 'x' } };
    expect((await client.post(`${root}/providers`, refused)).status).toBe(422);
    await client.delete(path);
  });

  it('refuse an address of no website, and changes by those who may not manage the group', async () => {
    expect(
      await client.post(`${root}/providers`, { name: 'x', model: 'y', baseUrl: 'file:///etc' }),
    ).toMatchObject({ status: 400 });
    const housemate = server.as(await server.housemate(manager));
    expect((await housemate.post(`${root}/providers`, { name: 'x', model: 'y' })).status).toBe(403);
    expect((await housemate.put(`${root}/settings`, { defaultProviderId: null })).status).toBe(403);
  });

  it('write a recipe down, with the organizers that there are, or with new ones', async () => {
    const { id } = await add();
    await client.post('/api/organizers/tags', { name: 'Known' });
    const slug = String(succeeded(await create({ content: 'Beans, simmered.' })));
    expect(taken).toMatchObject([
      { headers: { authorization: 'Bearer sk-of-the-group' }, body: { model: 'small' } },
    ]);
    expect(JSON.stringify(taken[0]?.body)).toContain('Beans, simmered.');
    const recipe = await client.recipe(slug);
    expect(recipe).toMatchObject({ name: 'Bean stew', recipeCategory: [] });
    expect(recipe.tags.map(({ name }) => name)).toEqual(['Known']);
    const query = '?createNewOrganizers=true&translateLanguage=de-DE';
    const streamed = await create({ content: 'Beans.' }, query, '/stream');
    expect(streamed.text).toMatch(/^event: progress\ndata: .*\n\nevent: progress\ndata: .*\n\nevent: done/);
    const made = /"slug":"([^"]+)"/.exec(streamed.text)?.[1] ?? '';
    const other = await client.recipe(made);
    expect(other.tags.map(({ name }) => name).toSorted()).toEqual(['Known', 'Unheard of']);
    expect(other.recipeCategory.map(({ name }) => name)).toEqual(['Stews']);
    expect(JSON.stringify(taken[1]?.body)).toContain('de-DE');
    expect((await create({})).status).toBe(400);
    await client.delete(`${root}/providers/${id}`);
  });

  it('are tried by administrators, who read why one fails', async () => {
    const { id } = await add();
    const admin = server.as(await server.member({ admin: true }));
    const attempt = async (one = id) => (await admin.post(`/api/admin/debug/openai/${one}`)).body;
    answer = { status: 200, content: 'I work.' };
    expect(await attempt()).toMatchObject({ success: true, response: expect.stringContaining('I work.') });
    answer = { status: 401, content: 'no credit' };
    expect(await attempt()).toMatchObject({
      success: false,
      response: expect.stringContaining('status 401'),
    });
    expect((await client.post(`/api/admin/debug/openai/${id}`)).status).toBe(403);
    expect((await admin.post(`/api/admin/debug/openai/${operatorsProviderId}`)).status).toBe(404);
    const ofGroup = `/api/admin/groups/${manager.groupId}/ai-providers`;
    expect((await admin.get(`${ofGroup}/providers/${id}`)).body).toMatchObject({ id, name: 'Ours' });
    expect((await admin.get(`${ofGroup}/settings`)).body).toEqual(await settings());
    expect((await admin.put(`${ofGroup}/providers/${id}`, { model: 'large' })).body).toMatchObject({
      model: 'large',
    });
    expect((await admin.delete(`${ofGroup}/providers/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/admin/groups/${id}/ai-providers/settings`)).status).toBe(404);
  });
});

it('the service of the operator stands beside them, and nobody changes it', async () => {
  const env = { OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: 'http://ai.internal/v1' };
  const server = await TestServer.start('sqlite', env);
  const client = server.as(await server.member({ rights: ['canManage'] }));
  const shown = await client.get(`${root}/settings`);
  expect(shown.body).toMatchObject({
    defaultProviderId: operatorsProviderId,
    providers: [{ id: operatorsProviderId, isReadOnly: true, hasApiKey: true }],
    aiEnabled: true,
  });
  expect(shown.text).not.toMatch(/sk-operator|ai\.internal/);
  for (const way of ['put', 'delete'] as const)
    expect((await client[way](`${root}/providers/${operatorsProviderId}`, {})).status).toBe(404);
  await server.stop();
});

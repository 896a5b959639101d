import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart-body.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

const url = '/api/admin/debug/openai';

interface Taken {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { model: string; messages: { role: string; content: unknown }[] };
}

describe.each(testEngines)('trying the AI service on %s', (engine) => {
  const taken: Taken[] = [];
  let answer: { status: number; body: string; headers?: Record<string, string> };
  let service: Server;
  let base: string;
  let server: TestServer | undefined;
  beforeAll(async () => {
    service = createServer((request, response) => {
      void json(request).then((body) => {
        taken.push({ url: request.url ?? '', headers: request.headers, body: body as Taken['body'] });
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body);
      });
    });
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  afterEach(async () => {
    taken.length = 0;
    await server?.stop();
    server = undefined;
  });

  const spoken = (content: string | null) => JSON.stringify({ choices: [{ message: { content } }] });
  const settings = () => ({ OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: `${base}/`, OPENAI_MODEL: 'small' });

  async function ask(env: Record<string, string>, picture?: Buffer) {
    server = await TestServer.start(engine, env);
    const as = await server.member({ admin: true });
    const form = picture === undefined ? undefined : multipart({ image: { name: 'x.png', file: picture } });
    const { body } = await server.request({
      method: 'POST',
      url,
      as,
      ...(form === undefined ? {} : { payload: form.payload, headers: form.headers }),
    });
    return body;
  }

  it('without a key it says that it is not enabled', async () => {
    expect(await ask({})).toEqual({ success: false, response: 'OpenAI is not enabled' });
    expect(taken).toEqual([]);
  });

  it('with a key the service that is set is asked, with model, headers and parameters', async () => {
    answer = { status: 200, body: spoken('I work.') };
    const custom = {
      OPENAI_CUSTOM_HEADERS: '{"x-team":"kitchen"}',
      OPENAI_CUSTOM_PARAMS: '{"api-version":"2"}',
    };
    expect(await ask({ ...settings(), ...custom })).toEqual({
      success: true,
      response: 'OpenAI is working. Response: "I work."',
    });
    expect(taken).toMatchObject([
      {
        url: '/v1/chat/completions?api-version=2',
        headers: { authorization: 'Bearer sk-key', 'x-team': 'kitchen' },
        body: { model: 'small', messages: [{ role: 'user' }] },
      },
    ]);
  });

  it('a picture goes along, unless pictures are switched off', async () => {
    answer = { status: 200, body: spoken('A soup.') };
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    expect(await ask(settings(), png)).toMatchObject({ success: true });
    expect(taken[0]?.body.messages[0]?.content).toMatchObject([
      { type: 'text' },
      { type: 'image_url', image_url: { url: `data:image/png;base64,${png.toString('base64')}` } },
    ]);
    await server?.stop();
    taken.length = 0;
    expect(await ask({ ...settings(), OPENAI_ENABLE_IMAGE_SERVICES: 'false' }, png)).toEqual({
      success: false,
      response: 'Image was provided, but OpenAI image services are not enabled',
    });
    expect(taken).toEqual([]);
  });

  it.each([
    [
      'a refusal',
      401,
      '{"error":"no credit"}',
      /^OpenAI request failed\. Full error has been logged\. AiServiceError: "status 401/,
    ],
    ['no JSON', 200, 'hello', /AiServiceError: "no answer of a chat: hello"$/],
    ['no choice', 200, '{"choices":[]}', /AiServiceError/],
    ['a redirect', 302, '', /AiServiceError: "status 302/],
  ])('%s is told', async (_, status, body, expected) => {
    answer = { status, body, headers: status === 302 ? { location: `${base}/elsewhere` } : {} };
    const told = await ask(settings());
    expect(told).toMatchObject({ success: false, response: expect.stringMatching(expected) });
    expect(JSON.stringify(told)).not.toContain('sk-key');
    expect(taken).toHaveLength(1);
  });

  it('reports that there is no service', async () => {
    const told = await ask({ ...settings(), OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect(told).toMatchObject({
      success: false,
      response: expect.stringMatching(/^OpenAI request failed\. Full error has been logged\. Outbound/),
    });
  });

  it('its address is trusted for this alone: recipes cannot be imported from it', async () => {
    answer = { status: 200, body: spoken('x') };
    server = await TestServer.start(engine, settings());
    const member = await server.member();
    const imported = await server.as(member).post('/api/recipes/create/url', { url: base });
    expect(imported).toMatchObject({
      status: 400,
      body: { detail: { details: 'OUTBOUND_ADDRESS_REFUSED' } },
    });
    expect(taken).toEqual([]);
    expect((await server.as(member).post(url)).status).toBe(403);
  });
});

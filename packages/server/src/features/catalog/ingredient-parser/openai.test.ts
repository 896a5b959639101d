import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { ParsedIngredient } from '@hearth/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

interface Question {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

describe.each(testEngines)('lines read by an AI service on %s', (engine) => {
  const questions: Question[] = [];
  let answer: (question: Question) => unknown;
  let service: Server;
  let server: TestServer | undefined;
  beforeAll(async () => {
    service = createServer((request, response) => {
      void json(request).then((body) => {
        questions.push(body as Question);
        const content = JSON.stringify(answer(body as Question));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message: { content } }] }));
      });
    });
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  afterEach(async () => {
    questions.length = 0;
    await server?.stop();
    server = undefined;
  });

  const getText = ({ messages }: Question) => JSON.stringify(messages.at(-1)?.content);
  const baseUrl = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  async function start(env: Record<string, string> = {}) {
    const settings = { OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: baseUrl(), ...env };
    server = await TestServer.start(engine, settings);
    const client = server.as(await server.member());
    succeeded(await client.post('/api/units', { name: 'cup', pluralName: 'cups' }));
    succeeded(await client.post('/api/foods', { name: 'flour' }));
    return client;
  }
  const asked = { parser: 'openai', ingredients: ['2 cups flour, sifted', 'moon dust'] };
  const replied = [
    {
      input: '2 cups flour, sifted',
      confidence: 120,
      quantity: 2,
      unit: 'cups',
      food: 'flour',
      note: 'sifted',
    },
    { input: 'moon dust', confidence: 40, food: 'moon dust' },
  ];

  it('takes the parts that the service names, and finds its own foods and units in them', async () => {
    answer = () => ({ ingredients: replied });
    const client = await start();
    const lines = ParsedIngredient.array().parse(
      succeeded(await client.post('/api/parser/ingredients', asked)),
    );
    expect(lines[0]).toMatchObject({
      confidence: { average: 1, name: null },
      ingredient: {
        quantity: 2,
        unit: { name: 'cup' },
        food: { name: 'flour' },
        note: 'sifted',
        disableAmount: true,
        isFood: false,
        originalText: '2 cups flour, sifted',
      },
    });
    expect(lines[1]?.ingredient).toMatchObject({
      quantity: 0,
      food: { id: null, name: 'moon dust' },
      note: '',
    });
    expect(getText(questions[0] ?? { messages: [] })).toContain('Units that are known here: cup');
  });

  it('sends no names of units where the operator forbids it', async () => {
    answer = () => ({ ingredients: replied });
    const client = await start({ OPENAI_SEND_DATABASE_DATA: 'false' });
    succeeded(await client.post('/api/parser/ingredients', asked));
    expect(getText(questions[0] ?? { messages: [] })).not.toContain('Units that are known');
  });

  it('asks for many lines in parts, in their order', async () => {
    answer = (question) => {
      const text = question.messages.at(-1)?.content as { text: string }[];
      const lines = (text[0]?.text ?? '').split('\n').filter((line) => line.startsWith('line'));
      return { ingredients: lines.map((input) => ({ input, food: input, confidence: 90 })) };
    };
    const client = await start();
    const ingredients = Array.from({ length: 45 }, (_, at) => `line ${at}`);
    const body = succeeded(await client.post('/api/parser/ingredients', { parser: 'openai', ingredients }));
    const names = ParsedIngredient.array()
      .parse(body)
      .map(({ ingredient }) => ingredient.food?.name);
    expect(names).toEqual(ingredients);
    expect(questions).toHaveLength(3);
  });

  it('an answer that does not fit the lines is refused whole, and without a service nothing is read', async () => {
    answer = () => ({ ingredients: replied.slice(1) });
    const client = await start();
    const refused = await client.post('/api/parser/ingredients', asked);
    expect([refused.status, refused.body]).toMatchObject([400, { detail: { error: true } }]);
    await server?.stop();
    server = await TestServer.start(engine);
    const off = await server.as(await server.member()).post('/api/parser/ingredients', asked);
    expect([off.status, off.body]).toMatchObject([
      400,
      { detail: { message: 'No AI service is set up. Choose another parser' } },
    ]);
  });
});

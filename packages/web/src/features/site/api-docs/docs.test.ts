import { describe, expect, it } from 'vitest';
import { curlText } from './curl-text.ts';
import { needsSession, type OpenApi, searchTopics, groupByTopic } from './openapi.ts';
import { buildExample, findFields, limitsText, typeText } from './schema-text.ts';

const api: OpenApi = {
  info: { title: 'Test', version: '1' },
  paths: {
    '/api/recipes/{slug}': {
      get: { tags: ['Recipes'], summary: 'One recipe', security: [{ bearer: [] }] },
      put: {
        tags: ['Recipes'],
        summary: "The cook's recipe",
        security: [{ bearer: [] }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Recipe' } } } },
      },
    },
    '/api/about': {
      get: { tags: ['About'], parameters: [{ name: 'q', in: 'query', required: true }] },
    },
    '/api/picture': {
      post: {
        tags: ['About'],
        requestBody: {
          content: { 'multipart/form-data': { schema: { properties: { image: { type: 'string' } } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Recipe: {
        type: 'object',
        required: ['name', 'steps', 'id'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string', default: "it's soup" },
          steps: { type: 'array', items: { $ref: '#/components/schemas/Recipe' } },
          note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
      },
    },
  },
};
const topics = groupByTopic(api);
const operation = (path: string, method: string) =>
  topics.flatMap((topic) => topic.operations).find((one) => one.path === path && one.method === method) ?? {
    key: '',
    method,
    path,
  };

describe('topics', () => {
  it('are sorted and hold their operations', () => {
    expect(topics.map((topic) => [topic.name, topic.operations.length])).toEqual([
      ['About', 2],
      ['Recipes', 2],
    ]);
  });

  it('are searched by every word', () => {
    const found = searchTopics(topics, ' PUT recipe ');
    expect(found.flatMap((topic) => topic.operations.map((one) => one.key))).toEqual([
      'put /api/recipes/{slug}',
    ]);
    expect(searchTopics(topics, 'nothing')).toEqual([]);
    expect(searchTopics(topics, '')).toHaveLength(2);
  });

  it('know who needs to sign in', () => {
    expect(needsSession(operation('/api/recipes/{slug}', 'GET'))).toBe(true);
    expect(needsSession(operation('/api/about', 'GET'))).toBe(false);
  });
});

describe('schemas', () => {
  it.each([
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Recipe' } }, 'Recipe[]'],
    [{ enum: ['asc', 'desc'] }, '"asc" | "desc"'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ allOf: [{ $ref: '#/a/A' }, { $ref: '#/a/B' }] }, 'A & B'],
    [{}, 'any'],
  ])('%j reads %s', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });

  it('tell limits and defaults', () => {
    expect(limitsText({ minimum: 1, maximum: 9, default: 5 })).toBe('≥ 1, ≤ 9, = 5');
  });

  it('find fields through lists and references, also when they are recursive', () => {
    expect(
      Object.keys(findFields(api, { items: { $ref: '#/components/schemas/Recipe' } })?.properties ?? {}),
    ).toEqual(['id', 'name', 'steps', 'note']);
    expect(findFields(api, { type: 'string' })).toBeNull();
  });

  it('give an example that ends', () => {
    expect(JSON.stringify(buildExample(api, { $ref: '#/components/schemas/Recipe' }))).toContain(
      '"name":"it\'s soup"',
    );
  });
});

describe('curlText', () => {
  it('holds token, type and a quoted body', () => {
    const text = curlText(api, operation('/api/recipes/{slug}', 'PUT'), 'http://x');
    expect(text).toContain(`curl -X PUT 'http://x/api/recipes/{slug}'`);
    expect(text).toContain('-H "Authorization: Bearer $TOKEN"');
    expect(text).toContain(String.raw`it'\''s soup`);
  });

  it('names required values of the query and the fields of a form', () => {
    expect(curlText(api, operation('/api/about', 'GET'), 'http://x')).toBe(
      `curl -X GET 'http://x/api/about?q={q}'`,
    );
    expect(curlText(api, operation('/api/picture', 'POST'), 'http://x')).toContain(`-F 'image={image}'`);
  });
});

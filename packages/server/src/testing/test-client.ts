import type { InjectOptions } from 'fastify';
import { Recipe, RecipePage } from '@hearth/contract';
import type * as z from 'zod';
import type { TestAnswer, TestMember, TestServer } from './test-server.ts';

export type RecipePageAnswer = z.output<typeof RecipePage>;
type Payload = NonNullable<InjectOptions['payload']>;

/** A client of the server under test: a member, or an anonymous one. */
export class TestClient {
  readonly #server: TestServer;
  readonly #as: TestMember | undefined;

  constructor(server: TestServer, as?: TestMember) {
    this.#server = server;
    this.#as = as;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, payload?: Payload, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.send('POST', url, payload, headers);
  }

  put(url: string, payload?: Payload, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.send('PUT', url, payload, headers);
  }

  patch(url: string, payload?: Payload, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.send('PATCH', url, payload, headers);
  }

  delete(url: string): Promise<TestAnswer> {
    return this.send('DELETE', url);
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: Payload,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    return this.#server.request({
      method,
      url,
      headers,
      ...(this.#as === undefined ? {} : { as: this.#as }),
      ...(payload === undefined ? {} : { payload }),
    });
  }

  /** One recipe, which must be there. */
  async recipe(slugOrId: string): Promise<Recipe> {
    return Recipe.parse(succeeded(await this.get(`/api/recipes/${slugOrId}`)));
  }

  /** Creates a recipe by name, fills the given fields, and returns it. */
  async cook(name: string, fields: Record<string, unknown> = {}): Promise<Recipe> {
    const slug = String(succeeded(await this.post('/api/recipes', { name })));
    if (Object.keys(fields).length === 0) return this.recipe(slug);
    return Recipe.parse(succeeded(await this.patch(`/api/recipes/${slug}`, fields)));
  }

  /** A page of the recipe list. */
  async list(query: Query = {}): Promise<RecipePageAnswer> {
    return RecipePage.parse(succeeded(await this.get(`/api/recipes?${queryText(query)}`)));
  }

  /** Names in a recipe list, in its order. */
  async names(query: Query = {}): Promise<string[]> {
    return (await this.list(query)).items.map(({ name }) => name);
  }
}

export type Query = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Query parameters as text; a list repeats its parameter. */
export function queryText(query: Query): string {
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) sent.append(name, String(one));
  }
  return sent.toString();
}

/** The body of a response that must be a success. */
export function succeeded({ status, body, text }: TestAnswer): unknown {
  if (status >= 200 && status < 300) return body;
  throw new Error(`expected a success, got ${status}: ${text.slice(0, 500)}`);
}

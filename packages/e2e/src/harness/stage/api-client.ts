import type { Account, HearthProcess } from './hearth-process.ts';

/** One answer of the API. */
export interface ApiAnswer {
  readonly status: number;
  readonly etag: string | null;
  readonly body: unknown;
}

/** Another program at the same server, such as a phone app: it signs in once and sends its token along. */
export class ApiClient {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** Without a token it asks as a visitor; `headers` go along with every call. */
  constructor(hearth: HearthProcess, token?: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = hearth.url;
    this.#headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers };
  }

  /** The client of a person; without one, of the first administrator. */
  static async signedIn(hearth: HearthProcess, account?: Account): Promise<ApiClient> {
    return new ApiClient(hearth, await hearth.signIn(account));
  }

  get(path: string): Promise<ApiAnswer> {
    return this.#call('GET', path);
  }

  post(path: string, body: unknown): Promise<ApiAnswer> {
    return this.#call('POST', path, body);
  }

  patch(path: string, body: unknown): Promise<ApiAnswer> {
    return this.#call('PATCH', path, body);
  }

  /** As the calls above, for what must work: answers the body, and throws on anything but success. */
  async change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await this.#call(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  delete(path: string): Promise<ApiAnswer> {
    return this.#call('DELETE', path);
  }

  /** Creates a recipe and fills it in; answers its slug. A call that fails throws. */
  async cook(name: string, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const created = await this.post('/api/recipes', { name });
    const slug = String(created.body);
    const filled = await this.patch(`/api/recipes/${slug}`, fields);
    if (created.status !== 201 || filled.status !== 200)
      throw new Error(`${name}: ${created.status} ${slug}, ${filled.status} ${JSON.stringify(filled.body)}`);
    return slug;
  }

  async #call(method: string, path: string, body?: unknown): Promise<ApiAnswer> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      etag: answer.headers.get('etag'),
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  }
}

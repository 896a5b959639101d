/** A person of the demo kitchen at the API of its server. Answers are what the contract says; nothing checks them here. */
export class DemoClient {
  #address;
  #token;

  /**
   * @param {string} address
   * @param {string} token
   */
  constructor(address, token) {
    this.#address = address;
    this.#token = token;
  }

  /**
   * Sets the empty server up.
   * @param {string} address
   * @param {string} code
   * @param {import('./people.mjs').Person} person
   */
  static async claim(address, code, { username, fullName, email, password }) {
    const body = { code, username, fullName, email, password };
    const { access_token } = await new DemoClient(address, '').post('/api/setup', body);
    return new DemoClient(address, access_token);
  }

  /**
   * @param {string} address
   * @param {import('./people.mjs').Person} person
   */
  static async signIn(address, { username, password }) {
    const body = new URLSearchParams({ username, password });
    const answer = await fetch(`${address}/api/auth/token`, { method: 'POST', body });
    const { access_token } = await answer.json();
    return new DemoClient(address, access_token);
  }

  /** @param {string} path */
  get(path) {
    return this.#send('GET', path);
  }

  /**
   * @param {string} path
   * @param {unknown} [body]
   */
  post(path, body) {
    return this.#send('POST', path, body);
  }

  /**
   * @param {string} path
   * @param {unknown} body
   */
  put(path, body) {
    return this.#send('PUT', path, body);
  }

  /**
   * @param {string} path
   * @param {unknown} body
   */
  patch(path, body) {
    return this.#send('PATCH', path, body);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @throws Error with the answer where the server refuses
   */
  async #send(method, path, body) {
    const headers = {
      ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${this.#address}${path}`, { method, headers, ...content });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return text === '' ? null : JSON.parse(text);
  }
}

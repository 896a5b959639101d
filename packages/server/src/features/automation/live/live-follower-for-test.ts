import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';

export const live = '/api/households/live';
export const patience = { timeout: 10_000 };

/** Listens on a free port, which it returns. */
export async function listen(http: TestServer['app']['http']): Promise<number> {
  await http.listen({ host: '127.0.0.1', port: 0 });
  return (http.server.address() as AddressInfo).port;
}

/** Follows the household of a token's user over a real connection. */
export async function followLive(
  port: number,
  token: string,
  headers: Record<string, string> = {},
): Promise<Follower> {
  const sent = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br', ...headers };
  const [answer] = (await once(get(`http://127.0.0.1:${port}${live}`, { headers: sent }), 'response')) as [
    IncomingMessage,
  ];
  const follower = new Follower(answer);
  await expect.poll(() => follower.text, patience).toContain('event: ');
  return follower;
}

/** A reader of a stream. */
class Follower {
  readonly #answer: IncomingMessage;
  text = '';

  constructor(answer: IncomingMessage) {
    this.#answer = answer;
    answer.setEncoding('utf8').on('data', (some: string) => (this.text += some));
    answer.on('error', () => undefined);
  }

  get headers() {
    return this.#answer.headers;
  }

  /** The announced changes so far. */
  get changes(): unknown[] {
    return [...this.text.matchAll(/event: change\ndata: (.*)\n/g)].map(([, data = '']) => JSON.parse(data));
  }

  /** The id of the last event. */
  get lastId(): string {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
  }

  /** Whether the server has ended the stream. */
  get isOver(): boolean {
    return this.#answer.complete;
  }

  async ended(): Promise<void> {
    if (!this.#answer.complete) await once(this.#answer, 'end');
  }

  leave(): void {
    this.#answer.destroy();
  }
}

import type { LiveChange } from '@hearth/contract';
import type { HearthProcess } from '../stage/hearth-process.ts';

/** A client that follows the changes of a household at one server. */
export class LiveFollower {
  readonly #stop = new AbortController();
  #text = '';
  #hasEnded = false;

  /** Follows from now on, or from after the event heard last. */
  static async follow(hearth: HearthProcess, token: string, lastEventId?: string): Promise<LiveFollower> {
    const follower = new LiveFollower();
    const heard = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const answer = await fetch(`${hearth.url}/api/households/live`, {
      headers: { authorization: `Bearer ${token}`, ...heard },
      signal: follower.#stop.signal,
    });
    if (answer.body === null) throw new Error(`There is no stream: ${answer.status}`);
    void follower.#read(answer.body);
    return follower;
  }

  /** Messages about changes so far. */
  get changes(): LiveChange[] {
    const data = [...this.#text.matchAll(/event: change\ndata: (.*)\n/g)];
    return data.map(([, json = '']) => JSON.parse(json) as LiveChange);
  }

  /** Whether the server reported possibly missed messages. */
  get mayHaveMissed(): boolean {
    return this.#text.includes('event: missed\n');
  }

  /** The id of the last event. */
  get lastId(): string {
    return [...this.#text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  leave(): void {
    this.#stop.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const part of body) this.#text += decoder.decode(part, { stream: true });
    } catch {
      // The server is gone, or the follower was closed.
    }
    this.#hasEnded = true;
  }
}

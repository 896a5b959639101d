import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call, type Caller } from '../calls.ts';
import type { LoadRequest } from '../load/load.ts';
import type { Life } from './lives.ts';

const requestsPerSecond = 50;
const tickMs = 1000 / requestsPerSecond;
const lifeShare = 0.25;

/** Sends a fixed number of requests a second, whether or not the earlier ones were answered. */
export class SteadyLoad {
  readonly #caller: Caller;
  readonly #random: () => number;
  readonly #read: () => LoadRequest;
  readonly #resting: Life[];
  readonly #running = new Set<Promise<void>>();
  #isOn = true;
  sent = 0;
  /** Requests that were answered with 5xx or not at all. */
  failed = 0;

  constructor(caller: Caller, random: () => number, read: () => LoadRequest, lives: readonly Life[]) {
    this.#caller = caller;
    this.#random = random;
    this.#read = read;
    this.#resting = [...lives];
  }

  /** Sends until {@link end} is called, and waits for the last answers. */
  async run(): Promise<void> {
    const started = performance.now();
    while (this.#isOn) {
      const due = Math.floor((performance.now() - started) / tickMs);
      while (this.sent < due) this.#send();
      await delay(tickMs);
    }
    await Promise.all(this.#running);
  }

  end(): void {
    this.#isOn = false;
  }

  #send(): void {
    this.sent += 1;
    const life = this.#random() < lifeShare ? this.#resting.shift() : undefined;
    const asking = (life === undefined ? this.#ask() : this.#live(life)).then((answer) => {
      if (answer === null || answer.status >= 500) this.failed += 1;
      this.#running.delete(asking);
    });
    this.#running.add(asking);
  }

  #ask(): Promise<Answer | null> {
    return call(this.#caller, this.#read().path);
  }

  async #live(life: Life): Promise<Answer | null> {
    const { value } = await life.next();
    this.#resting.push(life);
    return value;
  }
}

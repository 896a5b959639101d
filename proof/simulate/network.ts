import type { SeededRandom } from './seeded-random.ts';

/** A network failure: the request may have arrived or not. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

interface Message {
  readonly from: number;
  readonly reach: () => Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** The response on its way back; absent while the request is in flight. */
  answer?: { readonly value: unknown };
}

/** A network that delays requests and responses at random: they are reordered, lost and duplicated. */
export class Network {
  readonly #random: SeededRandom;
  readonly #cut = new Set<number>();
  #messages: Message[] = [];
  #copies: (() => Promise<unknown>)[] = [];

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Whether nothing is in flight. */
  get isQuiet(): boolean {
    return this.#messages.length === 0 && this.#copies.length === 0;
  }

  /** Sends a request; `reach` handles it at the server. */
  send<T>(from: number, reach: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#messages.push({ from, reach, resolve: (value) => resolve(value as T), reject });
    });
  }

  cut(device: number): void {
    this.#cut.add(device);
  }

  repair(device?: number): void {
    if (device === undefined) this.#cut.clear();
    else this.#cut.delete(device);
  }

  /** Drops the requests of a device that was switched off. */
  dropRequestsOf(device: number): void {
    for (const journey of this.#messages) if (journey.from === device) this.#lose(journey);
  }

  /** Advances one message. Nothing is lost if `isFair` is true. */
  async step(isFair: boolean): Promise<void> {
    if (this.#copies.length > 0 && this.#random.chance(0.3)) return this.#repeat();
    const journey = this.#random.pick(this.#messages);
    if (journey === undefined) return this.#repeat();
    const isLost = !isFair && (this.#cut.has(journey.from) || this.#random.chance(0.1));
    if (isLost) return this.#lose(journey);
    if (journey.answer === undefined) return this.#arrive(journey);
    this.#end(journey);
    journey.resolve(journey.answer.value);
  }

  async #arrive(journey: Message): Promise<void> {
    if (this.#random.chance(0.15)) this.#copies.push(journey.reach);
    journey.answer = { value: await journey.reach() };
  }

  async #repeat(): Promise<void> {
    const copy = this.#random.pick(this.#copies);
    this.#copies = this.#copies.filter((one) => one !== copy);
    await copy?.();
  }

  /** A copy of a lost request may still arrive later. */
  #lose(journey: Message): void {
    this.#end(journey);
    if (journey.answer === undefined && this.#random.chance(0.3)) this.#copies.push(journey.reach);
    journey.reject(new NetworkError());
  }

  #end(journey: Message): void {
    this.#messages = this.#messages.filter((one) => one !== journey);
  }
}

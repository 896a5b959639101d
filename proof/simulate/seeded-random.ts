/** A seeded random number generator (mulberry32, by Tommy Ettinger, public domain). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** True with a probability from 0 to 1. */
  chance(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  /** A random element; undefined if there is none. */
  pick<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.next() * things.length)];
  }

  /** A UUID. */
  uuid(): string {
    const hex = Array.from({ length: 32 }, () => Math.floor(this.next() * 16).toString(16)).join('');
    return hex.replace(/^(.{8})(.{3}).(.{3})..(.{3})(.{12}).*$/, '$1-$20-4$3-8$4-$5');
  }
}

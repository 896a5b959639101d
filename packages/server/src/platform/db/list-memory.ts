/**
 * Remembers parts of lists by revision of the group's library: as long as nothing has changed in a group, its lists
 * are answered without counting, sorting or joining anything again. Any process may hold its own; a change anywhere
 * makes a new revision, and old entries fall out.
 */
export class ListMemory<V> {
  readonly #entries = new Map<string, V>();
  readonly #most: number;
  readonly #sizeOf: (value: V) => number;
  #size = 0;

  /**
   * @param most how much is kept in all, in the unit of `sizeOf`
   * @param sizeOf what a value weighs with all that comes with it
   */
  constructor(most: number, sizeOf: (value: V) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The remembered value for `key`, or the one that `load` finds. */
  async get(key: string, load: () => Promise<V>): Promise<V> {
    return this.renew(key, async (known) => known ?? load());
  }

  /** What `load` makes of the remembered value for `key`; it takes the place of that one. */
  async renew(key: string, load: (known: V | undefined) => Promise<V>): Promise<V> {
    const found = await load(this.#entries.get(key));
    const replaced = this.#entries.get(key);
    this.#size += this.#sizeOf(found) - (replaced === undefined ? 0 : this.#sizeOf(replaced));
    this.#entries.delete(key);
    this.#entries.set(key, found);
    this.#forgetSurplus();
    return found;
  }

  #forgetSurplus(): void {
    for (const [key, value] of this.#entries) {
      if (this.#size <= this.#most) return;
      this.#entries.delete(key);
      this.#size -= this.#sizeOf(value);
    }
  }
}

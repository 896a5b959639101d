/**
 * Remembers parts of lists by revision of the group's library: as long as nothing has changed in a group, its lists
 * are answered without counting, sorting or joining anything again. Any process may hold its own; a change anywhere
 * makes a new revision, and old entries fall out.
 */
export class ListCache<V> {
  readonly #entries = new Map<string, V>();
  readonly #most: number;
  readonly #sizeOf: (value: V) => number;
  readonly #loading = new Map<string, Promise<V>>();
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
    return this.renew(key, () => true, load);
  }

  /**
   * The remembered value for `key` when it is current, or what `load` makes of it. Loads of a key are coalesced
   * (single flight): callers who come meanwhile wait, and load again only when the result is not current for them.
   */
  async renew(
    key: string,
    isCurrent: (value: V) => boolean,
    load: (known: V | undefined) => Promise<V>,
  ): Promise<V> {
    for (;;) {
      const known = this.#entries.get(key);
      if (known !== undefined && isCurrent(known)) return this.#keep(key, known);
      const loading = this.#loading.get(key);
      if (loading === undefined) return this.#load(key, load(known));
      const found = await loading.catch(() => undefined);
      if (found !== undefined && isCurrent(found)) return found;
    }
  }

  async #load(key: string, loading: Promise<V>): Promise<V> {
    this.#loading.set(key, loading);
    try {
      return this.#keep(key, await loading);
    } finally {
      this.#loading.delete(key);
    }
  }

  /** Makes it the value that was asked for last. */
  #keep(key: string, value: V): V {
    const replaced = this.#entries.get(key);
    this.#size += this.#sizeOf(value) - (replaced === undefined ? 0 : this.#sizeOf(replaced));
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#forgetSurplus();
    return value;
  }

  #forgetSurplus(): void {
    for (const [key, value] of this.#entries) {
      if (this.#size <= this.#most) return;
      this.#entries.delete(key);
      this.#size -= this.#sizeOf(value);
    }
  }
}

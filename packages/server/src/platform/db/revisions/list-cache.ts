/**
 * LRU cache of list parts, keyed by library revision: while a group is unchanged, its lists need no counting,
 * sorting or joining. Each process has a cache; a change in any process creates a new revision, and stale
 * entries are evicted by size.
 */
export class ListCache<V> {
  readonly #entries = new Map<string, V>();
  readonly #maxSize: number;
  readonly #sizeOf: (value: V) => number;
  readonly #loading = new Map<string, Promise<V>>();
  #size = 0;

  /**
   * @param maxSize maximum total size, in the unit of `sizeOf`
   * @param sizeOf the size of a value including everything it references
   */
  constructor(maxSize: number, sizeOf: (value: V) => number) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  /** The cached value for `key`, or the result of `load`. */
  async get(key: string, load: () => Promise<V>): Promise<V> {
    return this.renew(key, () => true, load);
  }

  /**
   * The cached value for `key` if it is current, or the result of `load`. Loads of a key are coalesced
   * (single flight): concurrent callers wait, and load again only if the result is not current for them.
   */
  async renew(
    key: string,
    isCurrent: (value: V) => boolean,
    load: (cached: V | undefined) => Promise<V>,
  ): Promise<V> {
    for (;;) {
      const cached = this.#entries.get(key);
      if (cached !== undefined && isCurrent(cached)) return this.#store(key, cached);
      const loading = this.#loading.get(key);
      if (loading === undefined) return this.#load(key, load(cached));
      const loaded = await loading.catch(() => undefined);
      if (loaded !== undefined && isCurrent(loaded)) return loaded;
    }
  }

  async #load(key: string, loading: Promise<V>): Promise<V> {
    this.#loading.set(key, loading);
    try {
      return this.#store(key, await loading);
    } finally {
      this.#loading.delete(key);
    }
  }

  /** Stores the value as the most recently used. */
  #store(key: string, value: V): V {
    const previous = this.#entries.get(key);
    this.#size += this.#sizeOf(value) - (previous === undefined ? 0 : this.#sizeOf(previous));
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#evictSurplus();
    return value;
  }

  #evictSurplus(): void {
    for (const [key, value] of this.#entries) {
      if (this.#size <= this.#maxSize) return;
      this.#entries.delete(key);
      this.#size -= this.#sizeOf(value);
    }
  }
}

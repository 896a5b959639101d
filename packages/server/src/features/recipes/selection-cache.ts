/**
 * Remembers which recipes a list shows, by revision of the group's library: as long as nothing has changed in a
 * group, its lists are answered without counting or sorting anything again. Any process may hold its own; a change
 * anywhere makes a new revision, and old entries fall out.
 */
export class SelectionCache {
  readonly #entries = new Map<string, Uint32Array>();
  readonly #mostRows: number;
  #rows = 0;

  /** @param mostRows how many row numbers are kept in all; four bytes each. */
  constructor(mostRows: number) {
    this.#mostRows = mostRows;
  }

  /** The remembered rows for `key`, or those that `load` finds. */
  async rows(key: string, load: () => Promise<readonly number[]>): Promise<Uint32Array> {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const found = Uint32Array.from(await load());
    if (!this.#entries.has(key)) this.#rows += found.length + entryCost;
    this.#entries.set(key, found);
    this.#forgetSurplus();
    return found;
  }

  #forgetSurplus(): void {
    for (const [key, rows] of this.#entries) {
      if (this.#rows <= this.#mostRows) return;
      this.#entries.delete(key);
      this.#rows -= rows.length + entryCost;
    }
  }
}

/** What an entry weighs besides its rows, counted in rows. */
const entryCost = 200;

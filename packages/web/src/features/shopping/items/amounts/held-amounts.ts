/** After so many milliseconds without another tap an amount is pushed. */
const pauseMs = 800;

/** Changes the quantity of an item. */
export type PushAmount = (id: string, quantity: number) => void;

interface Held {
  /** What the item had before the first tap. */
  readonly before: number;
  readonly quantity: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Amounts that are being stepped: rows show them at once, and quick taps become one change of the list. */
export class HeldAmounts {
  #push: PushAmount = () => {};
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();

  /** Says where amounts go. */
  connect(push: PushAmount): void {
    this.#push = push;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The amount that a row shows instead of that of its item; undefined if it is not being stepped. */
  readonly get = (id: string): number | undefined => this.#held.get(id)?.quantity;

  /** Shows another amount of an item, and pushes it after a pause. */
  hold({ id, quantity: shown }: { readonly id: string; readonly quantity: number }, quantity: number): void {
    const earlier = this.#held.get(id);
    clearTimeout(earlier?.timer);
    const timer = setTimeout(() => this.release(id), pauseMs);
    this.#held.set(id, { before: earlier?.before ?? shown, quantity, timer });
    this.#notify();
  }

  /** Pushes the amount of an item now, unless the taps have led back to what it was. */
  release(id: string): void {
    const held = this.#held.get(id);
    if (held === undefined) return;
    clearTimeout(held.timer);
    if (held.quantity !== held.before) this.#push(id, held.quantity);
    this.#held.delete(id);
    this.#notify();
  }

  /** Pushes all amounts now. */
  readonly releaseAll = (): void => {
    for (const id of this.#held.keys()) this.release(id);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A change in a household; listeners fetch the changed object themselves. */
export interface Announcement {
  readonly householdId: string;
  /** The kind of object. */
  readonly topic: string;
  readonly id: string;
  /** The sequence number of its last change. */
  readonly sequence: number;
}

/** That the plan of a household has changed. A plan has no number of its own: who hears of it reads the days that are shown. */
export const planChanged = (householdId: string): Announcement => ({
  householdId,
  topic: 'meal-plan',
  id: householdId,
  sequence: 0,
});

/** That the stores of a household have changed: their names, order, foods or labels. They have no number, either. */
export const storesChanged = (householdId: string): Announcement => ({
  householdId,
  topic: 'stores',
  id: householdId,
  sequence: 0,
});

/** Sessions or API tokens of a user have ended, or the user has moved or is deleted: who listens for them looks again. */
export interface AccessChange {
  readonly accessOf: string;
}

/** What listeners receive: what a transaction has announced, or a notice that some may have been missed. */
export type Notice = Announcement | AccessChange | 'missed';

export type Listener = (notice: Notice) => void;

/** Publishes announcements of committed transactions to the listeners of this process. */
export class Announcements {
  readonly #listeners = new Set<Listener>();
  readonly #onFirst: () => void;

  /** @param onFirst called with the first listener; until then there is nothing to listen for */
  constructor(onFirst: () => void = () => undefined) {
    this.#onFirst = onFirst;
  }

  /** @returns the function that unsubscribes */
  subscribe(listener: Listener): () => void {
    if (this.#listeners.size === 0) this.#onFirst();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }
}

/** Says that something of a household has changed; who shows it fetches it. */
export interface Announcement {
  readonly householdId: string;
  /** What kind of thing. */
  readonly topic: string;
  readonly id: string;
  /** The number of its last change. */
  readonly sequence: number;
}

/** What listeners hear: an announcement, or that some may have been missed. */
export type Heard = Announcement | 'missed';

export type Listener = (heard: Heard) => void;

/** Brings announcements of committed transactions to the listeners of this process. */
export class Announcements {
  readonly #listeners = new Set<Listener>();
  readonly #onFirst: () => void;

  /** @param onFirst called with the first listener: until then nobody has to be told */
  constructor(onFirst: () => void = () => undefined) {
    this.#onFirst = onFirst;
  }

  /** @returns what ends it */
  subscribe(listener: Listener): () => void {
    if (this.#listeners.size === 0) this.#onFirst();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(heard: Heard): void {
    for (const listener of this.#listeners) listener(heard);
  }
}

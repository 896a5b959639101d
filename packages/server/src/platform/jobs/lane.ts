/** Runs the next due job; false if there is none. */
export type TakeOne = () => Promise<boolean>;

/** Runs jobs of some names one after the other, independently of other lanes. */
export class Lane {
  readonly #takeOne: TakeOne;
  #working: Promise<void> = Promise.resolve();
  #isBusy = false;
  #calls = 0;

  constructor(takeOne: TakeOne) {
    this.#takeOne = takeOne;
  }

  /** Looks for due jobs immediately, and again after the running one. */
  wake(): void {
    this.#calls += 1;
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#working = this.#workOff();
  }

  /** Resolves when no job is running. */
  async idle(): Promise<void> {
    while (this.#isBusy) await this.#working;
  }

  async #workOff(): Promise<void> {
    let calls: number;
    do {
      calls = this.#calls;
      while (await this.#takeOne());
    } while (calls !== this.#calls);
    this.#isBusy = false;
  }
}

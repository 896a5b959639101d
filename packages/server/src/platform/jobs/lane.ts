/** Does the next job that is due; answers whether there was one. */
export type TakeOne = () => Promise<boolean>;

/** Works off jobs of some kinds one after the other, and waits for no other lane. */
export class Lane {
  readonly #takeOne: TakeOne;
  #working: Promise<void> = Promise.resolve();
  #isBusy = false;
  #calls = 0;

  constructor(takeOne: TakeOne) {
    this.#takeOne = takeOne;
  }

  /** Looks for due jobs now, and again once the one at hand is done. */
  wake(): void {
    this.#calls += 1;
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#working = this.#workOff();
  }

  /** Once nothing is being worked on. */
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

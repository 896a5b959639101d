/** A clock that a test can move. It starts at the present, so that certificates and tokens of libraries hold. */
export class TestClock {
  #offsetMs = 0;
  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }
  advance(ms: number): void {
    this.#offsetMs += ms;
  }
}

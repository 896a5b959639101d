/** Milliseconds of synchronous statements before the event loop runs other work. */
const maxTurnMs = 10;

/**
 * Measures how long synchronous SQLite statements have occupied this turn of the event loop. Callers that
 * find it over wait for the next turn, so that other requests are served.
 */
export class LoopTurn {
  readonly #monotonicMs: () => number;
  #begunAt: number | undefined;

  /** @param monotonicMs a monotonic clock in milliseconds */
  constructor(monotonicMs: () => number = () => performance.now()) {
    this.#monotonicMs = monotonicMs;
  }

  isOver(): boolean {
    if (this.#begunAt !== undefined) return this.#monotonicMs() - this.#begunAt > maxTurnMs;
    this.#begunAt = this.#monotonicMs();
    setImmediate(() => {
      this.#begunAt = undefined;
    });
    return false;
  }

  next(): Promise<void> {
    return new Promise((resume) => setImmediate(resume));
  }
}

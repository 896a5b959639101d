/** Milliseconds that statements may take before others get the event loop. */
const maxTurnMs = 10;

/**
 * Watches how long one turn of the event loop has been taken up by statements, which SQLite answers without waiting.
 * Whoever finds it over waits for the next turn: other requests are read and answered meanwhile.
 */
export class LoopTurn {
  readonly #monotonicMs: () => number;
  #begunAt: number | undefined;

  /** @param monotonicMs a clock that only runs forward */
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

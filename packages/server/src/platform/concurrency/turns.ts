import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds of work before others have their turn. */
const maxTurnMs = 8;

/**
 * Long work of the main thread, done in turns. A single turn of the event loop is not enough for others, whose requests
 * need several: they have a whole millisecond.
 */
export class Turns {
  #begunAt = performance.now();

  /** Whether this turn has been long. Loops over many small pieces ask it, since waiting for nothing costs time as well. */
  get isOver(): boolean {
    return performance.now() - this.#begunAt >= maxTurnMs;
  }

  /** Waits for others where this turn has been long; to be called between two pieces of the work. */
  async give(): Promise<void> {
    if (!this.isOver) return;
    await leaveToOthers();
    this.#begunAt = performance.now();
  }
}

/**
 * Waits for a millisecond of others. The timers of two that take turns are always due for each other, and Node does not
 * leave its timers while one is due: without the second wait no other work would ever have a turn.
 */
export async function leaveToOthers(): Promise<void> {
  await setTimeout(1);
  await setImmediate();
}

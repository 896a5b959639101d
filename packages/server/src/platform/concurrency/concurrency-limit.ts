/** Thrown if a task would have to wait too long, or if the queue is full. */
export class ConcurrencyLimitError extends Error {
  override readonly name = 'ConcurrencyLimitError';

  constructor() {
    super('Too much is being done at once; try again later.');
  }
}

/** How many tasks run, how many wait, and for how long. */
export interface ConcurrencyLimitOptions {
  /** Maximum number of running tasks. */
  readonly atOnce: number;
  /** Maximum number of waiting tasks. */
  readonly maxWaiting: number;
  /** Maximum wait of a task, in milliseconds. */
  readonly maxWaitMs: number;
}

/** Runs a limited number of tasks at a time, first in, first out. */
export interface ConcurrencyLimit {
  /**
   * Runs `task` as soon as a slot is free.
   * @throws ConcurrencyLimitError if the wait is too long or the queue is full.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Creates an independent limit. */
export function createConcurrencyLimit({
  atOnce,
  maxWaiting,
  maxWaitMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;

  const waitForTurn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new ConcurrencyLimitError());
      }, maxWaitMs);
      waiting.push(begin);
    });

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new ConcurrencyLimitError();
    await waitForTurn();
  };

  /** A finished task hands its slot to the next one, so `running` falls only if none waits. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}

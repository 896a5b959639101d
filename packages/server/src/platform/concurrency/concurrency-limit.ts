/** Thrown when a task would have to wait too long, or too many wait already. */
export class ConcurrencyLimitError extends Error {
  override readonly name = 'ConcurrencyLimitError';

  constructor() {
    super('Too much is being done at once; try again later.');
  }
}

/** How much happens at once and how patient the rest is. */
export interface ConcurrencyLimitOptions {
  /** So many tasks run at once. */
  readonly atOnce: number;
  /** So many more may wait. */
  readonly maxWaiting: number;
  /** A task that has waited so many milliseconds gives up. */
  readonly maxWaitMs: number;
}

/** Runs tasks, a few at a time, in the order they came. */
export interface ConcurrencyLimit {
  /**
   * Runs `task` when its turn has come.
   * @throws ConcurrencyLimitError when its turn does not come in time.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** A limiter of its own; limiters do not know of each other. */
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

  /** The place of a task that ends goes to the next one, so `running` falls only when none waits. */
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

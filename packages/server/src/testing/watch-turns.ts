/** Counts the turns of the event loop that others have. */
export interface WatchedTurns {
  /** Turns so far. */
  count(): number;
  /** Ends the counting, without which the process would never rest. */
  stop(): void;
}

/** Begins to count; work that never waits leaves no turn to others. */
export function watchTurns(): WatchedTurns {
  let turns = 0;
  let isOver = false;
  const next = (): void => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  return { count: () => turns, stop: () => void (isOver = true) };
}

/** How many turns others have while something is done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const turns = watchTurns();
  await work().finally(turns.stop);
  return turns.count();
}

/** The fields of a stored state that retention depends on. */
export interface StoredState {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** Characters. */
  readonly size: number;
}

/** Retention limits of a recipe's history. */
export const stateLimits = {
  /** States, including the current one. */
  most: 50,
  /** The newest states, which are never dropped because of {@link stateLimits.most}. */
  newest: 10,
  /** Characters of all states together. */
  maxSize: 2_000_000,
} as const;

/**
 * Numbers of the states to prune, so that the rest keeps to {@link stateLimits}. History gets sparser with age: of the
 * older states, the one whose neighbours are closest in time relative to its age is dropped first. The first state, the
 * newest ones and the one before the last change are kept as long as their number allows it; if the texts are too large
 * the same order decides, and only the last two are safe.
 * @param states oldest first
 */
export function statesToDrop(states: readonly StoredState[]): number[] {
  let kept = [...states];
  const dropped: number[] = [];
  const drop = (index: number) => {
    const [gone] = kept.slice(index, index + 1);
    if (gone !== undefined) dropped.push(gone.number);
    kept = kept.filter((_, at) => at !== index);
  };
  while (kept.length > stateLimits.most) drop(nearest(kept, 1, kept.length - stateLimits.newest));
  while (sumSizes(kept) > stateLimits.maxSize && kept.length > 2) {
    drop(kept.length > 3 ? nearest(kept, 1, kept.length - 2) : 0);
  }
  return dropped;
}

function sumSizes(states: readonly StoredState[]): number {
  return states.reduce((sum, { size }) => sum + size, 0);
}

/** Index of the state in `[from, to)` with the smallest gap between its neighbours, relative to its age. */
function nearest(states: readonly StoredState[], from: number, to: number): number {
  const now = states.at(-1)?.atMs ?? 0;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    const [before, self, after] = [states[index - 1], states[index], states[index + 1]];
    if (before === undefined || self === undefined || after === undefined) continue;
    const gap = (after.atMs - before.atMs) / (1 + now - self.atMs);
    if (gap < least) [best, least] = [index, gap];
  }
  return best;
}

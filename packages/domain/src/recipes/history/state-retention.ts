/** A state of a recipe as far as keeping it goes. */
export interface StoredState {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** Characters. */
  readonly size: number;
}

/** How much of a recipe's past is kept. */
export const stateLimits = {
  /** States, with the recipe as it stands. */
  most: 50,
  /** The newest states, of which none is thinned out for its number. */
  newest: 10,
  /** Characters of all states together. */
  maxSize: 2_000_000,
} as const;

/**
 * Numbers of the states to forget, so that the rest keeps to {@link stateLimits}. The past gets thinner with age: of the
 * older states goes the one whose neighbours stand closest to it for its age. The first state, the newest ones and the
 * one before the last change stay as long as their number allows it; when the texts are too large the same order
 * decides, and only the last two are safe.
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
  while (sizeOf(kept) > stateLimits.maxSize && kept.length > 2) {
    drop(kept.length > 3 ? nearest(kept, 1, kept.length - 2) : 0);
  }
  return dropped;
}

function sizeOf(states: readonly StoredState[]): number {
  return states.reduce((sum, { size }) => sum + size, 0);
}

/** Index of the state in `[from, to)` that says least beside its neighbours. */
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

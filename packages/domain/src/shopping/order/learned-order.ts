/** The weight of a trip relative to the next one: shops are rearranged now and then. */
const tripDecay = 0.8;

/**
 * The order of things in a shop, learned from trips through it, oldest first: things are sorted by their mean
 * position in the trips, then neighbours are swapped as long as more trips had them in the other order (Borda's method
 * and local Kemenization: Dwork, Kumar, Naor, Sivakumar, Rank Aggregation Methods for the Web, WWW 2001). Several trips
 * in one order outweigh a single later one in another.
 */
export function learnedOrder(trips: readonly (readonly string[])[]): string[] {
  const positions = new Map<string, { sum: number; weight: number }>();
  const weights = new PairWeights();
  trips.forEach((trip, number) => {
    const weight = tripDecay ** (trips.length - 1 - number);
    trip.forEach((thing, at) => {
      const position = positions.get(thing) ?? { sum: 0, weight: 0 };
      position.sum += (weight * (at + 0.5)) / trip.length;
      position.weight += weight;
      positions.set(thing, position);
      for (const later of trip.slice(at + 1)) weights.add(thing, later, weight);
    });
  });
  const order = [...positions]
    .toSorted(([, one], [, other]) => one.sum / one.weight - other.sum / other.weight)
    .map(([thing]) => thing);
  return withNeighboursSwapped(order, weights);
}

/** The weight of the trips in which one thing came before another. */
class PairWeights {
  readonly #of = new Map<string, Map<string, number>>();

  add(first: string, second: string, weight: number): void {
    const row = this.#of.get(first) ?? new Map<string, number>();
    this.#of.set(first, row.set(second, (row.get(second) ?? 0) + weight));
  }

  /** Greater than 0 if `first` came before `second` more often than after it. */
  lead(first: string, second: string): number {
    return (this.#of.get(first)?.get(second) ?? 0) - (this.#of.get(second)?.get(first) ?? 0);
  }
}

/** Terminates, since each swap reduces the total weight of pairs that trips had in the other order. */
function withNeighboursSwapped(order: string[], weights: PairWeights): string[] {
  const next = [...order];
  for (let round = 0; round < next.length; round += 1) {
    let isDone = true;
    for (let at = 0; at + 1 < next.length; at += 1) {
      const [one = '', other = ''] = next.slice(at, at + 2);
      if (weights.lead(other, one) <= 0) continue;
      next.splice(at, 2, other, one);
      isDone = false;
    }
    if (isDone) break;
  }
  return next;
}

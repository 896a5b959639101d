/** The weight of a trip relative to the next one: shops are rearranged now and then. */
const tripDecay = 0.8;

/**
 * The order of things in a shop, learned from trips through it, oldest first: things are sorted by their mean
 * position in the trips, then neighbours are swapped as long as more trips had them in the other order (Borda's method
 * and local Kemenization: Dwork, Kumar, Naor, Sivakumar, Rank Aggregation Methods for the Web, WWW 2001). Several trips
 * in one order outweigh a single later one in another.
 */
export function learnedOrder(trips: readonly (readonly string[])[]): string[] {
  const things = [...new Set(trips.flat())];
  const numbers = new Map(things.map((thing, number) => [thing, number]));
  const sums = new Float64Array(things.length);
  const totals = new Float64Array(things.length);
  const weights = new PairWeights(things.length);
  trips.forEach((trip, at) => {
    const weight = tripDecay ** (trips.length - 1 - at);
    const walked = trip.map((thing) => numbers.get(thing) ?? 0);
    walked.forEach((thing, place) => {
      sums[thing] = (sums[thing] ?? 0) + (weight * (place + 0.5)) / trip.length;
      totals[thing] = (totals[thing] ?? 0) + weight;
      for (let later = place + 1; later < walked.length; later += 1)
        weights.add(thing, walked[later] ?? 0, weight);
    });
  });
  const findMean = (thing: number) => (sums[thing] ?? 0) / (totals[thing] ?? 1);
  const order = things.map((_, number) => number).toSorted((one, other) => findMean(one) - findMean(other));
  swapNeighbours(order, weights);
  return order.flatMap((number) => things[number] ?? []);
}

/** The weight of the trips in which one thing came before another. Things are numbers below `count`. */
class PairWeights {
  readonly #count: number;
  readonly #weights: Float64Array;

  constructor(count: number) {
    this.#count = count;
    this.#weights = new Float64Array(count * count);
  }

  add(first: number, second: number, weight: number): void {
    const at = first * this.#count + second;
    this.#weights[at] = (this.#weights[at] ?? 0) + weight;
  }

  /** Greater than 0 if `first` came before `second` more often than after it. */
  lead(first: number, second: number): number {
    const [before, after] = [first * this.#count + second, second * this.#count + first];
    return (this.#weights[before] ?? 0) - (this.#weights[after] ?? 0);
  }
}

/** Terminates, since each swap reduces the total weight of pairs that trips had in the other order. */
function swapNeighbours(order: number[], weights: PairWeights): void {
  for (let round = 0; round < order.length; round += 1) {
    let isDone = true;
    for (let at = 0; at + 1 < order.length; at += 1) {
      const [one = 0, other = 0] = [order[at], order[at + 1]];
      if (weights.lead(other, one) <= 0) continue;
      order[at] = other;
      order[at + 1] = one;
      isDone = false;
    }
    if (isDone) break;
  }
}

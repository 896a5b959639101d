/** What the trip before the last one counts, next to the last: shops are rearranged now and then. */
const fading = 0.8;

/**
 * The order in which things stand in a shop, from trips through it, oldest first: things by their mean place in the
 * trips, then neighbours exchanged for as long as more trips had them the other way round.
 */
export function learnedOrder(trips: readonly (readonly string[])[]): string[] {
  const places = new Map<string, { sum: number; weight: number }>();
  const wins = new Wins();
  trips.forEach((trip, number) => {
    const weight = fading ** (trips.length - 1 - number);
    trip.forEach((thing, at) => {
      const place = places.get(thing) ?? { sum: 0, weight: 0 };
      place.sum += (weight * (at + 0.5)) / trip.length;
      place.weight += weight;
      places.set(thing, place);
      for (const later of trip.slice(at + 1)) wins.add(thing, later, weight);
    });
  });
  const order = [...places]
    .toSorted(([, one], [, other]) => one.sum / one.weight - other.sum / other.weight)
    .map(([thing]) => thing);
  return exchanged(order, wins);
}

/** How often things came before others. */
class Wins {
  readonly #of = new Map<string, Map<string, number>>();

  add(first: string, second: string, weight: number): void {
    const row = this.#of.get(first) ?? new Map<string, number>();
    this.#of.set(first, row.set(second, (row.get(second) ?? 0) + weight));
  }

  /** More than 0 when `first` came before `second` more often than behind it. */
  lead(first: string, second: string): number {
    return (this.#of.get(first)?.get(second) ?? 0) - (this.#of.get(second)?.get(first) ?? 0);
  }
}

/** Each exchange takes away more than it adds of what trips had the other way round, so this ends. */
function exchanged(order: string[], wins: Wins): string[] {
  const next = [...order];
  for (let round = 0; round < next.length; round += 1) {
    let isDone = true;
    for (let at = 0; at + 1 < next.length; at += 1) {
      const [one = '', other = ''] = next.slice(at, at + 2);
      if (wins.lead(other, one) <= 0) continue;
      next.splice(at, 2, other, one);
      isDone = false;
    }
    if (isDone) break;
  }
  return next;
}

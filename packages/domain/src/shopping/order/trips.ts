/** A ticked item. */
export interface Tick {
  readonly thing: string;
  /** Milliseconds. */
  readonly at: number;
}

/** A longer pause between two ticks ends a trip. Milliseconds. */
const maxPauseMs = 2 * 3_600_000;

/**
 * Splits ticks, in their order, into trips through a shop: after a long pause, and before a thing that the
 * trip already has, since it is not bought twice. Trips of one thing are left out, as they contain no order.
 */
export function divideIntoTrips(ticks: readonly Tick[]): string[][] {
  const trips: string[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { thing, at } of ticks) {
    const trip = trips.at(-1);
    if (trip === undefined || at - last > maxPauseMs || trip.includes(thing)) trips.push([thing]);
    else trip.push(thing);
    last = at;
  }
  return trips.filter(({ length }) => length > 1);
}

/** Something that was ticked. */
export interface Tick {
  readonly thing: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Who ticks nothing for so long has left the shop. Milliseconds. */
const maxPauseMs = 2 * 3_600_000;

/**
 * Ticks in their order, as trips through a shop: a long pause ends one, and so does what was ticked before, for nobody
 * buys the same twice. Trips of one thing say nothing and are left out.
 */
export function tripsOf(ticks: readonly Tick[]): string[][] {
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

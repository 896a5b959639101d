/** Answers a number from 0 to below the count, by chance. */
export type PickPlace = (count: number) => number;

/**
 * Draws a dish for each place. No dish comes again before all that its place allows have come as often, so that a small
 * library repeats only after everything was used; among those it is chance.
 * @param places the dishes that each place allows
 * @param uses how often each dish is planned near by already
 * @returns a dish for each place; undefined where nothing is allowed
 */
export function drawDishes(
  places: readonly Iterable<number>[],
  uses: ReadonlyMap<number, number>,
  pick: PickPlace,
): (number | undefined)[] {
  const counts = new Map(uses);
  return places.map((dishes) => {
    const freshest = listFreshest(dishes, counts);
    const drawn = freshest.length === 0 ? undefined : freshest[pick(freshest.length)];
    if (drawn !== undefined) counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    return drawn;
  });
}

/** Those that are used least, in one pass: a library may have a hundred thousand. */
function listFreshest(dishes: Iterable<number>, counts: ReadonlyMap<number, number>): number[] {
  let least = Infinity;
  let freshest: number[] = [];
  for (const dish of dishes) {
    const uses = counts.get(dish) ?? 0;
    if (uses < least) [least, freshest] = [uses, []];
    if (uses === least) freshest.push(dish);
  }
  return freshest;
}

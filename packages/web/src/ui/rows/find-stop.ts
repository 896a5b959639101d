/**
 * The stop that a step leads to from the current one; with none, the first that is in sight, at the end the last one.
 *
 * @param tops distances of the stops from the upper edge of what is in sight, in pixels
 * @param current index of the stop that has the focus, -1 for none
 */
export function findStop(tops: readonly number[], current: number, step: 1 | -1): number | undefined {
  if (current >= 0) return tops[current + step] === undefined ? undefined : current + step;
  if (tops.length === 0) return undefined;
  const inSight = tops.findIndex((top) => top >= 0);
  return inSight === -1 ? tops.length - 1 : inSight;
}

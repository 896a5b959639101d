/** The set with one more, or without it where it holds it already; `isIn` decides which of both. */
export function toggled<T>(set: ReadonlySet<T>, one: T, isIn = !set.has(one)): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}

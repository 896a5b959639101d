/** Steps of keys; arrows go round, a page key goes as far as there is. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The hit that a key leads to; undefined for keys that do something else, and where there is nothing. */
export function findNextHit<Hit>(
  key: string,
  hits: readonly Hit[],
  active: Hit | undefined,
): Hit | undefined {
  const step = steps[key];
  if (step === undefined || active === undefined) return undefined;
  const last = hits.length - 1;
  const next = hits.indexOf(active) + step;
  if (Math.abs(step) > 1) return hits[Math.min(Math.max(next, 0), last)];
  return hits[next < 0 ? last : next > last ? 0 : next];
}

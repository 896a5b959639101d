import { type MergeRun, type Place, type Side, type Versions } from './merge-run.ts';

/**
 * The order of the rows of both lists. The side that moved rows decides; rows that only the other list has come after
 * the row they follow there. If both moved rows differently, it is a conflict.
 */
export function mergedOrder(
  { base, mine, theirs }: Versions<readonly string[]>,
  ask: () => Side,
): readonly string[] {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  const common = new Set(base.filter((key) => inMine.has(key) && inTheirs.has(key)));
  const orderIn = (keys: readonly string[]) => keys.filter((key) => common.has(key)).join('\n');
  const [before, own, other] = [orderIn(base), orderIn(mine), orderIn(theirs)];
  const isAsked = own !== before && other !== before && own !== other;
  const lead = isAsked ? ask() : own === before ? 'theirs' : 'mine';
  return lead === 'mine' ? woven(mine, theirs) : woven(theirs, mine);
}

/** Puts what only `other` has into `lead`, each after the row it follows there. */
function woven(lead: readonly string[], other: readonly string[]): string[] {
  const known = new Set(lead);
  const followers = new Map<string | null, string[]>();
  let previous: string | null = null;
  for (const key of other) {
    if (known.has(key)) previous = key;
    else followers.set(previous, [...(followers.get(previous) ?? []), key]);
  }
  return [...(followers.get(null) ?? []), ...lead.flatMap((key) => [key, ...(followers.get(key) ?? [])])];
}

/** Asks whose order counts. */
export function asksOrder(run: MergeRun, place: Place, versions: Versions): () => Side {
  return () => run.ask({ ...place, id: `${place.id}/order` }, 'order', versions);
}

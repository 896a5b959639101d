import type { Hit } from './hits.ts';

/** A choice as the device keeps it. */
export interface RecentChoice {
  readonly key: string;
  readonly name: string;
  /** Of a recipe. */
  readonly slug?: string;
}

const maxRecent = 8;

/** The choices after one more, newest first, eight at most; what is done once is not kept. */
export function keepChoice(recent: readonly RecentChoice[], hit: Hit): readonly RecentChoice[] {
  if (hit.isOnce === true) return recent;
  const { key, name, slug } = hit;
  const choice = { key, name, ...(slug === undefined ? {} : { slug }) };
  return [choice, ...recent.filter((one) => one.key !== key)].slice(0, maxRecent);
}

/** Recent choices as hits of today: what is gone, or not allowed any more, is left out. */
export function findRecentHits(
  recent: readonly RecentChoice[],
  hits: readonly Hit[],
  openRecipe: (choice: { key: string; name: string; slug: string }) => Hit,
): Hit[] {
  const known = new Map(hits.map((hit) => [hit.key, hit]));
  return recent.flatMap(({ key, name, slug }) => {
    const hit = slug === undefined ? known.get(key) : openRecipe({ key, name, slug });
    return hit === undefined ? [] : { ...hit, group: 'recent' as const };
  });
}

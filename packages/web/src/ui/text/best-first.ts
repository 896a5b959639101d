import { listSpellings } from '@hearth/domain/search/spellings';

/**
 * Entries that match a typed text, best first: equal names, names that begin with it, names that contain it. The order
 * of equals is stable; an empty text matches all.
 */
export function bestFirst<T>(
  all: readonly T[],
  search: string,
  namesOf: (one: T) => readonly (string | null | undefined)[],
): T[] {
  const wanted = listSpellings(search);
  if (wanted[0] === '') return [...all];
  const ranks: T[][] = [[], [], []];
  for (const one of all) {
    const names = namesOf(one).flatMap((name) => listSpellings(name ?? ''));
    const best = names.flatMap((name) => wanted.map((text) => computeRank(name, text)));
    ranks[Math.min(...best)]?.push(one);
  }
  return ranks.flat();
}

/** 0 is best; 3 does not fit. */
function computeRank(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}

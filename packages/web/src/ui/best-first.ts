import { plainText } from './plain-text.ts';

/**
 * What is meant by a few letters, best first: what is called exactly that, what begins with it, what contains it.
 * Among equals the order stays; without letters everything fits.
 */
export function bestFirst<T>(
  all: readonly T[],
  search: string,
  namesOf: (one: T) => readonly (string | null | undefined)[],
): T[] {
  const wanted = plainText(search);
  if (wanted === '') return [...all];
  const ranks: T[][] = [[], [], []];
  for (const one of all) {
    const names = namesOf(one).map((name) => rankOf(plainText(name ?? ''), wanted));
    ranks[Math.min(...names)]?.push(one);
  }
  return ranks.flat();
}

/** 0 is best; 3 does not fit. */
function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}

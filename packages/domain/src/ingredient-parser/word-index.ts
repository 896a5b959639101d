import { indelSimilarityTo } from './indel-similarity.ts';

/** A food or a unit with all its names, in the form in which they are compared. */
export interface NamedWord<T> {
  readonly word: T;
  readonly names: readonly string[];
}

/** Finds foods or units by what somebody wrote. */
export interface WordIndex<T> {
  /** By a name that is written the same, case and accents aside. */
  exact: (text: string) => T | undefined;
  /** By the same name, else by the likest one that is like enough. */
  find: (text: string) => T | undefined;
}

/** Texts longer than this are compared as a whole only. */
const LONGEST_GUESSED = 80;

/**
 * An index of words by their names. Of two with the same name the first wins.
 *
 * @param least the likeness, from 0 to 1, from which on another spelling counts
 * @param normalize brings a text into the form in which names are compared
 */
export function wordIndex<T>(
  words: readonly NamedWord<T>[],
  least: number,
  normalize: (text: string) => string,
): WordIndex<T> {
  const byName = new Map<string, T>();
  for (const { word, names } of words) {
    for (const name of names) {
      if (name !== '' && !byName.has(name)) byName.set(name, word);
    }
  }
  return {
    exact: (text) => byName.get(normalize(text)),
    find: (text) => {
      const wanted = normalize(text);
      return byName.get(wanted) ?? likest(byName, wanted, least);
    },
  };
}

function likest<T>(byName: ReadonlyMap<string, T>, wanted: string, least: number): T | undefined {
  if (wanted === '' || wanted.length > LONGEST_GUESSED) return undefined;
  const likenessOf = indelSimilarityTo(wanted);
  let best: { word: T; likeness: number } | undefined;
  for (const [name, word] of byName) {
    const likeness = likenessOf(name, Math.max(least, best?.likeness ?? 0));
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { word, likeness };
  }
  return best?.word;
}

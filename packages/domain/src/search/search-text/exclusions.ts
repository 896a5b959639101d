/**
 * A hyphen before a word or a quoted part takes it out; one inside a word or a quoted part, or alone, is only a hyphen.
 */
const part = /(?<!\S)-(?:["“„]([^"“”„]*)["”“]|([^\s"“”„-]\S*))|["“„][^"“”„]*["”“]/g;

/** A search as it was typed, taken apart. */
export interface SplitSearch {
  /** The search text, not yet cleaned. */
  readonly wanted: string;
  /** Words and phrases that must not occur, still to be cleaned. */
  readonly unwanted: readonly string[];
}

/** Takes `-lentil` and `-"sour cream"` out of a search. */
export function splitExclusions(search: string): SplitSearch {
  const unwanted: string[] = [];
  const wanted = search.replace(part, (whole, phrase?: string, word?: string) => {
    const excluded = phrase ?? word;
    if (excluded === undefined) return whole;
    unwanted.push(excluded);
    return ' ';
  });
  return { wanted, unwanted };
}

/**
 * A quoted part, or a run without blanks and double quotes. A single quote opens a part only at the start of a
 * word and closes it only at the end of one: the apostrophes of `grandma's mother's` quote nothing. A double
 * quote without its pair is dropped.
 */
const part = /"([^"]*)"|(?<![^\s"])'([^']*)'(?![^\s"])|[^\s"]+/g;

/**
 * Cuts a cleaned search into the texts of which any may match: balanced quotes keep their words together (quotes
 * and inner padding go), the rest splits at blanks. A search without words gives an empty list.
 */
export function searchTokens(search: string): string[] {
  return [...search.matchAll(part)]
    .map(([whole, double, single]) => (double ?? single ?? whole).trim())
    .filter((token) => token !== '');
}

/** Whether a search keeps words together by quotes; such a search is exact, never fuzzy. */
export function hasQuotedPart(search: string): boolean {
  return [...search.matchAll(part)].some(([, double, single]) => (double ?? single) !== undefined);
}

/** ASCII punctuation except the two quotes, so that no wildcard of a database can act. */
const punctuation = /[!#$%&()*+,\-./:;<=>?@[\\\]^_`{|}~]/g;
const typographicDouble = /[“”„]/g;
const typographicSingle = /[‘’]/g;

/**
 * The text that a search really looks for: ASCII punctuation except `'` and `"` becomes blanks, other forms of letters
 * and quotes the usual ones. Still in the searcher's spelling; may be empty.
 */
export function cleanSearch(text: string): string {
  return text
    .normalize('NFKC')
    .replace(typographicDouble, '"')
    .replace(typographicSingle, "'")
    .replace(punctuation, ' ')
    .trim();
}

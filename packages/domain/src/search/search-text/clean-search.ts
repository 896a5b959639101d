import { normalizeSearchText } from './normalize.ts';

/** A searched resource. Recipes, foods and units store a normalised text; names of the others are compared raw. */
export type SearchKind =
  | 'recipes'
  | 'foods'
  | 'units'
  | 'categories'
  | 'tags'
  | 'tools'
  | 'labels'
  | 'cookbooks';

const normalizedKinds: ReadonlySet<SearchKind> = new Set(['recipes', 'foods', 'units']);

/** Every ASCII punctuation mark except the two quotes, so that no wildcard of a database can act. */
const punctuation = /[!#$%&()*+,\-./:;<=>?@[\\\]^_`{|}~]/g;

/**
 * Wildcards that transliteration may bring in, as from a full-width percent sign. Its other marks stay: they are
 * in the stored text too, where `½` reads `1/2`.
 */
const wildcards = /[%_*\\]/g;

/**
 * The text that a search really looks for: ASCII punctuation except `'` and `"` becomes blanks, then the text is
 * normalised (recipes, foods, units) or trimmed (the rest). May be empty.
 */
export function cleanSearch(kind: SearchKind, text: string): string {
  const blanked = text.replace(punctuation, ' ');
  if (!normalizedKinds.has(kind)) return blanked.trim();
  return normalizeSearchText(blanked).replace(wildcards, ' ').trim();
}

/** Normalises texts for searching, and cleans search input and cuts it into tokens. */
export { normalizeSearchText } from './normalize.ts';
export { cleanSearch } from './clean-search.ts';
export { hasQuotedPart, searchTokens } from './search-tokens.ts';
export { splitExclusions, type SplitSearch } from './exclusions.ts';
export { wordForms, type WordForms } from './word-forms.ts';
export { romanize } from './romanize.ts';

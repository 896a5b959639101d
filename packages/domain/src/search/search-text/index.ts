/** How texts are normalised for searching, and how what people type is cleaned and cut into tokens. */
export { normalizeSearchText } from './normalize.ts';
export { cleanSearch, type SearchKind } from './clean-search.ts';
export { hasQuotedPart, searchTokens } from './search-tokens.ts';
export { splitExclusions, type SplitSearch } from './exclusions.ts';
export { wordForms, type WordForms } from './word-forms.ts';

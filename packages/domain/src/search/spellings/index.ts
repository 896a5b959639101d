/** How texts are compared in searches, for the server and the browser. */
export { foldText } from './fold-text.ts';
export { buildMatcher, listSpellings } from './spellings.ts';
export { isUnspaced, listWords } from './words.ts';

/** How much a search is like a text: for words typed wrong. */
export { wordSimilarity } from './word-similarity.ts';

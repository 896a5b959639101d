/** How far a reading can be trusted, and the languages in which lines are read. */
export { chooseBand, highAbove } from './confidence-band.ts';
export { readingLanguages } from './reading-languages.ts';

/** The languages in which ingredient lines are read, by their names. */
export { readingLanguages } from './reading-languages.ts';

/** Ingredient lines, read in their language and named with the foods and units of a group. */
export { languageOfLines, type LineReader, type LineReading, readLine } from './line-reading.ts';
export { type NamedReading, nameReading, type NameSources } from './name-reading.ts';
export type { Offer } from './offers.ts';

/** Ingredient lines, read by the model or by the rules of their language. */
export { languageOfLines, type LineReader, type LineReading, readLine } from './line-reading.ts';

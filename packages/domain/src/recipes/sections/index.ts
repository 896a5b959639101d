/** Headings of a recipe: rows that hold nothing else, and lines of text that are one. */
export { isBlankIngredient, isBlankStep } from './blank-rows.ts';
export { findHeading, type HeadingLine, readHeading, readHeadings } from './heading-lines.ts';
export { leadsSection } from './section-words.ts';

/** Lines of text that are the heading of a section. */
export { findHeading, type HeadingLine, readHeading, readHeadings } from './heading-lines.ts';
export { leadsSection } from './section-words.ts';

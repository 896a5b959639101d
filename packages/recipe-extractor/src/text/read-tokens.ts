import { readHeading, type TextHeading } from './headings.ts';
import type { TextLine } from './prepare-lines.ts';
import { type MarkedLine, readMarks } from './tokens.ts';

/** A line of a text with what its marks and words say by themselves. */
export interface Token extends MarkedLine {
  /** The section or group that it begins; null for other lines. */
  readonly heading: TextHeading | null;
}

/** Reads the marks and the headings of all lines. */
export function tokenize(lines: readonly TextLine[]): Token[] {
  const marked = lines.map(readMarks);
  return marked.map((line, at) => ({
    ...line,
    heading: readHeading(line, marked[at + 1], at === 0 || marked[at - 1]?.kind !== 'line'),
  }));
}

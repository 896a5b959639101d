import { readHeadings } from '@hearth/domain/recipes/headings';
import { type Row, withoutEmptyRows } from './row-moves.ts';

/** Makes a row of a text. */
export type BlankRow<T extends Row> = (text?: string) => T;

/** The rows of lines that were pasted: a line that names a section is the heading of the next one. */
export function rowsOfLines<T extends Row>(lines: readonly string[], blank: BlankRow<T>): T[] {
  const headings = readHeadings(lines);
  const titled = new Set<T>();
  const rows = lines.map((line, at): T => {
    const title = headings[at] ?? null;
    if (title === null) return blank(line);
    const row = { ...blank(), title };
    titled.add(row);
    return row;
  });
  return withoutEmptyRows(rows, (row) => titled.has(row));
}

/**
 * The rows with the pasted ones in the place of the empty one at the index. Its heading stays: above the first of them, or without
 * lines where that one has a heading, too.
 */
export function withPastedRows<T extends Row>(rows: readonly T[], at: number, pasted: readonly T[]): T[] {
  const empty = rows[at];
  return withoutEmptyRows(rows.toSpliced(at + 1, 0, ...pasted), (row) => row === empty);
}

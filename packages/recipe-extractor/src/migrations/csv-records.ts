import { decodeText } from './decode-text.ts';

/** What may stand between cells; the first row tells which one does. */
const separators = [',', ';', '\t'] as const;

/**
 * The rows of a CSV text (RFC 4180) as cells. Cells may hold line breaks; rows may be short. A quote within a cell that
 * does not begin with one is a plain letter.
 * @throws Error for a quote that does not close
 */
export function csvRows(text: string): string[][] {
  const separator = guessSeparator(text);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

interface Cell {
  readonly text: string;
  /** Where what follows it begins: a separator, a line break, or the end. */
  readonly end: number;
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end };
}

/** Two quotes in a quoted cell are one; what follows its last quote up to the separator is dropped. */
function quotedCell(text: string, start: number): Cell {
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new Error('A quotation mark of this file does not close');
    if (text[quote + 1] === '"') from = quote + 2;
    else return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 };
  }
}

/** The separator that the first row has most of, quoted cells left out. */
function guessSeparator(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split('\n', 1);
  const countColumns = (separator: string) => first.split(separator).length;
  return separators.reduce((best, one) => (countColumns(one) > countColumns(best) ? one : best));
}

/**
 * The rows of a CSV file by the names of its first row.
 * @throws Error for a quote that does not close
 */
export function csvRecords(bytes: Uint8Array): Record<string, string>[] {
  const [header = [], ...rows] = csvRows(decodeText(bytes));
  const names = header.map((name) => name.trim());
  return rows.map((row) =>
    Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, row[at] ?? '']]))),
  );
}

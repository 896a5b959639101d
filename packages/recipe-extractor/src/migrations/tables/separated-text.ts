import { CellReader } from './read-cell.ts';
import { TableTooLargeError, tableLimits } from './table-limits.ts';

/** What may stand between cells. */
const separators = [',', ';', '\t', '|'] as const;

/** So much of a text tells its separator. */
const sampleLength = 50_000;
const sampleRows = 30;

/** Spreadsheets write the separator into a first line of its own. */
const separatorLine = /^sep=(.)[^\S\n\r]*(?:\r\n?|\n|$)/i;

/**
 * The rows of a text with separators as cells, by RFC 4180 and what spreadsheets make of it. Cells may hold line breaks;
 * rows may be short; blanks may stand around quotes; a quote that closes nothing is a letter. Empty rows are left out.
 * @throws TableTooLargeError
 */
export function parseSeparated(text: string): string[][] {
  const stated = separatorLine.exec(text);
  if (stated?.[1] !== undefined) return readRows(text.slice(stated[0].length), stated[1]);
  const separator = guessSeparator(text);
  const rows = readRows(text, separator);
  return separator === '|' ? withoutFrame(rows) : rows;
}

function readRows(text: string, separator: string): string[][] {
  const cells = new CellReader(text, separator);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length;) {
    const cell = cells.read(at);
    row.push(cell.text);
    at = cell.end;
    if (row.length > tableLimits.columns) throw new TableTooLargeError();
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
    if (rows.length > tableLimits.rows) throw new TableTooLargeError();
  }
  return rows;
}

/** The separator by which most rows have as many cells as each other; the first row counts more. */
function guessSeparator(text: string): string {
  const lines = text
    .slice(0, sampleLength)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line !== '')
    .slice(0, sampleRows);
  const scores = separators.map((separator) => ({ separator, score: judgeSeparator(lines, separator) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function judgeSeparator(lines: readonly string[], separator: string): number {
  const counts = lines.map((line) => line.split(separator).length);
  const usual = findUsual(counts.filter((count) => count > 1));
  if (usual === 0) return 0;
  const alike = counts.filter((count) => count === usual).length / counts.length;
  return alike + (counts[0] === usual ? 0.5 : 0) + Math.min(usual, 50) / 100;
}

function findUsual(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** Tables of Markdown have bars around each row and a line of dashes below the headings. */
function withoutFrame(rows: readonly string[][]): string[][] {
  const isFramed = rows.every((row) => row.length > 2 && row[0]?.trim() === '' && row.at(-1)?.trim() === '');
  const plain = isFramed ? rows.map((row) => row.slice(1, -1)) : [...rows];
  return plain.filter((row) => !row.every((cell) => /^\s*:?-{2,}:?\s*$/.test(cell)));
}

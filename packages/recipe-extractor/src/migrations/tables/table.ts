import { countColumnWords } from './column-words.ts';

/** A table: its columns by name, and its rows below. */
export interface Table {
  /** The headings; columns without one, and all of a table without headings, are called by letter. No name is there twice. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly hasHeadingRow: boolean;
}

/** Above the headings, tables may have a title and a date. */
const maxTitleRows = 10;
const maxHeadingLength = 60;
/** So many rows are compared with the first, where its words are not known. */
const comparedRows = 20;

/**
 * The table that rows of cells make.
 * @param chosen whether there is a row of headings, as someone has said; guessed without it
 */
export function buildTable(rows: readonly (readonly string[])[], chosen?: boolean): Table {
  const at = chosen === false ? -1 : findHeadingRow(rows, chosen === true);
  const below = rows.slice(at + 1);
  const width = below.reduce((most, row) => Math.max(most, row.length), rows[at]?.length ?? 0);
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => isFilled(rows[at]?.[column]) || below.some((row) => isFilled(row[column])),
  );
  return {
    columns: nameColumns(used.map((column) => [rows[at]?.[column]?.trim() ?? '', column])),
    rows: below.map((row) => used.map((column) => row[column] ?? '')),
    hasHeadingRow: at >= 0,
  };
}

function isFilled(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '';
}

/** The row of the headings; -1 without one. */
function findHeadingRow(rows: readonly (readonly string[])[], isThere: boolean): number {
  const head = rows.slice(0, maxTitleRows);
  const known = head.map((row) => (row.every(mayHead) ? countColumnWords(row) : 0));
  const best = Math.max(0, ...known);
  const found = best >= 2 || known[0] === 1 ? known.indexOf(best >= 2 ? best : 1) : -1;
  if (found >= 0) return found;
  return isThere || differs(rows) ? 0 : -1;
}

/** Whether the first row looks like headings, and the rows below do not. */
function differs([first = [], ...others]: readonly (readonly string[])[]): boolean {
  if (first.length === 0 || !first.every(looksLikeHeading)) return false;
  const isLikeFirst = (row: readonly string[]) => row.length === first.length && row.every(looksLikeHeading);
  return others.length === 0 || !others.slice(0, comparedRows).every(isLikeFirst);
}

function mayHead(cell: string): boolean {
  return cell.trim().length <= maxHeadingLength;
}

/** Headings are short and in one line; amounts, addresses and lists are not headings. */
function looksLikeHeading(cell: string): boolean {
  const text = cell.trim();
  return mayHead(cell) && !/^\d|^https?:|[\n|;]|[.!?]$|,.*,/iu.test(text);
}

function nameColumns(headings: readonly (readonly [string, number])[]): string[] {
  const taken = new Set<string>();
  return headings.map(([heading, column]) => {
    const plain = heading === '' ? letterName(column) : heading.replace(/\s+/g, ' ');
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain} ${count}`;
    taken.add(name);
    return name;
  });
}

/** `A` to `Z`, then `AA`. */
function letterName(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest === 0 ? '' : letterName(rest - 1)}${String.fromCharCode(65 + (column % 26))}`;
}

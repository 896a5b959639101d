/** Tables of Markdown, row by row. */
import { leadsWithAmount } from './line-kinds.ts';
import { withoutMarks } from './markdown-marks.ts';
import { isWord } from './words/index.ts';

/** The cells of a table's rows, without the row of hyphens. */
export interface TextTable {
  /** The first row, where a row of hyphens follows it. */
  readonly head: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** Reads the lines of a table. */
export function readTable(lines: readonly string[]): TextTable {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => withoutMarks(cell.trim())),
  );
  const isParted = /^[|\s:-]+$/.test(lines[1] ?? '') && (lines[1] ?? '').includes('-');
  const body = rows.filter(
    (cells, at) => !(isParted && at < 2) && !cells.every((cell) => /^:?-*:?$/.test(cell)),
  );
  return { head: isParted ? (rows[0] ?? null) : null, rows: body };
}

/** The rows of a table of ingredients as lines: amount, unit, food, then all else. */
export function ingredientRows({ head, rows }: TextTable): string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const rank = columns.map((at) =>
    rankColumn(
      head?.[at] ?? '',
      rows.map((cells) => cells[at] ?? ''),
    ),
  );
  const sorted = columns.toSorted((one, other) => (rank[one] ?? 0) - (rank[other] ?? 0) || one - other);
  return rows
    .map((cells) => joinCells(sorted.map((at) => ({ text: cells[at] ?? '', rank: rank[at] ?? 0 }))))
    .filter((line) => line !== '');
}

const [amountRank, unitRank, nameRank, restRank] = [0, 1, 2, 3];

function rankColumn(head: string, cells: readonly string[]): number {
  if (isWord('amountColumn', head)) return amountRank;
  if (isWord('unitColumn', head)) return unitRank;
  if (isWord('nameColumn', head)) return nameRank;
  const filled = cells.filter((cell) => cell !== '');
  const counted = filled.filter((cell) => leadsWithAmount(cell)).length;
  if (head === '' || !isWord('asides', head))
    return counted > 0 && counted * 2 >= filled.length ? amountRank : nameRank;
  return restRank;
}

function joinCells(cells: readonly { readonly text: string; readonly rank: number }[]): string {
  const filled = cells.filter(({ text }) => text !== '');
  return filled.reduce((line, { text, rank }, at) => {
    if (at === 0) return text;
    const isRemark = rank === restRank || (rank === nameRank && filled[at - 1]?.rank === nameRank);
    return `${line}${isRemark ? ', ' : ' '}${text}`;
  }, '');
}

import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { judgeSheet, type ReadSheet, TableTooLargeError, tableLimits } from '../migrations/index.ts';
import { boundParts } from './bounded-parts.ts';
import { readCellText } from './cell-text.ts';

/** More sheets are not looked at. */
const maxSheets = 30;

/**
 * A sheet of a workbook (xlsx, xlsb, ods, xls) as rows of texts. Nothing in it is executed: formulas show the value that
 * was stored with them, macros are not read. Hidden sheets are left out. An address that a text leads to is a cell of its own at
 * the end of the row.
 * @param chosen the name of the sheet; else the first that looks like recipes, or the fullest
 * @throws TableTooLargeError; Error for a workbook that is damaged or needs a password
 */
export function readWorkbook(bytes: Uint8Array, chosen?: string): ReadSheet {
  const isArchive = bytes[0] === 0x50;
  const book = read(isArchive ? boundParts(bytes) : bytes, {
    type: 'array',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    sheetRows: tableLimits.rows + 2,
  });
  const sheets = listSheets(book);
  const named = sheets.find((name) => name === chosen);
  if (named !== undefined) return { rows: readRows(book, named), sheet: named, sheets };
  const judged = sheets.map((sheet) => {
    const rows = readRows(book, sheet);
    return { sheet, rows, score: judgeSheet(rows) };
  });
  const [best] = judged.toSorted((one, other) => other.score - one.score);
  if (best === undefined) throw new Error('This workbook has no sheet that shows');
  return { rows: best.rows, sheet: best.sheet, sheets };
}

function listSheets(book: WorkBook): string[] {
  const properties = book.Workbook?.Sheets ?? [];
  return book.SheetNames.filter((_, at) => (properties[at]?.Hidden ?? 0) === 0).slice(0, maxSheets);
}

/** The rows of a sheet that have something in them. */
function readRows(book: WorkBook, name: string): string[][] {
  const sheet = book.Sheets[name];
  const data = sheet === undefined ? [] : listCells(sheet);
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  if (data.length > tableLimits.rows) throw new TableTooLargeError();
  const links = data.map(findLink);
  const hasLinks = links.some((link) => link !== '');
  return data.map((row, at) => {
    const cells = Array.from({ length: width }, (_, column) => writeCell(row[column]));
    return hasLinks ? [...cells, links[at] ?? ''] : cells;
  });
}

function writeCell(cell: CellObject | undefined): string {
  return cell === undefined ? '' : readCellText(cell);
}

/** The rows that have cells with values, cut where tables of recipes have no more columns. */
function listCells(sheet: WorkSheet): (CellObject | undefined)[][] {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  return data.flatMap((row) => {
    const cells = row?.slice(0, tableLimits.columns) ?? [];
    const last = cells.findLastIndex((cell) => cell !== undefined && readCellText(cell) !== '');
    return last < 0 ? [] : [cells.slice(0, last + 1)];
  });
}

/** The first address that a text of a row leads to and does not show. */
function findLink(row: readonly (CellObject | undefined)[]): string {
  for (const cell of row) {
    const target = cell?.l?.Target ?? '';
    if (/^https?:\/\//i.test(target) && cell !== undefined && readCellText(cell) !== target) return target;
  }
  return '';
}

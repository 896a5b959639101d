import type { TextEncoding } from '@hearth/contract';
import { decodeBytes } from '../../encodings/index.ts';
import { parseSeparated } from './separated-text.ts';
import { buildTable, type Table } from './table.ts';
import { isWorkbook } from '../recognize/office-kind.ts';

/** A sheet of a workbook, and which there are. */
export interface ReadSheet {
  readonly rows: readonly (readonly string[])[];
  readonly sheet: string;
  /** Those that show, in their order. */
  readonly sheets: readonly string[];
}

/** Reads a sheet of a workbook: the named one, or the first that looks like recipes. */
export type ReadWorkbook = (bytes: Uint8Array, sheet: string | undefined) => ReadSheet;

/** How a file is read; what is not said is guessed. */
export interface TableOptions {
  readonly encoding?: TextEncoding | undefined;
  readonly hasHeadingRow?: boolean | undefined;
  readonly sheet?: string | undefined;
  /** The reader of workbooks, which weighs more than all others; without it they are refused. */
  readonly readWorkbook?: ReadWorkbook;
}

/** A file with a table, and how it was read. */
export interface TableFile {
  readonly table: Table;
  /** Null for workbooks, whose encoding is known. */
  readonly encoding: TextEncoding | null;
  readonly isEncodingSure: boolean;
  readonly sheet: string | null;
  readonly sheets: readonly string[];
}

/**
 * The table of a file: text with separators, or a workbook.
 * @throws TableTooLargeError; Error for what is no text, a workbook that is damaged, or no reader of workbooks
 */
export function readTableFile(bytes: Uint8Array, options: TableOptions = {}): TableFile {
  if (isWorkbook(bytes)) {
    if (options.readWorkbook === undefined) throw new Error('Workbooks are not read here');
    const { rows, sheet, sheets } = options.readWorkbook(bytes, options.sheet);
    return {
      table: buildTable(rows, options.hasHeadingRow),
      encoding: null,
      isEncodingSure: true,
      sheet,
      sheets,
    };
  }
  const { text, encoding, isSure } = decodeBytes(bytes, options.encoding);
  requireText(text);
  const table = buildTable(parseSeparated(text), options.hasHeadingRow);
  return { table, encoding, isEncodingSure: isSure, sheet: null, sheets: [] };
}

/** Characters; of a file that is no text, the beginning shows it. */
const checkedLength = 10_000;

/** @throws Error for pictures and other files that no program shows as text, and for empty ones */
function requireText(text: string): void {
  const head = text.slice(0, checkedLength);
  const controls = head.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  if (head.trim() === '' || controls * 50 > head.length) throw new Error('There is no table in this file');
}

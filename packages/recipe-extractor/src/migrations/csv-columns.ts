import type { TextEncoding } from '@hearth/contract';
import { fileName, withEnding } from './archive-paths.ts';
import { readHead } from './file-head.ts';
import { type MigrationFormat, readOne, type ReadRecipe, type RecipeSource } from './format.ts';
import { findColumns } from './tables/chosen-columns.ts';
import { type CsvColumns, guessColumns } from './tables/guess-columns.ts';
import { readTable } from './tables/read-table.ts';
import { parseSeparated } from './tables/separated-text.ts';
import { type ReadSheet, readTableFile, type TableOptions } from './tables/table-file.ts';
import { buildTable, type Table } from './tables/table.ts';
import { isWorkbook } from './recognize/office-kind.ts';

/** The head of a table, how its file was read, and what its columns probably hold. */
export interface CsvPreview {
  readonly columns: readonly string[];
  /** The first rows, as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  readonly guess: CsvColumns;
  /** Null for workbooks. */
  readonly encoding: TextEncoding | null;
  readonly isEncodingSure: boolean;
  readonly hasHeadingRow: boolean;
  readonly sheet: string | null;
  /** The sheets of a workbook that show; none for other files. */
  readonly sheets: readonly string[];
  /** The columns with values that go with no field of the guess; they are kept by their names. */
  readonly extras: readonly string[];
}

const endings = ['.csv', '.tsv', '.tab', '.xlsx', '.xlsm', '.xlsb', '.xls', '.ods'];
const previewedRows = 3;
/** A cell of the preview shows its beginning. */
const previewedLength = 200;

/**
 * The head of a table: text with separators, or a workbook.
 * @throws TableTooLargeError; Error for a workbook that is damaged
 */
export function csvPreview(bytes: Uint8Array, options: TableOptions = {}): CsvPreview {
  const { table, ...file } = readTableFile(bytes, options);
  const { columns, rows, hasHeadingRow } = table;
  const guess = guessColumns(columns, rows);
  return {
    columns,
    rows: rows.slice(0, previewedRows).map((row) => row.map((cell) => cell.slice(0, previewedLength))),
    guess,
    hasHeadingRow,
    ...file,
    extras: findColumns(table, guess).others.map((at) => columns[at] ?? ''),
  };
}

/**
 * A table of recipes, a row each, or a row for each ingredient.
 * @param columns those that were chosen for each field; guessed without them
 */
export function csvFormat(columns?: CsvColumns, options: TableOptions = {}): MigrationFormat {
  const readFile = (bytes: Uint8Array, language: string): readonly ReadRecipe[] => {
    const guessed = readTableFile(bytes, options).table;
    // Columns that were chosen by their headings say that there are some.
    const isNamed = columns?.name === undefined || guessed.columns.includes(columns.name);
    const isOpen = options.hasHeadingRow === undefined && !isNamed;
    const table = isOpen ? readTableFile(bytes, { ...options, hasHeadingRow: true }).table : guessed;
    return readTable(table, columns ?? guessColumns(table.columns, table.rows), language);
  };
  return {
    sourcesAmong: (names) => withEnding(names, ...endings),
    read: ({ name, bytes }, language) => {
      try {
        return readFile(bytes, language);
      } catch (error) {
        return readOne(fileName(name), () => {
          throw error;
        });
      }
    },
    recognize: recognizeTable,
  };
}

/** How surely a file is a table of recipes: it has names, and ingredients, steps or addresses. */
function recognizeTable(file: RecipeSource): number {
  if (isWorkbook(file.bytes)) return 0.9;
  const isNamed = /\.(?:csv|tsv|tab)$/i.test(file.name);
  const text = readHead(file);
  if (/^\s*[<{]/.test(text)) return 0;
  const table = buildTable(parseSeparated(text));
  if (table.columns.length < 2 || table.rows.length === 0) return isNamed ? 0.3 : 0;
  const guess = guessColumns(table.columns, table.rows);
  const hasContent = (guess.ingredients ?? guess.steps) !== undefined;
  const isRecipes = guess.name !== undefined && (hasContent || guess.orgURL !== undefined);
  // Names beside nothing that recipes have are those of people or goods.
  const isPossible = hasContent || (guess.name !== undefined && countFields(guess) > 1);
  if (!isRecipes) return isNamed && isPossible ? 0.4 : 0;
  if (isNamed) return 0.8;
  return table.hasHeadingRow && areRegular(table) ? 0.6 : 0.2;
}

/** Whether most rows fill several cells, and half of them: lines of prose have a comma here and there. */
function areRegular({ columns, rows }: Table): boolean {
  const filled = rows.map((row) => row.filter((cell) => cell !== '').length);
  return filled.filter((count) => count > 1 && count * 2 >= columns.length).length * 2 >= rows.length;
}

/** How well a sheet looks like recipes: how many fields its columns hold. */
export function judgeSheet(rows: ReadSheet['rows']): number {
  const table = buildTable(rows.slice(0, 50));
  const guess = guessColumns(table.columns, table.rows);
  const hasRecipes =
    guess.name !== undefined && (guess.ingredients ?? guess.steps ?? guess.orgURL) !== undefined;
  return (hasRecipes ? 100 : 0) + countFields(guess);
}

function countFields(guess: CsvColumns): number {
  return Object.values(guess).filter((column) => column !== undefined).length;
}

/** The column that each field is probably in; no column is guessed twice. */
export function guessedColumns(columns: readonly string[]): CsvColumns {
  return guessColumns(columns);
}

export type { CsvColumns };

import { decodeBytes } from '../encodings/index.ts';
import { fileName, withEnding } from './archive-paths.ts';
import { csvRecords, csvRows } from './csv-records.ts';
import { type MigrationFormat, readEach, type RecipeSource } from './format.ts';
import type { MigratedRecipe } from './migrated-recipe.ts';

/** The cells of a row by the names of their columns. */
export type CsvRow = Readonly<Record<string, string>>;

/** So much of a file has its headings. */
const headBytes = 8192;

/**
 * The format of a program that exports CSV files with a row per recipe.
 * @param ownColumns columns that no other program names so, by which its files are recognised
 */
export function eachCsvRow(
  ownColumns: readonly string[],
  readRow: (row: CsvRow, language: string) => MigratedRecipe | null,
): MigrationFormat {
  return {
    sourcesAmong: (names) => withEnding(names, '.csv'),
    read: ({ name, bytes }, language) =>
      readEach(
        fileName(name),
        () => csvRecords(bytes),
        (row) => readRow(row, language),
      ),
    recognize: (file) => (hasColumns(file, ownColumns) ? 0.95 : 0),
  };
}

function hasColumns({ bytes }: RecipeSource, columns: readonly string[]): boolean {
  const { text } = decodeBytes(bytes.subarray(0, headBytes));
  const [line = ''] = text.split(/\r\n?|\n/, 1);
  const [heading = []] = csvRows(line);
  const names = new Set(heading.map((name) => name.trim()));
  return columns.every((column) => names.has(column));
}

/** The cells of a row whose columns nothing else has read. */
export function readOthers(row: CsvRow, known: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !known.includes(name)));
}

import { fileName, withEnding } from './archive-paths.ts';
import { csvRecords } from './csv-records.ts';
import { type MigrationFormat, readEach } from './format.ts';
import type { MigratedRecipe } from './migrated-recipe.ts';

/** The format of a program that exports CSV files with a row per recipe. */
export function eachCsvRow(
  readRow: (row: Readonly<Record<string, string>>, language: string) => MigratedRecipe | null,
): MigrationFormat {
  return {
    sourcesAmong: (names) => withEnding(names, '.csv'),
    read: ({ name, bytes }, language) =>
      readEach(
        fileName(name),
        () => csvRecords(bytes),
        (row) => readRow(row, language),
      ),
  };
}

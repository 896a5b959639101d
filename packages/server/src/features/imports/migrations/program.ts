import {
  type CsvColumns,
  csvFormat,
  type MigrationFormat,
  migrationFormats,
  type MigrationType,
} from '@hearth/recipe-extractor/migrations';

/** Where recipes come from: another program, or a table whose columns someone has named. */
export type Program =
  | { readonly type: MigrationType }
  | { readonly type: 'csv'; readonly columns: CsvColumns };

/** How a program writes its recipes. */
export function getFormat(program: Program): MigrationFormat {
  return program.type === 'csv' ? csvFormat(program.columns) : migrationFormats[program.type];
}

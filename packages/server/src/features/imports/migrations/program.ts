import {
  type CsvColumns,
  csvFormat,
  type MigrationFormat,
  migrationFormats,
  type MigrationType,
  type TableOptions,
} from '@hearth/recipe-extractor/migrations';

/** Where recipes come from: another program, or a table whose columns someone has named. */
export type Program =
  | { readonly type: MigrationType }
  | { readonly type: 'csv'; readonly columns: CsvColumns; readonly table?: TableChoice };

/** How a table is read, as far as someone has said it. */
export type TableChoice = Omit<TableOptions, 'readWorkbook'>;

/**
 * How a program writes its recipes.
 * @param readWorkbook needed to read the workbooks among tables, not to find them
 */
export function getFormat(program: Program, readWorkbook?: TableOptions['readWorkbook']): MigrationFormat {
  if (program.type !== 'csv') return migrationFormats[program.type];
  return csvFormat(program.columns, {
    ...program.table,
    ...(readWorkbook === undefined ? {} : { readWorkbook }),
  });
}

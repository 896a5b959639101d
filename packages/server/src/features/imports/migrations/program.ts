import {
  type CsvColumns,
  csvFormat,
  listReadable,
  type MigrationFormat,
  migrationFormats,
  type MigrationType,
  type RecognizedType,
  type TableOptions,
} from '@hearth/recipe-extractor/migrations';

/** Where recipes come from: another program, or a table whose columns someone has named. */
export type Program =
  | { readonly type: MigrationType }
  | { readonly type: 'csv'; readonly columns?: CsvColumns; readonly table?: TableChoice }
  /** Each file is read as what it is by itself; `as` is what all of them are called. */
  | { readonly type: 'files'; readonly as: RecognizedType | 'auto' };

/** What someone has said of the source: nothing, where it is to be found out. */
export type AskedProgram = Program | { readonly type: 'auto' };

/** A program that was recognised; the columns of a table are guessed. */
export function getProgram(type: RecognizedType): Program {
  return type === 'csv' ? { type } : { type };
}

/** What reports and tags call a program. */
export function nameProgram(program: Program): string {
  return program.type === 'files' ? program.as : program.type;
}

/** How a table is read, as far as someone has said it. */
export type TableChoice = Omit<TableOptions, 'readWorkbook'>;

/**
 * How a program writes its recipes.
 * @param readWorkbook needed to read the workbooks among tables, not to find them
 */
export function getFormat(program: Program, readWorkbook?: TableOptions['readWorkbook']): MigrationFormat {
  if (program.type === 'files') return { sourcesAmong: listReadable, read: () => [] };
  if (program.type !== 'csv') return migrationFormats[program.type];
  return csvFormat(program.columns, {
    ...program.table,
    ...(readWorkbook === undefined ? {} : { readWorkbook }),
  });
}

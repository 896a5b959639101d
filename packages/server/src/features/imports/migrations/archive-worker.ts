import {
  type CsvPreview,
  csvPreview,
  type ReadRecipe,
  type RecipeSource,
} from '@hearth/recipe-extractor/migrations';
import { readWorkbook } from '@hearth/recipe-extractor/workbooks';
import { serveTasks } from '../../../platform/workers/serve-tasks.ts';
import { getFormat, type Program, type TableChoice } from './program.ts';

/** A file of an archive whose recipes are read, or a table whose columns are looked at. */
export type ArchiveTask =
  | {
      readonly find: 'recipes';
      readonly program: Program;
      readonly source: RecipeSource;
      readonly language: string;
    }
  | { readonly find: 'columns'; readonly bytes: Uint8Array; readonly table: TableChoice };

export type ArchiveFinding = readonly ReadRecipe[] | CsvPreview;

serveTasks((task: ArchiveTask): ArchiveFinding =>
  task.find === 'columns'
    ? csvPreview(task.bytes, { ...task.table, readWorkbook })
    : getFormat(task.program, readWorkbook).read(task.source, task.language),
);

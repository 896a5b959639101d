import {
  type Candidate,
  type CsvPreview,
  csvPreview,
  type FormatVote,
  hasLetters,
  listCandidates,
  rankFormats,
  readAnyFile,
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
  | { readonly find: 'columns'; readonly bytes: Uint8Array; readonly table: TableChoice }
  /** The formats that would read some of these files. */
  | { readonly find: 'candidates'; readonly names: readonly string[] }
  /** The formats that a file looks like. */
  | { readonly find: 'votes'; readonly source: RecipeSource }
  /** Whether the pages of a document have letters. */
  | { readonly find: 'letters'; readonly bytes: Uint8Array };

export type ArchiveFinding =
  | readonly ReadRecipe[]
  | CsvPreview
  | readonly Candidate[]
  | readonly FormatVote[]
  | boolean;

serveTasks((task: ArchiveTask): ArchiveFinding | Promise<ArchiveFinding> => {
  switch (task.find) {
    case 'columns':
      return csvPreview(task.bytes, { ...task.table, readWorkbook });
    case 'candidates':
      return listCandidates(task.names);
    case 'votes':
      return rankFormats(task.source);
    case 'letters':
      return hasLetters(task.bytes);
    case 'recipes':
      return task.program.type === 'files'
        ? readAnyFile(task.source, task.language, { readWorkbook })
        : getFormat(task.program, readWorkbook).read(task.source, task.language);
  }
});

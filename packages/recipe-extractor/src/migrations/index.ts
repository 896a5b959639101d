/** Archives of other recipe programs: which of their files hold recipes, and what those say. */
export { type Bookmark, isBookmarkFile, readBookmarks } from './bookmarks.ts';
export {
  type CsvColumns,
  csvFormat,
  type CsvPreview,
  csvPreview,
  guessedColumns,
  judgeSheet,
} from './csv-columns.ts';
export { type ReadSheet, type ReadWorkbook, type TableOptions } from './tables/table-file.ts';
export { TableTooLargeError, tableLimits } from './tables/table-limits.ts';
export { hasLetters, isDocument, listReadable, readAnyFile } from './recognize/any-file.ts';
export { readPastedFormat, untitled } from './recognize/pasted-format.ts';
export { type FileLook, lookAt } from './recognize/file-looks.ts';
export {
  type Candidate,
  type FormatVote,
  listCandidates,
  rankFormats,
  type RecognizedType,
} from './recognize/rank-formats.ts';
export { isOfficeArchive } from './recognize/office-kind.ts';
export type { MigrationFormat, ReadRecipe, RecipeSource, UnreadableRecipe } from './format.ts';
export { readOwnFile } from './own-record.ts';
export { migrationFormats, type MigrationType } from './formats.ts';
export type { MigratedAssets, MigratedPicture, MigratedRecipe } from './migrated-recipe.ts';

/** Archives of other recipe programs: which of their files hold recipes, and what those say. */
export { type Bookmark, isBookmarkFile, readBookmarks } from './bookmarks.ts';
export { type CsvColumns, csvFormat, type CsvPreview, csvPreview, guessedColumns } from './csv-columns.ts';
export type { MigrationFormat, ReadRecipe, RecipeSource, UnreadableRecipe } from './format.ts';
export { migrationFormats, type MigrationType } from './formats.ts';
export type { MigratedAssets, MigratedPicture, MigratedRecipe } from './migrated-recipe.ts';

/** Recipes from elsewhere: web pages, one or many, and pasted text. */
export { importPages, importPagesJob } from './bulk/import-pages.ts';
export { startBulkImport } from './bulk/start-bulk-import.ts';
export { ArchiveLinks } from './archive-links.ts';
export { exceptionText } from './bulk/exception-text.ts';
export { recipeInput } from './from-url/imports.service.ts';
export { type LinesRead, withReadLines } from './read-lines.ts';
export { importRoutes } from './imports.routes.ts';
export { type FoundPicture, writeWithPicture } from './with-picture.ts';

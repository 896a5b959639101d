/** Recipes from elsewhere: web pages, one or many, and pasted text. */
export { importPages, importPagesJob } from './bulk/import-pages.ts';
export { importRoutes } from './imports.routes.ts';

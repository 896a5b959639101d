/** Recipes from elsewhere: web pages and pasted text. */
export { importRoutes } from './imports.routes.ts';

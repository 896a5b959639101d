/** Cookbooks: named filters over the recipes of a group. */
export { cookbookFilter, getCookbook, ownCookbooks } from './cookbooks.service.ts';
export { cookbookRoutes } from './cookbooks.routes.ts';

/** Arithmetic of paged lists and the paths to their neighbouring pages. */
export { computePage, type PageRequest, type PageWindow } from './page-of.ts';
export { listPageLinks, recipePageLinks, type PageLinks, type PagingFields } from './page-links.ts';

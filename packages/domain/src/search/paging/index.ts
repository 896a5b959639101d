/** Arithmetic of paged lists and the paths to their neighbouring pages. */
export { computePage, type PageRequest, type PageWindow } from './compute-page.ts';
export { listPageLinks, recipePageLinks, type PageLinks, type PagingFields } from './page-links.ts';

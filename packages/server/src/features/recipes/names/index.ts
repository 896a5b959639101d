/** Names of recipes: what one may be, its slug, and which are free in a group. */
export { findFreeName, isSlugTaken } from './free-names.ts';
export { buildSlug, cutName, requireName } from './recipe-names.ts';

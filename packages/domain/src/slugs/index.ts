/** Slugs of names, the numbering of duplicate names, and identifiers as they appear in addresses. */
export { slugify } from './slugify.ts';
export { nameWithSuffix } from './name-with-suffix.ts';
export { canonicalUuid, isUuid } from './uuid.ts';

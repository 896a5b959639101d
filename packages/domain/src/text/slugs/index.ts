/** Slugs of names, the numbering of duplicate names, and identifiers as they appear in addresses. */
export { freeName, type NamedSlug, namesToTry } from './free-name.ts';
export { slugify } from './slugify.ts';
export { slugOrSigns } from './slug-or-signs.ts';
export { nameWithSuffix } from './name-with-suffix.ts';
export { canonicalUuid, isUuid } from './uuid.ts';

/** What uses foods, units, labels, categories, tags and tools. */
export { findUses } from './find-uses.ts';

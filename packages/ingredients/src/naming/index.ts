/** Which foods and units of a group the parts of an ingredient line name, and what they might name. */
export { type NamedLine, nameParts, type NameSources, type WrittenParts } from './name-parts.ts';
export { findSameMeasure } from './same-measure.ts';
export { type Offer, offersFor } from './offers.ts';

/** Foods and units: what ingredients are named by. */
export { foodRoutes } from './foods.routes.ts';
export type { CatalogAliasRow, FoodRow, UnitRow } from './foods.tables.ts';
export { findEntryDetails, type EntryDetails } from './entry-details.repository.ts';
export { getFoodIndex, getEntryIndexes, getUnitNames, getUnits } from './entry-index.service.ts';
export { presentStandard } from './foods.present.ts';
export { foodEntries } from './catalog-kinds.ts';
export { buildSearchText } from './entry-list.ts';
export { getFoods, getEntry, listEntries } from './catalog-entries.service.ts';
export { addMissingEntries, type EntryIds, type NewEntry } from './missing-entries.service.ts';
export { findExistingIds, findExistingNames, findFoodsNamed } from './existing-ids.repository.ts';
export { type EntryLinks, linkEntries, linkOrCreateEntries } from './entry-links.service.ts';
export { getSentId, getSentName, type SentEntry } from './sent-entry.ts';

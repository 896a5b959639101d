/** Foods and units: what ingredients are named by. */
export { foodRoutes } from './foods.routes.ts';
export type { FoodRow, UnitRow } from './foods.tables.ts';
export { findWordDetails, type WordDetails } from './entry-details.repository.ts';
export { getFoodIndex, getKnownWords, getUnits } from './parser-words.service.ts';
export { foodWords } from './catalog-kinds.ts';
export { searchTextOf } from './entry-list.ts';
export { getFoods, getWord, listWords } from './catalog-entries.service.ts';

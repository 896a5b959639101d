/** Foods and units: what ingredients are named by. */
export { foodRoutes } from './foods.routes.ts';
export type { FoodRow, UnitRow } from './foods.tables.ts';
export { findWordDetails, type WordDetails } from './word-details.repository.ts';
export { getFoodIndex, getKnownWords, getUnits } from './known-words.service.ts';
export { foodWords } from './word-families.ts';
export { searchTextOf } from './word-list.ts';
export { getFoods, getWord, listWords } from './words.service.ts';

/** One ingredient line as its parts, by rules alone, and the foods and units that its words name. */
export { indelSimilarityTo } from './indel-similarity.ts';
export { leadingAmount } from './leading-amount.ts';
export { type IsUnit, type ParsedLine, parseIngredientLine } from './parse-line.ts';
export {
  type CatalogNames,
  minFoodLikeness,
  minUnitLikeness,
  readIngredient,
  type ReadLine,
} from './read-ingredient.ts';
export { type NamedEntry, type EntryIndex, createEntryIndex } from './entry-index.ts';

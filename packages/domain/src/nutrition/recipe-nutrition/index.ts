/** The nutrients of a recipe, computed from its ingredients. */
export {
  type ComputedNutrition,
  computeNutrition,
  multiplyIngredient,
  type LeftOutReason,
  type ResolvedIngredient,
} from './compute-nutrition.ts';
export type { IngredientWords } from './ingredient-words.ts';
export { type NamedIngredient, resolveNamedIngredient } from './named-ingredient.ts';
export { resolveIngredient } from './resolve-ingredient.ts';

/** The nutrients of a recipe, computed from its ingredients. */
export {
  type ComputedNutrition,
  computeNutrition,
  type LeftOutReason,
  type ResolvedIngredient,
} from './compute-nutrition.ts';
export type { IngredientWords } from './ingredient-words.ts';
export { resolveIngredient } from './resolve-ingredient.ts';

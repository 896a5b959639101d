/** Nutrition that is computed from the ingredients of a recipe. */
export { resolveIngredients } from './resolve-ingredients.ts';
export { computedNutritionRoutes } from './computed-nutrition.routes.ts';

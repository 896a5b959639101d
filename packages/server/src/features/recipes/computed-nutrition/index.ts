/** Nutrition that is computed from the ingredients of a recipe. */
export { computedNutritionRoutes } from './computed-nutrition.routes.ts';

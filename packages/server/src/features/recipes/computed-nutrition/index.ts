/** Nutrition that is computed from the ingredients of a recipe. */
export { resolveIngredients } from './resolve-ingredients.ts';
export { computedNutritionForVisitors } from './computed-nutrition.service.ts';
export { visitorReadings } from './visitor-readings.ts';
export { computedNutritionRoutes } from './computed-nutrition.routes.ts';

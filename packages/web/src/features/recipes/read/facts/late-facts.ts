/** What a recipe page fetches once it is shown, in one file. */
export { ComputedNutrition } from './computed-nutrition.tsx';
export { NutritionSection } from './nutrition-section.tsx';
export { LineSubstitutes } from '../ingredients/line-substitutes.tsx';

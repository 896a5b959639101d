/** What may be taken in the place of a food. */
export { substitutionRoutes } from './substitutions.routes.ts';
export type { FoodSubstitutionRow } from './substitutions.tables.ts';
export { buildPresenter, copyLineSubstitutions, writeSubstitutions } from './substitutions.service.ts';
export { findLineSubstitutions, findSubstitutionsForRecipe } from './substitutions.repository.ts';
export { getSubstitutionTexts } from './substitution-texts.ts';

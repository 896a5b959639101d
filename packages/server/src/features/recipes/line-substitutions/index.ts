/** What may be taken in the place of the lines of a recipe. */
export { lineSubstitutionRoutes } from './line-substitutions.routes.ts';
export { withSubstitutesNote } from './line-substitutions.service.ts';

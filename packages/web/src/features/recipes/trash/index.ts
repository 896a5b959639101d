/** The trash: restoring deleted recipes. */
export { useRestoreRecipe } from './trash.queries.ts';

/** The trash: bringing back what was deleted. */
export { useRestoreRecipe } from './trash.queries.ts';

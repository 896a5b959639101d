/** Joins what two people have made of one recipe: only what both have changed differently is asked. */
export { mergeRecipes, type RecipeVersions } from './merge-recipes.ts';
export type { Choices, Merged, MergeConflict, Side } from './merge-run.ts';

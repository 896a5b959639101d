/** Recipes on this device, for days without a network. */
export { freeKept, syncKept } from './sync-kept.ts';
export { useKeptRecipes } from './use-kept-recipes.ts';

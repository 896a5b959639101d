/** Recipes on this device, for days without a network. */
export { freeKept, type KeptOutcome, syncKept } from './sync-kept.ts';
export { useOpenedRecipes } from './use-opened-recipes.ts';

/** Links that show one recipe to whoever has them. */
export { purgeShareTokens } from './share-tokens.service.ts';
export { sharedRecipeOf } from './shared-recipe.ts';
export { sharingRoutes } from './sharing.routes.ts';

/** Links that show one recipe to anyone who has them. */
export { purgeShareTokens } from './share-tokens.service.ts';
export { readSharedRecipe } from './shared-recipe.ts';
export { sharingRoutes } from './sharing.routes.ts';

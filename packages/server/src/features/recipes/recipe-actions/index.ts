/** Recipe actions: links to other programs, and addresses that recipes are sent to. */
export { recipeActionRoutes } from './recipe-actions.routes.ts';
export { sendRecipe, sendRecipeDelivery } from './send-recipe.ts';

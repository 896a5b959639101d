/**
 * Shopping list rules: how items merge when they are added, changed or ticked, and when recipes are added or
 * removed.
 */
export { type BuyableIngredient, buyableIngredients } from './buyable-ingredients.ts';
export { type ItemPlan, planCreation } from './plan-creation.ts';
export { planUpdate } from './plan-update.ts';
export { isChangedByHand, planRemoval } from './plan-removal.ts';
export { exactAmount, type RecipeShare, type ShoppingItem, type UnitRatio } from './shopping-item.ts';
export { type LaterOnes, type RecipeItem, recipeItems } from './recipe-items.ts';
export { type ShareSources, tidySources } from './share-sources.ts';
export { buildUnitRatio } from './unit-ratio.ts';

/** Recipes as ingredients of recipes: how much of the inner one is needed, what it brings, and what may be linked. */
export { computeLinkedScale } from './linked-scale.ts';
export {
  expandLines,
  type ExpandedLine,
  type LinkedRecipe,
  listLinkedIds,
  unlinkHidden,
} from './expand-lines.ts';
export { flattenLines } from './flatten-lines.ts';
export { breakCircles, findCircle, maxLinkDepth, measureDepth, type RecipeLink } from './link-rules.ts';
export { fetchEach, gatherInnerRecipes, listNamedRecipes, type NamedRecipe } from './gather-recipes.ts';
export { type InnerRecipe, listInnerRecipes } from './inner-recipes.ts';
export { type LinkedUnits, listLinkedUnits } from './linked-units.ts';

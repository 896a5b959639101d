/** Which ingredients a step speaks of. */
export {
  type IngredientMention,
  ingredientMentions,
  type LinkableIngredient,
  mentionedIngredients,
} from './mentioned-ingredients.ts';

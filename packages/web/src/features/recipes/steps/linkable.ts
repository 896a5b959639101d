import type { RecipeIngredient } from '@hearth/contract/index';
import type { LinkableIngredient } from '@hearth/domain/recipes/step-links';

/** An ingredient in the form of the rule for links. */
export function linkable({
  referenceId,
  food,
  note,
  referencedRecipe,
}: RecipeIngredient): LinkableIngredient {
  const names =
    food === null
      ? [referencedRecipe?.name ?? note]
      : [food.name, food.pluralName, ...food.aliases.map(({ name }) => name)];
  return { id: referenceId, texts: names.filter((name) => typeof name === 'string') };
}

import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract';
import { mentionedIngredients } from '@hearth/domain/recipes/step-links';
import { linkable } from './linkable.ts';
import { linkedNowhere, linkedTo } from './recipe-parts.ts';

/** The ingredients of a step and the rest; `ofStep` is null where nothing says which are whose. */
export interface StepIngredients {
  readonly ofStep: readonly RecipeIngredient[] | null;
  readonly others: readonly RecipeIngredient[];
}

type RecipeParts = Pick<Recipe, 'recipeIngredient' | 'recipeInstructions'>;

/** Links that people have set count; in a recipe without any, a step takes what its text names. */
export function ingredientsOfStep(step: RecipeStep, recipe: RecipeParts): StepIngredients {
  const unlinked = linkedNowhere(recipe);
  if (unlinked.length < recipe.recipeIngredient.length)
    return { ofStep: linkedTo(step, recipe), others: unlinked };
  const named = new Set(mentionedIngredients(step.text, recipe.recipeIngredient.map(linkable)));
  if (named.size === 0) return { ofStep: null, others: recipe.recipeIngredient };
  const isNamed = ({ referenceId }: RecipeIngredient) => named.has(referenceId);
  return {
    ofStep: recipe.recipeIngredient.filter(isNamed),
    others: recipe.recipeIngredient.filter((one) => !isNamed(one)),
  };
}

import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract/index';
import { mentionedIngredients } from '@hearth/domain/recipes/step-links';
import { linkable } from './linkable.ts';
import { linkedTo, listIngredients } from '../parts/recipe-parts.ts';

/** The ingredients of a step and all others, each in the order of the list. */
export interface StepIngredients {
  readonly ofStep: readonly RecipeIngredient[];
  readonly others: readonly RecipeIngredient[];
}

/** Links that people have set count; a step without any takes what its text names. */
export function ingredientsOfStep(
  step: RecipeStep,
  recipe: Pick<Recipe, 'recipeIngredient'>,
): StepIngredients {
  const all = listIngredients(recipe);
  const linked = linkedTo(step, recipe).map(({ referenceId }) => referenceId);
  const ids = new Set(linked.length > 0 ? linked : namedIn(step, all));
  return {
    ofStep: all.filter(({ referenceId }) => ids.has(referenceId)),
    others: all.filter(({ referenceId }) => !ids.has(referenceId)),
  };
}

function namedIn({ summary, text }: RecipeStep, all: readonly RecipeIngredient[]): string[] {
  return mentionedIngredients(`${summary ?? ''}\n${text}`, all.map(linkable));
}

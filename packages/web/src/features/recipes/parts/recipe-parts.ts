import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract/index';
import { type AmountView, renderIngredientText } from '@hearth/domain/ingredients/lines';
import { isBlankIngredient, isBlankStep } from '@hearth/domain/recipes/sections';

/** The parts under one heading. */
export interface Section<Part> {
  readonly title: string | null;
  readonly parts: readonly Part[];
}

/** A step with its place among all steps, from 0, and the heading that it is under, '' for none. */
export interface PlacedStep extends RecipeStep {
  readonly index: number;
  readonly heading: string;
}

/** The ingredients by the headings above them. A heading may have none. */
export function divideIngredients(ingredients: readonly RecipeIngredient[]): Section<RecipeIngredient>[] {
  return divideIntoSections(ingredients, isBlankIngredient);
}

/** The steps by the headings above them, numbered through. A heading may have none. */
export function divideSteps(steps: readonly RecipeStep[]): Section<PlacedStep>[] {
  let count = 0;
  return divideIntoSections(steps, isBlankStep).map(({ title, parts }) => ({
    title,
    parts: parts.map((step) => ({ ...step, index: count++, heading: title ?? '' })),
  }));
}

/** Splits a list before each part that carries a heading. A part that says nothing else is no line of the list. */
function divideIntoSections<Part extends { title: string | null }>(
  parts: readonly Part[],
  isBlank: (part: Part) => boolean,
): Section<Part>[] {
  const sections: { title: string | null; parts: Part[] }[] = [];
  for (const part of parts) {
    const title = part.title ?? '';
    if (title !== '' || (sections.length === 0 && !isBlank(part)))
      sections.push({ title: title || null, parts: [] });
    if (!isBlank(part)) sections.at(-1)?.parts.push(part);
  }
  return sections;
}

/** The ingredients that say more than a heading. */
export function listIngredients({ recipeIngredient }: Pick<Recipe, 'recipeIngredient'>): RecipeIngredient[] {
  return recipeIngredient.filter((one) => !isBlankIngredient(one));
}

/** A step by which ticks remember it. */
export function stepKey(step: RecipeStep, index: number): string {
  return step.id ?? String(index);
}

/** The ingredients of a step, in the order of the list. */
export function linkedTo(step: RecipeStep, recipe: Pick<Recipe, 'recipeIngredient'>): RecipeIngredient[] {
  const wanted = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
  return recipe.recipeIngredient.filter(({ referenceId }) => wanted.has(referenceId));
}

/** What no step names: readers who go by the steps would miss it. */
export function linkedNowhere(
  recipe: Pick<Recipe, 'recipeIngredient' | 'recipeInstructions'>,
): RecipeIngredient[] {
  const named = new Set(
    recipe.recipeInstructions.flatMap((step) =>
      step.ingredientReferences.map(({ referenceId }) => referenceId),
    ),
  );
  return listIngredients(recipe).filter(({ referenceId }) => !named.has(referenceId));
}

/** The whole list as plain text, headings in brackets: for the clipboard. */
export function ingredientsText(ingredients: readonly RecipeIngredient[], view: AmountView): string {
  return divideIngredients(ingredients)
    .map(({ title, parts }) => {
      const lines = parts.map((one) => renderIngredientText(one, view));
      return [...(title === null ? [] : [`[${title}]`]), ...lines].join('\n');
    })
    .join('\n\n');
}

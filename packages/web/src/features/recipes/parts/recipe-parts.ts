import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract/index';
import { type AmountView, renderIngredientText } from '@hearth/domain/ingredients/lines';

/** The parts under one heading. */
export interface Section<Part> {
  readonly title: string | null;
  readonly parts: readonly Part[];
}

/** Splits a list before each part that carries a heading. */
export function divideIntoSections<Part extends { title: string | null }>(
  parts: readonly Part[],
): Section<Part>[] {
  const sections: { title: string | null; parts: Part[] }[] = [];
  for (const part of parts) {
    const title = part.title ?? '';
    const current = sections.at(-1);
    if (title !== '' || current === undefined) sections.push({ title: title || null, parts: [part] });
    else current.parts.push(part);
  }
  return sections;
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
  return recipe.recipeIngredient.filter(({ referenceId }) => !named.has(referenceId));
}

/** The whole list as plain text, headings in brackets: for the clipboard. */
export function ingredientsText(ingredients: readonly RecipeIngredient[], view: AmountView): string {
  return divideIntoSections(ingredients)
    .map(({ title, parts }) => {
      const lines = parts.map((one) => renderIngredientText(one, view));
      return [...(title === null ? [] : [`[${title}]`]), ...lines].join('\n');
    })
    .join('\n\n');
}

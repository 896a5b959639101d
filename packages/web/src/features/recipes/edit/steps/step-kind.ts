import type { RecipeStep } from '@hearth/contract/index';
import type { RowKind } from '../lists/use-rows.ts';
import { type BlankRow, rowsOfLines } from '../lists/pasted-rows.ts';
import { removed, removedAll } from '../lists/row-moves.ts';

/** The steps of a draft. */
export const stepKind: RowKind<RecipeStep> = {
  part: 'step',
  get: (draft) => draft.recipeInstructions,
  set: (draft, recipeInstructions) => ({ ...draft, recipeInstructions }),
  idOf: (step) => step.id ?? '',
};

/** Joins a step to the one above: texts below each other, ingredients of both. */
export function mergedAbove(steps: readonly RecipeStep[], index: number): RecipeStep[] {
  const lower = steps[index];
  const upper = steps[index - 1];
  if (lower === undefined || upper === undefined) return [...steps];
  return removed(steps, index).with(index - 1, joinedSteps(upper, lower));
}

/** Joins several steps at the position of the first of them, in their current order. */
export function mergedAll(
  steps: readonly RecipeStep[],
  isChosen: (step: RecipeStep) => boolean,
): RecipeStep[] {
  const [first, ...others] = steps.filter(isChosen);
  if (first === undefined) return [...steps];
  const whole = others.reduce(joinedSteps, first);
  const rest = removedAll(steps, (step) => step !== first && isChosen(step));
  return rest.map((step) => (step === first ? whole : step));
}

function joinedSteps(upper: RecipeStep, lower: RecipeStep): RecipeStep {
  const upperSummary = upper.summary ?? '';
  const lowerSummary = lower.summary ?? '';
  const keepsLowerSummary = upperSummary === '' && upper.text.trim() === '';
  const texts = [upper.text, keepsLowerSummary ? '' : lowerSummary, lower.text];
  const references = [...upper.ingredientReferences, ...lower.ingredientReferences];
  return {
    ...upper,
    summary: (keepsLowerSummary ? lowerSummary : upperSummary) || null,
    text: texts
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n\n'),
    ingredientReferences: references.filter(
      ({ referenceId }, at) => references.findIndex((one) => one.referenceId === referenceId) === at,
    ),
  };
}

/**
 * Takes a step apart where its text has paragraphs; the first part keeps its title and its ingredients. A paragraph that
 * names a section is the heading of the next one.
 */
export function splitStep(
  steps: readonly RecipeStep[],
  index: number,
  texts: readonly string[],
  blank: BlankRow<RecipeStep>,
): RecipeStep[] {
  const step = steps[index];
  const [first, ...others] = rowsOfLines(texts, blank);
  if (step === undefined || first === undefined) return [...steps];
  const isHeaded = step.title !== null && first.title !== null;
  const parts = isHeaded
    ? [{ ...step, text: '' }, first]
    : [{ ...step, text: first.text, title: step.title ?? first.title }];
  return steps.toSpliced(index, 1, ...parts, ...others);
}

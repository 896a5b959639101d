import type { RecipeIngredient } from '@hearth/contract/index';
import { type ApiError, hasCode } from '../../../../platform/api/index.ts';

/** Why a line may not be the recipe that it is. */
export interface LinkProblem {
  /** The id of the line. */
  readonly referenceId: string;
  readonly recipeId: string;
  /** For the reader. */
  readonly text: string;
}

/** The line that a refused save blames, in the order in which they were sent; null if it blames something else. */
export function readLinkProblem(error: ApiError, sent: readonly RecipeIngredient[]): LinkProblem | null {
  if (!hasCode(error, 'recipeWithinItself', 'recipesTooDeep', 'referencedRecipeUnknown')) return null;
  const place = Object.keys(error.fields).find((name) => lineField.test(name));
  const line = sent[Number(lineField.exec(place ?? '')?.[1])];
  if (!line?.referencedRecipe) return null;
  const text = error.fields[place ?? ''] || error.message;
  return { referenceId: line.referenceId, recipeId: line.referencedRecipe.id, text };
}

const lineField = /recipeIngredient\.(\d+)/u;

/** What there is to say at a line, as long as it is the recipe that was refused. */
export function findProblem(line: RecipeIngredient, problem: LinkProblem | null): string | null {
  if (problem === null || line.referenceId !== problem.referenceId) return null;
  return line.referencedRecipe?.id === problem.recipeId ? problem.text : null;
}

/** Brings the line into sight. */
export function showLine({ referenceId }: LinkProblem): void {
  requestAnimationFrame(() =>
    document.querySelector(`[data-row="${CSS.escape(referenceId)}"]`)?.scrollIntoView({ block: 'center' }),
  );
}

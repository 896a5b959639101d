import type { RecipeIngredient } from '@hearth/contract/index';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../platform/api/index.ts';
import { findProblem, readLinkProblem } from './link-problem.ts';

const line = (referenceId: string, recipeId: string | null) =>
  ({
    referenceId,
    referencedRecipe: recipeId === null ? null : { id: recipeId },
  }) as unknown as RecipeIngredient;
const sent = [line('first', null), line('second', 'sauce')];
const refuse = (code: string, field: string) =>
  new ApiError(422, { message: 'No.', code, fields: { [field]: 'It contains itself.' } });

it('a refused link is a matter of its line, until the line is another recipe', () => {
  const problem = readLinkProblem(refuse('recipeWithinItself', 'recipeIngredient.1.referencedRecipe'), sent);
  expect(sent.map((one) => findProblem(one, problem))).toEqual([null, 'It contains itself.']);
  expect(findProblem(line('second', 'stock'), problem)).toBeNull();
  expect(findProblem(line('second', null), problem)).toBeNull();
});

it('other refusals are a matter of the whole recipe', () => {
  expect(readLinkProblem(refuse('recipeExists', 'name'), sent)).toBeNull();
  expect(readLinkProblem(refuse('recipesTooDeep', 'recipeIngredient.0'), sent)).toBeNull();
  expect(readLinkProblem(refuse('recipesTooDeep', 'recipeIngredient'), sent)).toBeNull();
});

import type { RecipeIngredient, RecipeStep } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { ingredientsOfStep } from './ingredients-of-step.ts';

const ingredient = (referenceId: string, note: string) =>
  ({ referenceId, note, food: null, title: null }) as RecipeIngredient;
const step = (text: string, links: string[] = []) =>
  ({ text, ingredientReferences: links.map((referenceId) => ({ referenceId })) }) as RecipeStep;
const recipeIngredient = [
  ingredient('1', '2 onions'),
  ingredient('2', '500 g flour'),
  ingredient('3', 'salt'),
];

function names(wanted: RecipeStep, steps: RecipeStep[]) {
  const { ofStep, others } = ingredientsOfStep(wanted, { recipeIngredient, recipeInstructions: steps });
  return [ofStep?.map(({ note }) => note) ?? null, others.map(({ note }) => note)];
}

describe('the ingredients of a step', () => {
  it('are those that its text names where nothing is linked', () => {
    const fry = step('Fry the onion.');
    expect(names(fry, [fry, step('Bake.')])).toEqual([['2 onions'], ['500 g flour', 'salt']]);
  });

  it('are unknown where it names none', () => {
    const bake = step('Bake.');
    expect(names(bake, [bake])).toEqual([null, ['2 onions', '500 g flour', 'salt']]);
  });

  it('are only the linked ones in a recipe with links, whatever the text names', () => {
    const knead = step('Knead the flour with salt.', ['2']);
    const fry = step('Fry the onion.');
    expect(names(knead, [knead, fry])).toEqual([['500 g flour'], ['2 onions', 'salt']]);
    expect(names(fry, [knead, fry])).toEqual([[], ['2 onions', 'salt']]);
  });
});

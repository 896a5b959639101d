import type { RecipeIngredient, RecipeStep } from '@hearth/contract/index';
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

function names(wanted: RecipeStep) {
  const { ofStep, others } = ingredientsOfStep(wanted, { recipeIngredient });
  return [ofStep.map(({ note }) => note), others.map(({ note }) => note)];
}

describe('the ingredients of a step', () => {
  it('are those that its text or its title names where nothing is linked', () => {
    expect(names(step('Fry the onion.'))).toEqual([['2 onions'], ['500 g flour', 'salt']]);
    expect(names({ ...step('Fry it.'), summary: 'Onions' })[0]).toEqual(['2 onions']);
  });

  it('links no ingredients to a step that names none, so that all are left', () => {
    expect(names(step('Bake.'))).toEqual([[], ['2 onions', '500 g flour', 'salt']]);
  });

  it('are only the linked ones of a step with links, whatever the text names', () => {
    expect(names(step('Knead the flour with salt.', ['2']))).toEqual([['500 g flour'], ['2 onions', 'salt']]);
  });

  it('are named ones where the links lead to ingredients that are gone', () => {
    expect(names(step('Fry the onion.', ['9']))[0]).toEqual(['2 onions']);
  });
});

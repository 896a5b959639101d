import type { RecipeIngredient } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { blankIngredient, blankStep, toDraft, toInput, isChanged } from './draft.ts';
import { recipeForTest } from './recipe-for-test.ts';

const stored = recipeForTest();

describe('a draft', () => {
  it('gives every step an id and no row an empty heading', () => {
    const draft = toDraft(stored);
    expect(draft.recipeInstructions[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(draft.recipeIngredient[0]?.title).toBeNull();
    expect(draft.settings?.disableAmount).toBe(true);
  });

  it('is unchanged when it is made twice, and when a line is added that says nothing', () => {
    const draft = toDraft(stored);
    expect(isChanged(toDraft(stored), draft)).toBe(false);
    const longer = { ...draft, recipeIngredient: [...draft.recipeIngredient, blankIngredient(' ')] };
    expect(isChanged(longer, draft)).toBe(false);
  });

  it('is changed by a text, a setting or an order', () => {
    const draft = toDraft(stored);
    expect(isChanged({ ...draft, name: 'Stew' }, draft)).toBe(true);
    expect(isChanged({ ...draft, recipeIngredient: draft.recipeIngredient.toReversed() }, draft)).toBe(true);
  });

  it('is not changed by a picture, which is stored on its own', () => {
    const draft = toDraft(stored);
    expect(isChanged({ ...draft, image: 'new' }, draft)).toBe(false);
  });

  it('is saved without links to ingredients that are gone', () => {
    const draft = toDraft(stored);
    const input = toInput({ ...draft, recipeIngredient: draft.recipeIngredient.slice(1) });
    expect(input.recipeInstructions[0]?.ingredientReferences).toEqual([{ referenceId: 'b' }]);
  });

  it('keeps a heading whose first line is empty, and unknown members', () => {
    const draft = toDraft(stored);
    const headed = { ...blankIngredient(''), title: ' Sauce ' };
    const input = toInput({
      ...Object.assign({ future: 1 }, draft),
      recipeIngredient: [headed, ...draft.recipeIngredient],
    });
    expect(input.recipeIngredient.map(({ title }) => title)).toEqual(['Sauce', null]);
    expect(input).toMatchObject({ future: 1 });
  });

  it('keeps headings without lines, of ingredients and of steps, wherever they stand', () => {
    const draft = toDraft(stored);
    const headings = (title: string) => ({ ...blankIngredient(), title });
    const input = toInput({
      ...draft,
      recipeIngredient: [headings('First'), headings('Second'), ...draft.recipeIngredient, headings('Last')],
      recipeInstructions: [...draft.recipeInstructions, { ...blankStep(), title: 'Later' }],
    });
    expect(input.recipeIngredient.map(({ title, note }) => [title, note])).toEqual([
      ['First', ''],
      ['Second', 'leek'],
      ...draft.recipeIngredient.slice(1).map(({ note }) => [null, note]),
      ['Last', ''],
    ]);
    expect(input.recipeInstructions.at(-1)).toMatchObject({ title: 'Later', text: '' });
    const again = toDraft(input);
    expect(isChanged({ ...again, name: 'Other' }, again)).toBe(true);
    expect(toInput({ ...again, name: 'Other' }).recipeIngredient).toEqual(input.recipeIngredient);
  });

  it.each([
    ['an amount', { quantity: 2 }],
    ['a unit', { unit: { id: 'kg', name: 'kilogram' } as unknown as RecipeIngredient['unit'] }],
    ['a food', { food: { id: 'leek', name: 'leek' } as unknown as RecipeIngredient['food'] }],
    ['a note', { note: 'to taste' }],
    [
      'another recipe',
      { referencedRecipe: { id: 'stock', name: 'Stock' } as unknown as RecipeIngredient['referencedRecipe'] },
    ],
  ])('is saved with a line that has only %s', (_, field) => {
    const only = { ...blankIngredient(''), ...field };
    const { recipeIngredient } = toInput({
      ...toDraft(stored),
      recipeIngredient: [blankIngredient(' '), only],
    });
    expect(recipeIngredient).toEqual([only]);
  });
});

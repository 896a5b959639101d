import { describe, expect, it } from 'vitest';
import { blankIngredient, blankStep, type Draft, draftOf, inputOf, isChanged } from './draft.ts';

const stored: Draft = {
  id: '1',
  userId: 'u',
  householdId: 'h',
  groupId: 'g',
  name: 'Soup',
  slug: 'soup',
  image: null,
  recipeServings: 0,
  recipeYieldQuantity: 0,
  recipeYield: null,
  totalTime: null,
  prepTime: null,
  cookTime: null,
  performTime: null,
  description: '',
  recipeCategory: [],
  tags: [],
  tools: [],
  rating: null,
  orgURL: null,
  dateAdded: null,
  dateUpdated: null,
  createdAt: null,
  updatedAt: null,
  lastMade: null,
  nutrition: null,
  settings: null,
  assets: [],
  notes: [],
  extras: {},
  comments: [],
  recipeIngredient: [
    { ...blankIngredient('leek'), referenceId: 'a', title: '' },
    { ...blankIngredient('salt'), referenceId: 'b' },
  ],
  recipeInstructions: [
    { ...blankStep('Cook.'), id: null, ingredientReferences: [{ referenceId: 'a' }, { referenceId: 'b' }] },
  ],
};

describe('a draft', () => {
  it('gives every step an id and no row an empty heading', () => {
    const draft = draftOf(stored);
    expect(draft.recipeInstructions[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(draft.recipeIngredient[0]?.title).toBeNull();
    expect(draft.settings?.disableAmount).toBe(true);
  });

  it('is unchanged when it is made twice, and when a line is added that says nothing', () => {
    const draft = draftOf(stored);
    expect(isChanged(draftOf(stored), draft)).toBe(false);
    const longer = { ...draft, recipeIngredient: [...draft.recipeIngredient, blankIngredient(' ')] };
    expect(isChanged(longer, draft)).toBe(false);
  });

  it('is changed by a text, a setting or an order', () => {
    const draft = draftOf(stored);
    expect(isChanged({ ...draft, name: 'Stew' }, draft)).toBe(true);
    expect(isChanged({ ...draft, recipeIngredient: draft.recipeIngredient.toReversed() }, draft)).toBe(true);
  });

  it('is not changed by a picture, which is stored on its own', () => {
    const draft = draftOf(stored);
    expect(isChanged({ ...draft, image: 'new' }, draft)).toBe(false);
  });

  it('is saved without links to ingredients that are gone', () => {
    const draft = draftOf(stored);
    const input = inputOf({ ...draft, recipeIngredient: draft.recipeIngredient.slice(1) });
    expect(input.recipeInstructions[0]?.ingredientReferences).toEqual([{ referenceId: 'b' }]);
  });

  it('keeps a heading whose first line is empty, and unknown members', () => {
    const draft = draftOf(stored);
    const headed = { ...blankIngredient(''), title: ' Sauce ' };
    const input = inputOf({
      ...Object.assign({ future: 1 }, draft),
      recipeIngredient: [headed, ...draft.recipeIngredient],
    });
    expect(input.recipeIngredient.map(({ title }) => title)).toEqual(['Sauce', null]);
    expect(input).toMatchObject({ future: 1 });
  });

  it('keeps a line that has only a unit or a food', () => {
    const draft = draftOf(stored);
    const amount = { ...blankIngredient(''), quantity: 2 };
    expect(inputOf({ ...draft, recipeIngredient: [amount] }).recipeIngredient).toHaveLength(1);
  });
});

import type { Recipe } from '@hearth/contract/index';
import { blankIngredient, blankStep } from './draft.ts';

/** A test recipe, as the server sends it: two lines, and a step that is linked to both. */
export function recipeForTest(fields: Partial<Recipe> = {}): Recipe {
  return {
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
    ...fields,
  };
}

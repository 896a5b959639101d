import type { Recipe } from '@hearth/contract/index';
import { emptyRecipe } from '@hearth/domain/recipes/fields';
import { blankIngredient, blankStep } from './draft.ts';

/** A test recipe, as the server sends it: two lines, and a step that is linked to both. */
export function recipeForTest(fields: Partial<Recipe> = {}): Recipe {
  return {
    ...emptyRecipe,
    id: '1',
    name: 'Soup',
    slug: 'soup',
    description: '',
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

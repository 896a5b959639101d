import { describe, expect, it } from 'vitest';
import { recipeOfReply, type RecipeReply } from './index.ts';

const reply: RecipeReply = {
  name: ' Grandma’s <b>cake</b> ',
  description: null,
  recipe_yield: '12 slices',
  total_time: '1 hour',
  ingredients: [
    { title: 'Dough', text: '2 eggs' },
    { title: 'Dough', text: '200 g flour' },
    { title: 'Icing', text: 'Sugar' },
    { text: '  ' },
  ],
  instructions: [{ title: null, text: 'Stir.\nBake.' }],
  notes: [{ title: 'Tip', text: 'Keeps for days.' }],
};

describe('a reply about pictures of a recipe', () => {
  it('becomes a recipe with cleaned texts, each heading once and no empty lines', () => {
    expect(recipeOfReply(reply)).toEqual({
      name: 'Grandma’s cake',
      description: '',
      recipeYield: 'slices',
      recipeServings: 0,
      recipeYieldQuantity: 12,
      totalTime: '1 hour',
      prepTime: null,
      performTime: null,
      recipeIngredient: [
        { title: 'Dough', note: '2 eggs' },
        { title: null, note: '200 g flour' },
        { title: 'Icing', note: 'Sugar' },
      ],
      recipeInstructions: [{ title: '', text: 'Stir.\nBake.' }],
      notes: [{ title: 'Tip', text: 'Keeps for days.' }],
    });
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['without anything to cook', { ingredients: [{ text: '' }], instructions: [] }],
  ])('%s is no recipe', (_, fields) => {
    expect(recipeOfReply({ ...reply, ...fields })).toBeNull();
  });

  it('may be silent about how much it makes', () => {
    expect(recipeOfReply({ ...reply, recipe_yield: '' })).toMatchObject({
      recipeYield: '',
      recipeServings: 0,
    });
  });

  it('tells times in words, whatever the service has written', () => {
    const timed = { ...reply, prep_time: 'PT10M', perform_time: 'PT1H5M', total_time: 'about an hour' };
    expect(recipeOfReply(timed, 'de-DE')).toMatchObject({
      prepTime: '10 Minuten',
      performTime: '1 Stunde 5 Minuten',
      totalTime: 'about an hour',
    });
  });
});

import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract/index';
import { type AmountView, renderIngredientText } from '@hearth/domain/ingredients/lines';
import { describe, expect, it } from 'vitest';
import { divideIngredients, divideSteps, ingredientsText, linkedNowhere, linkedTo } from './recipe-parts.ts';

function ingredient(changes: Partial<RecipeIngredient>): RecipeIngredient {
  return {
    quantity: 1,
    unit: null,
    food: null,
    note: '',
    isFood: false,
    disableAmount: true,
    display: '',
    title: null,
    originalText: null,
    referenceId: '00000000-0000-4000-8000-000000000000',
    referencedRecipe: null,
    ...changes,
  };
}

function step(...referenceIds: string[]): RecipeStep {
  const ingredientReferences = referenceIds.map((referenceId) => ({ referenceId }));
  return { id: null, title: null, summary: null, text: '', ingredientReferences };
}

function viewIn(locale: string, scale = 1): AmountView {
  return { scale, system: 'original', language: 'en', spell: (value) => value.toLocaleString(locale) };
}

const list = [
  ingredient({ note: '2 eggs', title: 'Dough', referenceId: 'a' }),
  ingredient({ note: 'flour', referenceId: 'b' }),
  ingredient({ note: 'jam', title: 'Filling', referenceId: 'c' }),
];
const recipe = { recipeIngredient: list, recipeInstructions: [step('c', 'a'), step()] } as unknown as Recipe;

describe('ingredients of a recipe', () => {
  it('are grouped under the heading of the first of them', () => {
    expect(divideIngredients(list).map(({ title, parts }) => [title, parts.length])).toEqual([
      ['Dough', 2],
      ['Filling', 1],
    ]);
  });

  it('are scaled in free text too', () => {
    const eggs = ingredient({ note: '2 eggs' });
    expect(renderIngredientText(eggs, viewIn('en-US'))).toBe('2 eggs');
    expect(renderIngredientText(eggs, viewIn('en-US', 2))).toBe('4 eggs');
  });

  it.each([
    [1.5, 'en-US', '1.5'],
    [1.5, 'de-DE', '1,5'],
    [0.125, 'de-DE', '0,125'],
    [2, 'de-DE', '2'],
    [1.5, 'ar-SA-u-nu-latn', '1.5'],
  ])('write %d as %s does', (quantity, locale, amount) => {
    const kilos = ingredient({ quantity, note: 'kg flour', disableAmount: false });
    expect(renderIngredientText(kilos, viewIn(locale))).toBe(`${amount} kg flour`);
    expect(ingredientsText([kilos], viewIn(locale))).toBe(`${amount} kg flour`);
  });

  it('are copied with their own measure after a computed weight', () => {
    const flour = ingredient({ referenceId: 'flour', note: '1 cup flour' });
    const view = { ...viewIn('en-US'), system: 'metric' as const, cupWeights: new Map([['flour', 125]]) };
    expect(ingredientsText([flour], view)).toBe('≈ 125 g (1 cup) flour');
  });

  it('are copied with headings in brackets', () => {
    expect(ingredientsText(list, viewIn('en-US'))).toBe('[Dough]\n2 eggs\nflour\n\n[Filling]\njam');
  });

  it('belong to the steps that name them, in the order of the list, or to none', () => {
    expect(linkedTo(step('c', 'a', 'gone'), recipe).map(({ note }) => note)).toEqual(['2 eggs', 'jam']);
    expect(linkedNowhere(recipe).map(({ note }) => note)).toEqual(['flour']);
  });
});

describe('headings without lines', () => {
  const rows = [
    ingredient({ quantity: null, title: 'First' }),
    ingredient({ note: '2 eggs', title: 'Dough', referenceId: 'a' }),
    ingredient({ quantity: null, referenceId: 'b' }),
    ingredient({ quantity: null, title: 'Last' }),
  ];
  const steps = [
    { ...step(), title: 'Before' },
    { ...step(), title: 'Dough', text: 'Knead.' },
    { ...step(), text: 'Rest.' },
    { ...step(), title: 'After' },
    { ...step(), title: 'Filling', text: 'Stir.' },
  ];

  it('stay without a row below them', () => {
    expect(divideIngredients(rows).map(({ title, parts }) => [title, parts.length])).toEqual([
      ['First', 0],
      ['Dough', 1],
      ['Last', 0],
    ]);
    expect(ingredientsText(rows, viewIn('en-US'))).toBe('[First]\n\n[Dough]\n2 eggs\n\n[Last]');
    expect(divideIngredients([ingredient({ quantity: null })])).toEqual([]);
  });

  it('are passed over where steps are numbered, and where ingredients are listed', () => {
    const numbered = divideSteps(steps).map(({ title, parts }) => [title, parts.map(({ index }) => index)]);
    expect(numbered).toEqual([
      ['Before', []],
      ['Dough', [0, 1]],
      ['After', []],
      ['Filling', [2]],
    ]);
    expect(divideSteps(steps)[1]?.parts.map(({ heading }) => heading)).toEqual(['Dough', 'Dough']);
    expect(linkedNowhere({ recipeIngredient: rows, recipeInstructions: steps })).toHaveLength(1);
  });
});

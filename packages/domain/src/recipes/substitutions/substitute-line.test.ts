import { describe, expect, it } from 'vitest';
import { asWritten, renderIngredientText } from '../../ingredients/lines/index.ts';
import { food, ingredient, unit } from '../exports/recipes-for-test.ts';
import { listSubstitutes } from './list-substitutes.ts';
import { computeSubstitute, exchangeLine, writeRatio } from './substitute-line.ts';

const [gram, kilogram, cup] = [unit('g'), unit('kg'), unit('cup')];
const [milliliter, bunch, piece] = [unit('ml'), unit('bunch'), unit('piece')];

describe('the amount of a substitute', () => {
  it.each([
    // line, ratio, what is needed
    [2, undefined, 1, undefined, 60, gram, 120, 'g'],
    [0.5, kilogram, 100, gram, 80, gram, 400, 'g'],
    [1, cup, 240, milliliter, 1, cup, 1, 'cup'],
    [3, bunch, 1, bunch, 2, cup, 6, 'cup'],
    [2, undefined, 1, undefined, 3, piece, 6, undefined],
    [2, piece, 1, undefined, 3, piece, 6, 'piece'],
    // Parts of any unit.
    [150, gram, 4, undefined, 3, undefined, 112.5, 'g'],
    [3, undefined, 1, undefined, 2, undefined, 6, undefined],
  ])('of %s %o by %s %o to %s %o is %s %s', (quantity, of, from, fromUnit, to, toUnit, needed, name) => {
    const amount = computeSubstitute(
      { quantity, unit: of ?? null },
      { quantity: from, unit: fromUnit ?? null, substituteQuantity: to, substituteUnit: toUnit ?? null },
    );
    expect([amount?.quantity, amount?.unit?.name]).toEqual([needed, name]);
  });

  const ratio = { quantity: 100, unit: gram, substituteQuantity: 1, substituteUnit: cup };

  it('stays empty for a line without one', () => {
    for (const quantity of [null, 0])
      expect(computeSubstitute({ quantity, unit: null }, ratio)).toEqual({ quantity: null, unit: null });
  });

  it('cannot be told between measures, from pieces to a weight, and without a ratio', () => {
    for (const of of [cup, bunch, null])
      expect(computeSubstitute({ quantity: 1, unit: of ?? null }, ratio)).toBeNull();
    const silent = { quantity: null, unit: null, substituteQuantity: null, substituteUnit: null };
    expect(computeSubstitute({ quantity: 1, unit: null }, silent)).toBeNull();
  });
});

describe('a line with a substitute', () => {
  const substitute = {
    quantity: 1,
    unit: null,
    substituteQuantity: 60,
    substituteUnit: gram,
    substituteFood: food('apple purée'),
    note: 'in cakes',
  };
  const show = (line: Parameters<typeof exchangeLine>[0], scale = 1) =>
    renderIngredientText(exchangeLine(line, substitute), { ...asWritten, scale });

  it('has its food and amount at any scale, and keeps its place', () => {
    const line = {
      ...ingredient({ quantity: 2, food: food('egg') }),
      note: 'beaten',
      originalText: '2 eggs, beaten',
    };
    expect([show(line), show(line, 3)]).toEqual([
      '120 g apple purée, in cakes',
      '360 g apple purée, in cakes',
    ]);
    expect(exchangeLine(line, substitute)).toMatchObject({
      referenceId: line.referenceId,
      display: '120 g apple purée in cakes',
    });
  });

  it('says the ratio where nothing can be computed', () => {
    expect(show(ingredient({ quantity: 1, unit: bunch, food: food('egg') }))).toBe(
      'apple purée, 1 → 60 g, in cakes',
    );
    expect(show(ingredient({ food: food('egg') }))).toBe('apple purée, in cakes');
  });

  it('has a ratio that reads as it was written', () => {
    expect(writeRatio(substitute)).toBe('1 → 60 g');
    expect(writeRatio({ ...substitute, quantity: null, substituteQuantity: null })).toBe('');
  });

  it('is listed for readers of files, with what it is for', () => {
    const line = ingredient({ quantity: 2, food: food('egg', 'eggs') });
    const named = { ...substitute, id: line.referenceId, referenceId: line.referenceId, isHere: true };
    const other = { ...named, note: '', substituteQuantity: null, quantity: null };
    expect(listSubstitutes([ingredient({ note: 'salt' }), line], [named, other])).toBe(
      '- 2 eggs → 120 g apple purée (in cakes)\n- 2 eggs → apple purée',
    );
    expect(listSubstitutes([line], [])).toBe('');
  });
});

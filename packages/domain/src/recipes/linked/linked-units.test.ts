import { expect, it } from 'vitest';
import { computeLinkedScale, listLinkedUnits } from './index.ts';

it.each([
  [4, null, 0, true, []],
  [0, null, 0, false, []],
  [4, 'g', 600, true, ['g']],
  [0, 'about 1.2 kg', 0, false, ['kg']],
  [0, 'jar (500 g)', 1, false, ['jar', 'g']],
  [0, '12 cookies', 0, false, ['cookies']],
  [0, '6 Portionen', 0, true, []],
])(
  'a recipe for %s that yields %s (%s)',
  (recipeServings, recipeYield, recipeYieldQuantity, servings, units) => {
    const recipe = { recipeServings, recipeYield, recipeYieldQuantity };
    expect(listLinkedUnits(recipe)).toEqual({ servings, units });
    for (const name of units)
      expect(computeLinkedScale({ quantity: 1, unit: { name } }, recipe), name).toBeGreaterThan(0);
  },
);

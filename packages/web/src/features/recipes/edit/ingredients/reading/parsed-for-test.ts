import { CreateIngredientFood, CreateIngredientUnit } from '@hearth/contract/index';
import type { ReadLine } from './reading-rows.ts';

type Parts = ReadLine['ingredient'];

/** A line as a parser has read it, for tests. */
export function parsedForTest(
  food: Parts['food'],
  { unit = null, note = '', average = 0.9 }: Partial<Parts> & { average?: number | null } = {},
): ReadLine {
  return {
    confidence: { average },
    ingredient: { quantity: 2, unit, food, note },
    offers: { units: [], foods: [] },
  };
}

/** A food that the group does not have. */
export function newFood(name: string): CreateIngredientFood {
  return CreateIngredientFood.parse({ name });
}

/** A unit that the group does not have. */
export function newUnit(name: string): CreateIngredientUnit {
  return CreateIngredientUnit.parse({ name });
}

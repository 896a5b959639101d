import { findSameMeasure } from '@hearth/ingredients/naming';
import type { CatalogNames } from '@hearth/ingredients/parser';
import type { NewEntry } from '../foods/index.ts';
import type { Confidence, ParsedLine } from './parsed-line.ts';

/** The parts of an ingredient as another program has stored them. */
export interface GivenParts {
  /** 0 for none. */
  readonly quantity: number;
  /** Empty for none. */
  readonly unit: string;
  readonly food: string;
  readonly note: string;
  /** How unit and food are written, by which they are made where the group does not have them. */
  readonly spelled?: readonly NewEntry[];
}

const certain: Confidence = { average: 1, comment: 1, name: 1, unit: 1, quantity: 1, food: 1 };

/** The parts as a line that was read: nothing about them is guessed, and their unit and food are looked up by name. */
export function lineOfParts(
  { quantity, unit, food, note }: GivenParts,
  known: CatalogNames<string, string>,
): ParsedLine {
  return {
    quantity,
    unit: known.units.named(unit) ?? findSameMeasure(unit, undefined, known.units),
    unitText: unit,
    food: known.foods.named(food),
    foodText: food,
    note,
    isUnitOfFood: false,
    written: { unit, food, note },
    unitOffers: [],
    foodOffers: [],
    confidence: certain,
    language: null,
    isLearned: false,
  };
}

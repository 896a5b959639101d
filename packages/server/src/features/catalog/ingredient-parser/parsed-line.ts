import type { ParsedIngredient } from '@hearth/contract';
import type { Offer } from '@hearth/ingredients/naming';

/** How sure a parser is; null where it cannot tell. */
export type Confidence = ParsedIngredient['confidence'];

/** A line as a parser has read it, with ids or whole entries of the group. */
export interface ParsedLineOf<Unit, Food> {
  /** 0 for none. */
  readonly quantity: number;
  readonly unit: Unit | undefined;
  /** As it is written; empty for none. */
  readonly unitText: string;
  readonly food: Food | undefined;
  readonly foodText: string;
  readonly note: string;
  /** Whether the word of a unit is part of the food's name: `bell` of `1 bell peppers`. */
  readonly isUnitOfFood: boolean;
  /** The parts as they are written, before any of them was found to name something. */
  readonly written: { readonly unit: string; readonly food: string; readonly note: string };
  readonly unitOffers: readonly Offer<Unit>[];
  readonly foodOffers: readonly Offer<Food>[];
  readonly confidence: Confidence;
  readonly language: ParsedIngredient['language'];
  readonly isLearned: boolean;
}

/** A parsed line that names units and foods by their ids. */
export type ParsedLine = ParsedLineOf<string, string>;

export const noConfidence: Confidence = {
  average: null,
  comment: null,
  name: null,
  unit: null,
  quantity: null,
  food: null,
};

const unsure: Confidence = { average: 0, comment: 0, name: 0, unit: 0, quantity: 0, food: 0 };

/** A line of which nothing is read: it is a note. */
export function textLine(line: string): ParsedLine {
  const note = line.trim();
  return {
    quantity: 0,
    unit: undefined,
    unitText: '',
    food: undefined,
    foodText: '',
    note,
    isUnitOfFood: false,
    written: { unit: '', food: '', note },
    unitOffers: [],
    foodOffers: [],
    confidence: unsure,
    language: null,
    isLearned: false,
  };
}

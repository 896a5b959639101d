import { type ParsedLine, parseIngredientLine } from './parse-line.ts';
import type { EntryIndex } from './entry-index.ts';

/** Likeness from which on another spelling names a food or a unit, from 0 to 1. */
export const LEAST_FOOD_LIKENESS = 0.85;
export const LEAST_UNIT_LIKENESS = 0.7;

/** The foods and units that a line may name. */
export interface KnownWords<Unit, Food> {
  readonly units: EntryIndex<Unit>;
  readonly foods: EntryIndex<Food>;
}

/** A line, and what of it is known. */
export interface ReadLine<Unit, Food> {
  readonly parsed: ParsedLine;
  /** Undefined where the line names no unit that is known. */
  readonly unit: Unit | undefined;
  readonly food: Food | undefined;
  /** Whether the word of the unit is part of the food's name: `bell` of `1 bell peppers`. */
  readonly isUnitOfFood: boolean;
}

/** Reads one ingredient line by rules and finds its words among those that are known. */
export function readIngredient<Unit, Food>(
  line: string,
  { units, foods }: KnownWords<Unit, Food>,
): ReadLine<Unit, Food> {
  const parsed = parseIngredientLine(line, (words) => units.exact(words) !== undefined);
  const food = foods.find(parsed.food);
  if (parsed.unit === '') return { parsed, unit: undefined, food, isUnitOfFood: false };
  const isSure = units.exact(parsed.unit) !== undefined && foods.exact(parsed.food) !== undefined;
  const both = `${parsed.unit} ${parsed.food}`;
  const longer = isSure ? foods.exact(both) : foods.find(both);
  // A short unit before a long name is like that name: the same food again says nothing about the unit.
  if (longer !== undefined && longer !== food)
    return { parsed, unit: undefined, food: longer, isUnitOfFood: true };
  return { parsed, unit: units.find(parsed.unit), food, isUnitOfFood: false };
}

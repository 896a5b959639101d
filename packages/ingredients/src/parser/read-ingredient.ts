import { nothingParsed, type ParsedLine, parseIngredientLine } from './parse-line.ts';
import type { EntryIndex } from './entry-index.ts';

/** Likeness from which on another spelling is offered as a food or a unit, from 0 to 1. */
export const minFoodLikeness = 0.85;
export const minUnitLikeness = 0.7;

/** The foods and units that a line may name. */
export interface CatalogNames<Unit, Food> {
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

/** How a line is read. */
export interface ReadingOptions {
  /** Whether a food may be written with one letter where its name doubles it: `gren onion`. */
  readonly mayMissLetter: boolean;
}

/**
 * Reads one ingredient line by rules and finds its words among those that are known. Only a name itself, in the singular
 * or plural, names a food or a unit: a word that is merely similar stays what was typed.
 */
export function readIngredient<Unit, Food>(
  line: string,
  { units, foods }: CatalogNames<Unit, Food>,
  { mayMissLetter }: ReadingOptions = { mayMissLetter: false },
): ReadLine<Unit, Food> {
  const named = (text: string) =>
    foods.named(text) ?? (mayMissLetter ? foods.withDoubledLetter(text) : undefined);
  const whole = foods.exact(line);
  if (whole !== undefined) return foodAlone({ ...nothingParsed, food: line.trim() }, whole);
  const parsed = parseIngredientLine(line, (words) => units.named(words) !== undefined);
  const food = named(parsed.food);
  if (parsed.unit === '') return foodAlone(parsed, food);
  const longer = named(`${parsed.unit} ${parsed.food}`);
  if (longer !== undefined) return { parsed, unit: undefined, food: longer, isUnitOfFood: true };
  return { parsed, unit: units.named(parsed.unit), food, isUnitOfFood: false };
}

function foodAlone<Food>(parsed: ParsedLine, food: Food | undefined): ReadLine<never, Food> {
  return { parsed, unit: undefined, food, isUnitOfFood: false };
}

import type { FindFood } from '../food-names/index.ts';
import type { ResolvedIngredient } from './compute-nutrition.ts';
import { isUnitWord } from './ingredient-words.ts';
import { resolveIngredient } from './resolve-ingredient.ts';

/** An ingredient whose unit and food are entries of a catalog, or words that a reader has told apart. */
export interface NamedIngredient {
  /** 0 where there is none. */
  readonly quantity: number;
  /** Every name of the unit; none where it has no unit. */
  readonly unitNames: readonly string[];
  /** Every name of the food, the first of them counts first. */
  readonly foodNames: readonly string[];
  readonly note: string;
}

/**
 * The data for weighing an ingredient, by the first of its names that is known. A unit that is not known leaves the
 * weight open and never becomes a part of the name of the food, unless the note states a weight.
 */
export function resolveNamedIngredient(
  { quantity, unitNames, foodNames, note }: NamedIngredient,
  findFood: FindFood,
): ResolvedIngredient {
  const food = foodNames.find((name) => findFood(name) !== null) ?? foodNames[0] ?? '';
  const unit = unitNames.find(isUnitWord);
  const [unknown = ''] = unitNames;
  const resolved = resolveIngredient({ quantity, unit: unit ?? '', food, note }, findFood);
  const hasUnknownUnit = unit === undefined && unknown !== '';
  return hasUnknownUnit && resolved.unit === null ? { ...resolved, piece: unknown } : resolved;
}

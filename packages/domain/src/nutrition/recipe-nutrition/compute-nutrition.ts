import { computeGrams, gramsOfPieces } from '../../measures/food-weights/index.ts';
import { toRational, toNumber, zero } from '../../measures/rationals/index.ts';
import { type UnitId, standardUnits } from '../../measures/units/index.ts';
import { foodNutrients, nutrientAmounts, type NutrientAmounts } from '../food-nutrients/index.ts';

/** An ingredient whose words have been understood. */
export interface ResolvedIngredient {
  /** Null or 0 where the recipe names none. */
  readonly quantity: number | null;
  /** Null where it is counted in pieces, or measured in something whose size is not known. */
  readonly unit: UnitId | null;
  /** The counted piece, if there is no unit: `clove`; empty for the food itself. */
  readonly piece: string;
  /** The key of the food; null for one that is not known. */
  readonly food: string | null;
  /** What the recipe adds to the amount in another measure: `plus 1 tbsp`. */
  readonly further?: { readonly quantity: number; readonly unit: UnitId } | undefined;
}

/** Why an ingredient is not part of the sum. */
export type LeftOutReason = 'no-amount' | 'unknown-food' | 'unknown-weight';

/** The nutrients of a recipe, and how much of it they are computed from. */
export interface ComputedNutrition {
  readonly perRecipe: NutrientAmounts;
  /** Null where the recipe does not say how many it serves. */
  readonly perServing: NutrientAmounts | null;
  /** How many ingredients are in the sum, and how many the recipe has. */
  readonly counted: number;
  readonly total: number;
  readonly leftOut: readonly { readonly index: number; readonly reason: LeftOutReason }[];
}

/**
 * The nutrients of a recipe, summed over the ingredients whose weight and food are known. A nutrient that the table does
 * not have for one of them is null, as a sum without it would be too low.
 */
export function computeNutrition(
  ingredients: readonly ResolvedIngredient[],
  servings: number | null,
): ComputedNutrition {
  const parts = ingredients.map(computePart);
  const counted = parts.filter((part) => typeof part !== 'string');
  const perRecipe = nutrientAmounts((nutrient) => sum(counted.map((amounts) => amounts[nutrient])));
  const isKnown = servings !== null && servings > 0;
  return {
    perRecipe,
    perServing: isKnown ? nutrientAmounts((nutrient) => divided(perRecipe[nutrient], servings)) : null,
    counted: counted.length,
    total: ingredients.length,
    leftOut: parts.flatMap((part, index) => (typeof part === 'string' ? [{ index, reason: part }] : [])),
  };
}

/** An ingredient so many times. */
export function multiplyIngredient(ingredient: ResolvedIngredient, scale: number): ResolvedIngredient {
  const { quantity, further } = ingredient;
  if (scale === 1) return ingredient;
  return {
    ...ingredient,
    quantity: quantity === null ? null : quantity * scale,
    further: further && { ...further, quantity: further.quantity * scale },
  };
}

function computePart(ingredient: ResolvedIngredient): NutrientAmounts | LeftOutReason {
  const nutrients = ingredient.food === null ? null : foodNutrients(ingredient.food);
  if (nutrients === null) return 'unknown-food';
  if (ingredient.quantity === null || ingredient.quantity <= 0) return 'no-amount';
  const grams = computeWeight(ingredient, ingredient.quantity);
  if (grams === null) return 'unknown-weight';
  return nutrientAmounts((nutrient) => {
    const each = nutrients.per100g[nutrient];
    return each === null ? null : (each * grams) / 100;
  });
}

/** The weight of an ingredient in grams; null where it, or that of a part of it, cannot be known. */
function computeWeight({ unit, piece, food, further }: ResolvedIngredient, quantity: number): number | null {
  if (food === null) return null;
  const amount = toRational(quantity);
  const grams =
    unit === null ? gramsOfPieces(amount, piece, food) : computeGrams(amount, standardUnits[unit], food);
  const more =
    further === undefined
      ? zero
      : computeGrams(toRational(further.quantity), standardUnits[further.unit], food);
  return grams && more && toNumber(grams) + toNumber(more);
}

function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (total, amount) => (total === null || amount === null ? null : total + amount),
    0,
  );
}

function divided(amount: number | null, servings: number): number | null {
  return amount === null ? null : amount / servings;
}

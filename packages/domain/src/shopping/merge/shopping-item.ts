import { type Rational, rational, toRational, roundedTo, zero } from '../../measures/rationals/index.ts';
import type { ShareSources } from './share-sources.ts';

/** The share of one recipe in an item. */
export interface RecipeShare {
  readonly id: string;
  readonly recipeId: string;
  /** Quantity in one recipe, in the unit of the item. */
  readonly recipeQuantity: Rational;
  /** Times added; null counts as 1. */
  readonly recipeScale: Rational | null;
  readonly recipeNote: string | null;
  readonly fromRecipes: ShareSources;
  /** The part of the item's quantity that the recipe added; it is removed with the recipe. */
  readonly contribution: Rational;
}

/** An item with the fields that the rules use. Quantities are exact, so that additions can be undone. */
export interface ShoppingItem {
  readonly id: string;
  readonly shoppingListId: string;
  readonly quantity: Rational;
  readonly checked: boolean;
  readonly note: string;
  /** The line as it was typed, or as its recipe has it. */
  readonly originalText: string | null;
  readonly foodId: string | null;
  readonly unitId: string | null;
  readonly extras: Readonly<Record<string, string | null>>;
  readonly recipeReferences: readonly RecipeShare[];
}

/** How much one of the first unit is in the second; null if they are not convertible. */
export type UnitRatio = (from: string, to: string) => Rational | null;

const finest = rational(1n, 10n ** 30n);
const maxDigits = 10n ** 100n;

/** A sent number as an exact fraction; absolute values below 1e-15 become zero. */
export function exactAmount(value: number): Rational {
  return Math.abs(value) < 1e-15 ? zero : toRational(value);
}

/** The value, rounded if its denominator exceeds 100 digits, as only long chains of conversions produce. */
export function bounded(value: Rational): Rational {
  return value.denominator > maxDigits ? roundedTo(value, finest) : value;
}

import { type Rational, rational, rationalOf, roundedTo, ZERO } from '../rationals/index.ts';

/** What one recipe has put into an item. */
export interface RecipeShare {
  readonly id: string;
  readonly recipeId: string;
  /** Amount in one recipe, in the unit of the item. */
  readonly recipeQuantity: Rational;
  /** Times added; null counts as 1. */
  readonly recipeScale: Rational | null;
  readonly recipeNote: string | null;
  /** How much of the item's quantity is the recipe's: what goes when the recipe goes. */
  readonly given: Rational;
}

/** Something to buy, as far as the rules look at it. Amounts are exact, so that what is added can be taken back. */
export interface ShoppingItem {
  readonly id: string;
  readonly shoppingListId: string;
  readonly quantity: Rational;
  readonly checked: boolean;
  readonly note: string;
  readonly foodId: string | null;
  readonly unitId: string | null;
  readonly extras: Readonly<Record<string, string | null>>;
  readonly recipeReferences: readonly RecipeShare[];
}

/** How much one of the first unit is in the second; null when they measure different things, or nothing known. */
export type UnitRatio = (from: string, to: string) => Rational | null;

const finest = rational(1n, 10n ** 30n);
const maxDigits = 10n ** 100n;

/** An amount that somebody sent, exactly; what is too small to weigh is nothing. */
export function exactAmount(value: number): Rational {
  return Math.abs(value) < 1e-15 ? ZERO : rationalOf(value);
}

/** The same amount with no more digits than a number can hold; only long chains of conversions ever lose any. */
export function bounded(value: Rational): Rational {
  return value.denominator > maxDigits ? roundedTo(value, finest) : value;
}

import { compare, minus, ONE, type Rational, times, ZERO } from '../rationals/index.ts';
import type { ItemPlan } from './plan-creation.ts';
import { bounded, type RecipeShare, type ShoppingItem } from './shopping-item.ts';

/**
 * Takes a recipe back so many times. What it gave goes with it, exactly, and nothing else; an item that nothing is
 * left of goes too.
 */
export function planRemoval<T extends ShoppingItem>(
  items: readonly T[],
  recipeId: string,
  times: Rational,
): ItemPlan<T> {
  const touched = items
    .filter(({ recipeReferences }) => recipeReferences.some((share) => share.recipeId === recipeId))
    .map((item) => without(item, recipeId, times));
  return {
    created: [],
    updated: touched.filter((item) => !isNothing(item)),
    deleted: touched.filter(isNothing),
    mergedInto: new Map(),
  };
}

function without<T extends ShoppingItem>(item: T, recipeId: string, decrement: Rational): T {
  let { quantity } = item;
  const recipeReferences = item.recipeReferences.flatMap((share) => {
    if (share.recipeId !== recipeId) return [share];
    const taken = takenBack(share, decrement);
    quantity = bounded(minus(quantity, taken));
    const recipeScale = bounded(minus(share.recipeScale ?? ONE, decrement));
    if (compare(recipeScale, ZERO) <= 0) return [];
    return [{ ...share, recipeScale, given: bounded(minus(share.given, taken)) }];
  });
  return { ...item, quantity, recipeReferences };
}

/** All that it gave with the last time, before that its amount for each time, but never more than it gave. */
function takenBack({ recipeQuantity, recipeScale, given }: RecipeShare, decrement: Rational): Rational {
  if (compare(recipeScale ?? ONE, decrement) <= 0) return given;
  const taken = times(recipeQuantity, decrement);
  return compare(taken, given) < 0 ? taken : given;
}

function isNothing({ quantity, recipeReferences }: ShoppingItem): boolean {
  const sign = compare(quantity, ZERO);
  return sign < 0 || (sign === 0 && recipeReferences.length === 0);
}

import { compare, minus, one, plus, type Rational, times, zero } from '../../measures/rationals/index.ts';
import type { ItemPlan } from './plan-creation.ts';
import { bounded, type RecipeShare, type ShoppingItem } from './shopping-item.ts';

/** The plan of a removal; `retained` are those of the updated items that `isWanted` retains. */
interface Removal<T> extends ItemPlan<T> {
  readonly retained: readonly T[];
}

/**
 * Removes a recipe from items `times` times: exactly what it contributed. Items of which nothing is left are
 * deleted, unless `isWanted` returns true: then they stay without an amount.
 */
export function planRemoval<T extends ShoppingItem>(
  items: readonly T[],
  recipeId: string,
  times: Rational,
  isWanted: (item: T) => boolean = () => false,
): Removal<T> {
  const updated: T[] = [];
  const deleted: T[] = [];
  const retained: T[] = [];
  for (const item of items) {
    if (!item.recipeReferences.some((share) => share.recipeId === recipeId)) continue;
    const rest = without(item, recipeId, times);
    if (!isNothing(rest)) updated.push(rest);
    else if (isWanted(item)) retained.push({ ...rest, quantity: zero });
    else deleted.push(rest);
  }
  return {
    created: [],
    updated: [...updated, ...retained],
    deleted,
    retained,
    mergedInto: new Map(),
  };
}

/** Whether the note or the quantity of an item differs from what recipes contributed. */
export function isChangedByHand({ quantity, note, recipeReferences }: ShoppingItem): boolean {
  const contributions = recipeReferences.reduce((sum, share) => plus(sum, share.contribution), zero);
  return (
    compare(contributions, quantity) !== 0 ||
    recipeReferences.every(({ recipeNote }) => note !== (recipeNote ?? ''))
  );
}

function without<T extends ShoppingItem>(item: T, recipeId: string, decrement: Rational): T {
  let { quantity } = item;
  const recipeReferences = item.recipeReferences.flatMap((share) => {
    if (share.recipeId !== recipeId) return [share];
    const removed = removedContribution(share, decrement);
    quantity = bounded(minus(quantity, removed));
    const recipeScale = bounded(minus(share.recipeScale ?? one, decrement));
    if (compare(recipeScale, zero) <= 0) return [];
    return [{ ...share, recipeScale, contribution: bounded(minus(share.contribution, removed)) }];
  });
  return { ...item, quantity, recipeReferences };
}

/**
 * The whole contribution with the last time; before that the amount of one recipe for each time, at most the
 * contribution.
 */
function removedContribution(
  { recipeQuantity, recipeScale, contribution }: RecipeShare,
  decrement: Rational,
): Rational {
  if (compare(recipeScale ?? one, decrement) <= 0) return contribution;
  const removed = times(recipeQuantity, decrement);
  return compare(removed, contribution) < 0 ? removed : contribution;
}

function isNothing({ quantity, recipeReferences }: ShoppingItem): boolean {
  const sign = compare(quantity, zero);
  return sign < 0 || (sign === 0 && recipeReferences.length === 0);
}

import { one, plus, type Rational, times } from '../../measures/rationals/index.ts';
import { noteSeparator } from '../../ingredients/notes/index.ts';
import { bounded, type RecipeShare, type ShoppingItem } from './shopping-item.ts';

/**
 * Adds `from` to `into`, which keeps its id, position, label and unit; `ratio` converts amounts of `from` to
 * its unit.
 */
export function mergedItem<T extends ShoppingItem>(from: ShoppingItem, into: T, ratio: Rational = one): T {
  return {
    ...into,
    quantity: bounded(plus(into.quantity, times(from.quantity, ratio))),
    note: mergedNote(from.note, into.note),
    // The words that say the note: it may hold the amount in another measure, which goes with the quantity.
    originalText: into.note === '' && from.note !== '' ? from.originalText : into.originalText,
    extras: isEmpty(from.extras) || isEmpty(into.extras) ? into.extras : { ...into.extras, ...from.extras },
    recipeReferences: mergedShares(
      from.recipeReferences.map((share) => converted(share, ratio)),
      into.recipeReferences,
    ),
  };
}

function mergedNote(from: string, into: string): string {
  if (from === into) return into;
  const parts = [...into.split(noteSeparator), ...from.split(noteSeparator)].filter((part) => part !== '');
  return [...new Set(parts)].join(noteSeparator);
}

function isEmpty(extras: ShoppingItem['extras']): boolean {
  return Object.keys(extras).length === 0;
}

function converted(share: RecipeShare, ratio: Rational): RecipeShare {
  if (ratio === one) return share;
  return {
    ...share,
    recipeQuantity: bounded(times(share.recipeQuantity, ratio)),
    contribution: bounded(times(share.contribution, ratio)),
  };
}

/**
 * One share per recipe. If both items have one of the same recipe, the newer one is used with the sum of both
 * scales.
 */
function mergedShares(from: readonly RecipeShare[], into: readonly RecipeShare[]): RecipeShare[] {
  const shares = new Map(into.map((share) => [share.recipeId, share]));
  for (const share of from) {
    const existing = shares.get(share.recipeId);
    shares.set(share.recipeId, existing === undefined ? share : computeSum(share, existing));
  }
  return [...shares.values()];
}

function computeSum(newer: RecipeShare, existing: RecipeShare): RecipeShare {
  return {
    ...newer,
    id: existing.id,
    recipeScale: bounded(plus(newer.recipeScale ?? one, existing.recipeScale ?? one)),
    contribution: bounded(plus(newer.contribution, existing.contribution)),
  };
}

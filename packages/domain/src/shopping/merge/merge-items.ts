import { one, plus, type Rational, times } from '../../measures/rationals/index.ts';
import { noteSeparator } from '../../ingredients/notes/index.ts';
import { scaledNote } from './scaled-note.ts';
import { joinSources } from './share-sources.ts';
import { bounded, type RecipeShare, type ShoppingItem } from './shopping-item.ts';

/** How many times the one recipe that an item comes from is needed: its note is that of the recipe. */
export function getNoteScale({ recipeReferences: [share, ...others] }: ShoppingItem): Rational {
  return others.length > 0 ? one : (share?.recipeScale ?? one);
}

/**
 * Adds `from` to `into`, which keeps its id, position, label and unit; `ratio` converts amounts of `from` to
 * its unit. A note that comes second is no longer scaled with the line: its amounts are.
 */
export function mergedItem<T extends ShoppingItem>(
  from: ShoppingItem,
  into: T,
  ratio: Rational = one,
  noteScale = getNoteScale(from),
): T {
  return {
    ...into,
    quantity: bounded(plus(into.quantity, times(from.quantity, ratio))),
    note: mergedNote(from, into.note, noteScale),
    // The words that say the note: it may hold the amount in another measure, which goes with the quantity.
    originalText: into.note === '' && from.note !== '' ? from.originalText : into.originalText,
    extras: isEmpty(from.extras) || isEmpty(into.extras) ? into.extras : { ...into.extras, ...from.extras },
    recipeReferences: mergedShares(
      from.recipeReferences.map((share) => converted(share, ratio)),
      into.recipeReferences,
    ),
  };
}

function mergedNote(from: ShoppingItem, into: string, scale: Rational): string {
  if (from.note === into || into === '') return from.note;
  const [own = '', ...others] = from.note.split(noteSeparator);
  const known = into.split(noteSeparator);
  const scaled = known.includes(own) ? own : scaledNote({ ...from, note: own }, scale);
  return [...new Set([...known, scaled, ...others].filter((part) => part !== ''))].join(noteSeparator);
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
    fromRecipes: joinSources(existing.fromRecipes, newer.fromRecipes),
  };
}

import type { ScaleBase, YieldFields } from '../../ingredients/scaling/index.ts';

/** The yield of a recipe as one text, with the number that may be stored beside it: `600 g`. */
export function writeYield({ recipeYieldQuantity, recipeYield }: YieldFields): string {
  return recipeYieldQuantity > 0 ? `${recipeYieldQuantity} ${recipeYield ?? ''}` : (recipeYield ?? '');
}

/** The thing that a yield counts, without what is said of it: `loaves` of `loaves (large)`. */
export function nameCounted({ name }: ScaleBase): string {
  return name.replace(/[(,].*$/su, '').trim();
}

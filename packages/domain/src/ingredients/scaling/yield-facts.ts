import { amountText, scaledYieldText, type YieldFields } from './yield.ts';

/** What a recipe makes, in words; null where it does not say. */
export interface YieldFacts {
  readonly servings: string | null;
  readonly yield: string | null;
}

/**
 * The servings and the yield of `scale` times the recipe: `6` and `24 cookies`. A yield that only repeats the number of
 * servings (`6 servings`, `6`) stands alone.
 */
export function yieldFacts(recipe: YieldFields, scale: number, spell: (value: number) => string): YieldFacts {
  const { recipeServings, recipeYieldQuantity } = recipe;
  const text = recipe.recipeYield === '0 servings' ? '' : scaledYieldText(recipe, scale, spell);
  const servings = recipeServings > 0 ? amountText(recipeServings * scale, spell) : null;
  if (text === '') return { servings, yield: null };
  const stated = recipeYieldQuantity > 0 ? recipeYieldQuantity : Number.parseFloat(recipe.recipeYield ?? '');
  return { servings: stated === recipeServings ? null : servings, yield: text };
}

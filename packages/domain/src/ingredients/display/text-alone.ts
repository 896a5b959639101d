import { isFreeText } from '../lines/index.ts';

/** The parts of an ingredient that say whether anything of it was read. */
export interface ReadableIngredient {
  readonly quantity?: number | null | undefined;
  readonly unit?: unknown;
  readonly food?: unknown;
  readonly referencedRecipe?: unknown;
  readonly note?: string | null | undefined;
}

/** Whether an ingredient is a line of text that waits to be read: it names no unit, no food and no recipe. */
export function isTextAlone({ unit, food, referencedRecipe, note }: ReadableIngredient): boolean {
  const names = [unit, food, referencedRecipe];
  return names.every((one) => one === null || one === undefined) && (note ?? '').trim() !== '';
}

/**
 * A line of text as it is kept when amounts are switched on: its quantity goes where it is the 1 that counts the text.
 * All other ingredients stay as they are.
 */
export function withoutTextCount<T extends ReadableIngredient>(ingredient: T): T {
  const { quantity, note } = ingredient;
  const isCounted = isTextAlone(ingredient) && isFreeText({ quantity, note, disableAmount: true });
  return isCounted ? { ...ingredient, quantity: null } : ingredient;
}

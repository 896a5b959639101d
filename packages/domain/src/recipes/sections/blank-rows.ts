/** The parts of an ingredient that a line of it can show. */
interface Ingredient {
  readonly quantity?: number | null | undefined;
  readonly unit?: unknown;
  readonly food?: unknown;
  readonly referencedRecipe?: unknown;
  readonly note?: string | null | undefined;
  readonly disableAmount?: boolean | null | undefined;
}

interface Step {
  readonly summary?: string | null | undefined;
  readonly text: string;
}

/**
 * Whether an ingredient says nothing but its heading: a section that has no lines is stored as such a row. The 1 that
 * counts a line of text counts nothing here.
 */
export function isBlankIngredient(ingredient: Ingredient): boolean {
  const { quantity, unit, food, referencedRecipe, note, disableAmount } = ingredient;
  const names = [unit, food, referencedRecipe];
  const isCounted = quantity === 1 && disableAmount === true;
  return (
    names.every((one) => one === null || one === undefined) &&
    (note ?? '').trim() === '' &&
    ((quantity ?? 0) === 0 || isCounted)
  );
}

/** Whether a step says nothing but its heading. */
export function isBlankStep({ summary, text }: Step): boolean {
  return `${summary ?? ''}${text}`.trim() === '';
}

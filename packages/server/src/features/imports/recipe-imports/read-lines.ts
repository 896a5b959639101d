import type { RecipeInput } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readIngredients, type TitledLine } from '../../catalog/ingredient-parser/index.ts';

type Ingredient = NonNullable<RecipeInput['recipeIngredient']>[number];
type ReadRow = Awaited<ReturnType<typeof readIngredients>>[number];

/** How many ingredients have become amount, unit and food, and how many were left as text. */
export interface LinesRead {
  readonly read: number;
  readonly left: number;
}

/**
 * A recipe with those of its ingredients read that are lines of text, and with its amounts shown if any was understood.
 * @param lines the text of each ingredient of `input`, in their order, null for one that stays as it is; null if
 * the import does not read ingredients
 */
export async function withReadLines<Input extends RecipeInput>(
  platform: Platform,
  scope: MemberScope,
  input: Input,
  lines: readonly (TitledLine | null)[] | null,
): Promise<{ input: Input; ingredients: LinesRead | null }> {
  if (lines === null) return { input, ingredients: null };
  const texts = lines.filter((line) => line !== null && line.note.trim() !== '') as readonly TitledLine[];
  const rows = await readIngredients(platform, scope, texts);
  const found = new Map(texts.map((line, at) => [line, rows[at]]));
  const read = rows.filter(isRead).length;
  const ingredients = { read, left: texts.length - read };
  if (read === 0) return { input, ingredients };
  const recipeIngredient = (input.recipeIngredient ?? []).map((one, at) => {
    const line = lines[at] ?? null;
    return line === null ? one : buildIngredient(one, found.get(line));
  });
  const settings = { ...input.settings, disableAmount: false };
  return { input: { ...input, recipeIngredient, settings }, ingredients };
}

/** An ingredient as it was read; one that was not understood counts nothing: its amount is in its text. */
function buildIngredient(ingredient: Ingredient, row: ReadRow | undefined): Ingredient {
  if (typeof ingredient === 'string') return row ?? ingredient;
  if (row !== undefined && isRead(row)) return { ...ingredient, ...row, disableAmount: false };
  return ingredient.quantity === 1 ? { ...ingredient, quantity: null } : ingredient;
}

function isRead({ food }: ReadRow): boolean {
  return food !== null && food !== undefined;
}

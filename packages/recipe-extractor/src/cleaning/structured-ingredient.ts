import { leadingAmount } from '@hearth/ingredients/parser';
import { inlineText } from './clean-text.ts';
import type { HeadedItem } from './headed-lines.ts';

/** An ingredient in the columns of another program; absent ones are empty. */
export interface IngredientColumns {
  /** As it is written: `1 1/2`, `2-3`, `0.5`, `½`. */
  readonly amount?: unknown;
  readonly unit?: unknown;
  readonly food: unknown;
  /** How it is prepared, or a remark. */
  readonly note?: unknown;
  readonly heading?: string | undefined;
}

/**
 * The ingredient as a line, and in parts where its amount is one number or none: a range such as `2-3` stays a line,
 * which the reader of lines understands.
 */
export function structuredIngredient({ heading, ...columns }: IngredientColumns): HeadedItem {
  const [amount, unit, food, note] = [columns.amount, columns.unit, columns.food, columns.note].map(
    inlineText,
  ) as [string, string, string, string];
  const isNothing = amount === '' || Number(amount) === 0;
  const quantity = isNothing ? 0 : readAmount(amount);
  const shown = [isNothing ? '' : amount, unit, food].filter(Boolean).join(' ');
  const text = note === '' ? shown : `${shown}, ${note}`;
  const parts = quantity === null || food === '' ? null : { quantity, unit, food, note };
  return { text, heading, parts };
}

/** The number of an amount; null for a range, and for what is no number. */
export function readAmount(amount: string): number | null {
  const text = amount.trim().replace(/^(\d+),(\d+)$/, '$1.$2');
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const found = leadingAmount(text);
  return found === null || found.isRange || found.text.trim() !== text ? null : found.value;
}

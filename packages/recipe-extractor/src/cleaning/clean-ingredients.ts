import { cleanText } from './clean-text.ts';
import { isRecord } from './json-values.ts';
import { UnsupportedShapeError } from './unsupported-shape-error.ts';

/** A line, or an object of another program with its keys and values cleaned. */
export type CleanedIngredient = string | Record<string, string>;

/** Ingredients of a text (by line) or a list. Throws UnsupportedShapeError for an object or a number. */
export function cleanIngredients(value: unknown): CleanedIngredient[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string') return value.split(/\r?\n/).map(cleanText).filter(Boolean);
  if (!Array.isArray(value)) throw new UnsupportedShapeError('recipeIngredient');
  return value.map((item: unknown) => (isRecord(item) ? cleanEntries(item) : cleanText(item)));
}

function cleanEntries(item: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [cleanText(key), cleanText(value)]));
}

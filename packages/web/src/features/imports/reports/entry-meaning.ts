import type { ReportEntryOut } from '@hearth/contract';

/** The meaning of a report entry, independent of its language. */
export type Meaning =
  | { kind: 'imported' | 'known' | 'notImported' | 'notScraped' | 'notSaved'; what: string }
  | { kind: 'noRecipes' }
  | { kind: 'other'; text: string };

/** The fixed beginnings of entries that clients of the contract know; the subject follows them. */
const beginnings = [
  ['Already here: ', 'known'],
  ['Failed to import ', 'notImported'],
  ['Successfully imported recipe ', 'imported'],
  ['failed to scrape url ', 'notScraped'],
  ['Failed to save recipe to database during bulk url import ', 'notSaved'],
] as const;

/** Failures are entries that a user has to act on. */
export function failuresFirst<Entry extends { readonly success: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.toSorted((one, other) => Number(one.success) - Number(other.success));
}

/** What an import from another program says of a recipe. */
const moved = /^Imported (?<name>.*) successfully$/s;

/** The meaning of an entry. */
export function readMeaning({ message }: Pick<ReportEntryOut, 'message'>): Meaning {
  if (/^No recipes found$/.test(message)) return { kind: 'noRecipes' };
  const name = moved.exec(message)?.groups?.['name'];
  if (name !== undefined) return { kind: 'imported', what: name };
  const found = beginnings.find(([words]) => message.startsWith(words));
  return found === undefined
    ? { kind: 'other', text: message }
    : { kind: found[1], what: message.slice(found[0].length) };
}

/** How many ingredients have become amount, unit and food, and how many were left as text; null where none were read. */
export function linesRead(
  entries: readonly Pick<ReportEntryOut, 'ingredientsRead' | 'ingredientsLeft'>[],
): { read: number; left: number } | null {
  const looked = entries.filter(({ ingredientsRead }) => ingredientsRead !== null);
  const read = looked.reduce((sum, one) => sum + (one.ingredientsRead ?? 0), 0);
  const left = looked.reduce((sum, one) => sum + (one.ingredientsLeft ?? 0), 0);
  return read + left === 0 ? null : { read, left };
}

/** What the server says of a failure in the reader's language, behind what programs know it by; null where it says nothing. */
export function readExplanation(exception: string): string | null {
  return /^\d{3}: \{[^{}]{1,200}\} (\S[\s\S]*)$/u.exec(exception)?.[1] ?? null;
}

/** The explanation for a reason of the server. */
export function readReason(
  exception: string,
): 'noRecipe' | 'refused' | 'timeout' | 'damaged' | 'wrongProgram' | 'other' {
  if (exception.includes('OUTBOUND_ADDRESS_REFUSED')) return 'refused';
  if (exception.includes('BAD_RECIPE_DATA')) return 'noRecipe';
  if (exception.includes(' has no recipes as ')) return 'wrongProgram';
  if (/^(?:This file is damaged|SyntaxError|Error: )/.test(exception)) return 'damaged';
  return exception.startsWith('408') ? 'timeout' : 'other';
}

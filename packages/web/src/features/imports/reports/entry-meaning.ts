import type { ReportEntryOut } from '@hearth/contract';

/** The meaning of a report entry, independent of its language. */
export type Meaning =
  | { kind: 'imported' | 'notScraped' | 'notSaved'; what: string }
  | { kind: 'other'; text: string };

/** The fixed beginnings of entries that clients of the contract know; the subject follows them. */
const beginnings = [
  ['Successfully imported recipe ', 'imported'],
  ['failed to scrape url ', 'notScraped'],
  ['Failed to save recipe to database during bulk url import ', 'notSaved'],
] as const;

/** What did not work is what somebody has to do something about. */
export function failuresFirst<Entry extends { readonly success: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.toSorted((one, other) => Number(one.success) - Number(other.success));
}

/** The meaning of an entry. */
export function meaningOf({ message }: Pick<ReportEntryOut, 'message'>): Meaning {
  const found = beginnings.find(([words]) => message.startsWith(words));
  return found === undefined
    ? { kind: 'other', text: message }
    : { kind: found[1], what: message.slice(found[0].length) };
}

/** The explanation for a reason of the server. */
export function reasonOf(exception: string): 'noRecipe' | 'refused' | 'timeout' | 'other' {
  if (exception.includes('OUTBOUND_ADDRESS_REFUSED')) return 'refused';
  if (exception.includes('BAD_RECIPE_DATA')) return 'noRecipe';
  return exception.startsWith('408') ? 'timeout' : 'other';
}

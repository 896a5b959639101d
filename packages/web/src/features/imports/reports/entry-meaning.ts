import type { ReportEntryOut } from '@hearth/contract';

/** What an entry of a report says, apart from the language it was written in. */
export type Meaning =
  | { kind: 'imported' | 'notScraped' | 'notSaved'; what: string }
  | { kind: 'other'; text: string };

/** Entries stand in reports as programs for the reference know them; what they name comes behind these words. */
const beginnings = [
  ['Successfully imported recipe ', 'imported'],
  ['failed to scrape url ', 'notScraped'],
  ['Failed to save recipe to database during bulk url import ', 'notSaved'],
] as const;

/** What an entry says. */
export function meaningOf({ message }: Pick<ReportEntryOut, 'message'>): Meaning {
  const found = beginnings.find(([words]) => message.startsWith(words));
  return found === undefined
    ? { kind: 'other', text: message }
    : { kind: found[1], what: message.slice(found[0].length) };
}

/** Which explanation fits what the server gave as the reason. */
export function reasonOf(exception: string): 'noRecipe' | 'refused' | 'timeout' | 'other' {
  if (exception.includes('OUTBOUND_ADDRESS_REFUSED')) return 'refused';
  if (exception.includes('BAD_RECIPE_DATA')) return 'noRecipe';
  return exception.startsWith('408') ? 'timeout' : 'other';
}

import { transliterate } from 'transliteration';

/** The form of a text that is stored beside it and compared with a search: ASCII, lower case, trimmed. */
export function normalizeSearchText(text: string): string {
  return transliterate(text).toLowerCase().trim();
}

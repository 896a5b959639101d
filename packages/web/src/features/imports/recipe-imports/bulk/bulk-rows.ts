import { url as urlRule } from '@hearth/domain/ui/validators';

/** A page to import, and what its recipe is put under. */
export interface BulkRow {
  readonly key: string;
  readonly url: string;
  /** Ids. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** So many pages go into one import. */
export const maxRows = 5000;

/** The addresses in a text, each once, in their order: of a list of links, or of a whole mail. */
export function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"']+/gi) ?? [];
  return [...new Set(found.map((one) => one.replace(/(?<![),.;\]])[),.;\]]+$/, '')))];
}

/**
 * Rows with more addresses at their end: those that are there already are left out, and so are rows without any.
 * @param newKey makes the key of a row
 */
export function withAddresses(
  rows: readonly BulkRow[],
  urls: readonly string[],
  newKey: () => string,
): BulkRow[] {
  const filled = rows.filter(({ url }) => url.trim() !== '');
  const known = new Set(filled.map(({ url }) => url.trim()));
  const fresh = urls.filter((url) => !known.has(url));
  return [...filled, ...fresh.map((url) => ({ key: newKey(), url, categories: [], tags: [] }))];
}

/** Rows that say where to go; empty ones are no mistake. */
export function rowsToSend(rows: readonly BulkRow[]): BulkRow[] {
  return rows.filter(({ url }) => url.trim() !== '');
}

/** Whether the text of a row cannot be a URL. */
export function isWrong({ url }: BulkRow): boolean {
  return url.trim() !== '' && urlRule(url.trim()) !== null;
}

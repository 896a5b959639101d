import { findWebAddress } from '@hearth/domain/imports/web-address';

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

/**
 * The addresses in a text, each once, in their order: of a list of links, or of a whole mail. Without `https://` an
 * address has a line to itself.
 */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\r\n]+/).flatMap(addressesOfLine))];
}

function addressesOfLine(line: string): string[] {
  const found = line.match(/https?:\/\/[^\s<>"']+/gi);
  if (found !== null) return found.map((one) => one.replace(/(?<![),.;\]])[),.;\]]+$/, ''));
  const alone = findWebAddress(line);
  return alone === null ? [] : [alone];
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
  const known = new Set(filled.map(readAddress));
  const fresh = urls.filter((url) => !known.has(url));
  return [...filled, ...fresh.map((url) => ({ key: newKey(), url, categories: [], tags: [] }))];
}

/** Rows that say where to go, with their whole addresses; empty ones are no mistake. */
export function rowsToSend(rows: readonly BulkRow[]): BulkRow[] {
  const filled = rows.filter(({ url }) => url.trim() !== '');
  return filled.map((row) => ({ ...row, url: readAddress(row) }));
}

/** What the row means, or its text where that is no address. */
function readAddress({ url }: BulkRow): string {
  return findWebAddress(url) ?? url.trim();
}

/** Whether the text of a row cannot be a URL. */
export function isWrong({ url }: BulkRow): boolean {
  return url.trim() !== '' && findWebAddress(url) === null;
}

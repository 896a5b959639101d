/** The name of a page's site, as the page itself writes it. */

import { titleSeparator } from './page-fields.ts';

/** Fewer letters are in many names. */
const minLetters = 3;

/**
 * The name of the site: without its motto where the rest is its address (`Ada's Kitchen - Soups & More`), or the
 * part of the document's title that is its address in words. `named` is the name that the page declares.
 */
export function nameOfSite(
  named: string | null,
  documentTitle: string | null,
  url: string | null,
): string | null {
  const host = hostLetters(url);
  if (host === null) return named;
  const [first, ...rest] = (named ?? '').split(titleSeparator);
  if (first !== undefined && rest.length > 0 && keepLetters(first) === host) return first;
  if (named !== null) return named;
  const parts = (documentTitle ?? '').split(titleSeparator).slice(1);
  return parts.findLast((part) => isNameOf(host, part)) ?? null;
}

function isNameOf(host: string, text: string): boolean {
  const letters = keepLetters(text);
  if (letters.length < minLetters) return false;
  return host === letters || (letters.length > 2 * minLetters && host.includes(letters));
}

/** Letters of the host without `www` and its last part: `ada-kitchen.co.uk` is `adakitchen`. */
function hostLetters(url: string | null): string | null {
  const host = url === null ? undefined : /^https?:\/\/([^/:?#]{1,250})/i.exec(url)?.[1];
  const labels = host?.split('.').filter((label) => !/^(?:www\d?|com|co|org|net)$/i.test(label)) ?? [];
  const name = labels.length > 1 ? labels.slice(0, -1) : labels;
  const letters = keepLetters(name.join(''));
  return letters.length < minLetters ? null : letters;
}

function keepLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Who a recipe is from, in words. */
import type { ExtractedRecipe } from './types.ts';

/** Accounts of a site, not persons. */
const account =
  /^(?:admin(?:istrator)?|webmaster|editors?|redaktion|redaction|redacción|redazione|redactie|guest|user|author|unknown|anonymous|team|staff)$/iu;
const maxLength = 120;

/**
 * The author, and the name of a magazine or book that is not the site's address in other words. Null where the author
 * is the site itself, which the link says, or where the page only looks as if it named one.
 */
export function nameSource(recipe: Omit<ExtractedRecipe, 'source'>, url: string | null): string | null {
  const { author, siteName, origins } = recipe;
  if (author === null || author.length > maxLength || account.test(author.trim())) return null;
  if (origins.author === undefined || origins.author.confidence === 'low') return null;
  const host = keepLetters(readHost(url ?? recipe.canonicalUrl ?? recipe.url));
  const isSite = (name: string): boolean => {
    const letters = keepLetters(name);
    return letters === '' || (host !== '' && (host.includes(letters) || letters.includes(host)));
  };
  if (isSite(author) || (siteName !== null && keepLetters(siteName) === keepLetters(author))) return null;
  const isNamed = siteName !== null && !isSite(siteName) && siteName.length <= maxLength;
  return isNamed ? `${author}, ${siteName}` : author;
}

/** The host without `www` and its last part; empty where there is none. */
function readHost(url: string | null): string {
  const host = url === null ? undefined : /^https?:\/\/([^/:?#]{1,250})/i.exec(url)?.[1];
  const labels =
    host
      ?.toLowerCase()
      .split('.')
      .filter((label) => label !== 'www') ?? [];
  return (labels.length > 1 ? labels.slice(0, -1) : labels).join('');
}

function keepLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Which web address a text means: typed, pasted, or shared by another app with words around it. */

import { readUrl } from './read-url.ts';

export { isSamePage, pageKey } from './page-key.ts';
export { readUrl } from './read-url.ts';

/** A host with a dot, and possibly a port, path or query, as people write it without `https://`. */
const bareAddress = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * The first address in a text, or the text itself if it is an address without a scheme; such an address is read with
 * `https://`. Null if there is none.
 */
export function findWebAddress(text: string): string | null {
  const alone = text.trim();
  const [found] = /(?:https?:\/\/|www\.)\S+/i.exec(text) ?? [bareAddress.test(alone) ? alone : null];
  if (found === null) return null;
  const address = /^https?:/i.test(found) ? found : `https://${found}`;
  return readUrl(address) === null ? null : address;
}

/** The choice of pages to fetch in parallel: never two of the same host. */

/**
 * The first pages that may be fetched in parallel: at most `atOnce`, each of another host. Entries that are no URL fail
 * without a request, so they do not wait for a host.
 * @param pages in the order in which they wait
 */
export function fetchableTogether<T extends { readonly url: string }>(
  pages: readonly T[],
  atOnce: number,
): T[] {
  const hosts = new Set<string>();
  const chosen: T[] = [];
  for (const page of pages) {
    const host = readHost(page.url);
    if (host !== null && hosts.has(host)) continue;
    if (host !== null) hosts.add(host);
    chosen.push(page);
    if (chosen.length === atOnce) break;
  }
  return chosen;
}

/** The host of the first address in a text, without a leading `www.`; null without one. */
function readHost(text: string): string | null {
  const match = /(?:https?:\/\/|www\.)\S+/i.exec(text);
  if (match === null) return null;
  const address = /^www\./i.test(match[0]) ? `https://${match[0]}` : match[0];
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : null;
}

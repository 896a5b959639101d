import { readUrl } from './read-url.ts';

/** Parameters that say how a visitor came to a page, not which page it is. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|_ga|_gl)$/i;

/**
 * What addresses of one page have in common: host without `www.`, path without a closing slash, and the parameters that
 * choose the page, in alphabetical order. Null if the text is no web address.
 */
export function pageKey(address: string): string | null {
  const url = readUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const choosing = [...url.searchParams].filter(([name]) => !tracking.test(name));
  const query = new URLSearchParams(choosing.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  const host = url.host.replace(/^www\./, '');
  const path = url.pathname.split('/').filter((part) => part !== '');
  return [host, ...path].join('/') + (query === '' ? '' : `?${query}`);
}

/** Whether two addresses lead to one page. */
export function isSamePage(one: string, other: string): boolean {
  const key = pageKey(one);
  return key !== null && key === pageKey(other);
}

import { limits } from '@hearth/contract/kernel/limits';
import { readUrl } from '@hearth/domain/imports/web-address';
import { lightened } from './lightened.ts';
import { pageMark } from './bookmarklet.ts';

/** A web page that a browser has handed over. All of it is what a stranger says, except the site of `url`. */
export interface HandedPage {
  /** The address of the page; the browser vouches for its site, the page for the rest. */
  readonly url: string;
  readonly title: string;
  readonly html: string;
}

/** Why a message holds no page: it is something else, comes from another site than it says, or is too large. */
export type HandoverProblem = 'notAPage' | 'otherSite' | 'tooLarge';

/** Longer ones are cut. */
const maxTitleLength = 200;
/** Characters that say nothing in a title, or turn the words around it: control characters and directional marks. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Halves of signs that a cut leaves. */
const halfSigns = /\p{Cs}/gu;
/** Browsers keep about five million characters for a site. */
const maxKeptCharacters = 4_000_000;

/**
 * The page in a message from a window of `origin`, as the browser names it. Any site may send one, so that nothing in it
 * is believed: the address must be one of that site, and only texts are taken.
 */
export function readHandedPage(data: unknown, origin: string): HandedPage | HandoverProblem {
  const { kind, url, title, html } = Object(data) as Readonly<Record<string, unknown>>;
  if (kind !== pageMark || typeof url !== 'string' || typeof html !== 'string' || html === '')
    return 'notAPage';
  const address = readUrl(url);
  if (address === null || !/^https?:$/.test(address.protocol) || url.length > limits.urlLength)
    return 'notAPage';
  if (address.origin !== origin) return 'otherSite';
  if (html.length > limits.pageBytes) return 'tooLarge';
  const light = lightened(html);
  if (light.length > maxKeptCharacters) return 'tooLarge';
  return { url: withoutNames(address), title: tidyTitle(title), html: light };
}

/** An address without a user's name and password, and without a place within the page. */
function withoutNames(address: URL): string {
  const plain = new URL(address);
  plain.username = '';
  plain.password = '';
  plain.hash = '';
  return plain.href;
}

function tidyTitle(title: unknown): string {
  const text = typeof title === 'string' ? title.slice(0, 10 * maxTitleLength) : '';
  return text
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleLength)
    .replace(halfSigns, '\ufffd');
}

import { readUrl } from '@hearth/domain/imports/web-address';
import { pathInApp } from '../../platform/boot/site-address.ts';

/** What Markdown of people may contain. */
export const allowedTags: readonly string[] = [
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code kbd',
  'ul ol li dl dt dd table thead tbody tr th td caption',
  'a b strong i em u s del ins mark q small sub sup abbr',
  'span div details summary img figure figcaption iframe',
].flatMap((names) => names.split(' '));

export const allowedAttributes: readonly string[] =
  'href title src alt width height colspan rowspan start open dir lang allowfullscreen align'.split(' ');

/** Frames come from other hosts, over https: one from this server would run with the rights of the reader. */
export function isSafeFrame(src: string, ownOrigin = globalThis.location?.origin): boolean {
  try {
    const url = new URL(src);
    return url.protocol === 'https:' && url.origin !== ownOrigin;
  } catch {
    return false;
  }
}

const mediaFolder = '/api/media/';

/** Pictures that this server keeps, of the web over https, or within the text. No other address of this server. */
export function isSafeImage(src: string, ownOrigin = globalThis.location?.origin): boolean {
  if (/^data:image\/(?:png|jpeg|gif|webp|avif);/i.test(src)) return true;
  if (src.startsWith('blob:')) return true;
  const address = /^(?:https:\/\/|\/(?![/\\]))/i.test(src) ? readUrl(src, ownOrigin) : null;
  if (address === null) return false;
  return address.origin !== ownOrigin || pathInApp(address.pathname).startsWith(mediaFolder);
}

import * as z from 'zod';

const FirstPages = z.array(z.object({ address: z.string(), files: z.array(z.string()) }));

/** Preload links for the head of the page at a path. */
export type LinksAt = (path: string) => string;

/**
 * Preload links for all files of the entry pages, so that a browser fetches them in parallel instead of one
 * after the other.
 *
 * @param text the list of those files written by the web app's build; null for none
 * @param index the page, which may reference some of them already
 */
export function firstPageLinks(text: string | null, index: string): LinksAt {
  const pages = FirstPages.parse(JSON.parse(text ?? '[]')).map(({ address, files }) => ({
    address: new RegExp(address),
    links: files
      .filter((name) => !index.includes(`"/${name}"`))
      .map(linkTo)
      .join(''),
  }));
  return (path) => pages.find(({ address }) => address.test(path))?.links ?? '';
}

function linkTo(name: string): string {
  return name.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${name}">`
    : `<link rel="modulepreload" crossorigin href="/${name}">`;
}

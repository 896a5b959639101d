import * as z from 'zod';

const FirstPages = z.array(z.object({ address: z.string(), files: z.array(z.string()) }));

/** Links for the head of the page at a path: to the files that it will need. */
export type LinksAt = (path: string) => string;

/**
 * Links to all files of the pages that people begin with, so that a browser fetches them at once, and not each when the
 * one before it has come.
 *
 * @param text which files those are, as the build of the web app has written it down; null for none
 * @param index the page, which may name some of them already
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

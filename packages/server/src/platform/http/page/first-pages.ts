import * as z from 'zod';

const FirstPages = z.object({
  textsRoot: z.string(),
  pages: z.array(z.object({ address: z.string(), files: z.array(z.string()), texts: z.array(z.string()) })),
});

/** Preload links for the head of the page at a path, for readers of a locale. */
export type LinksAt = (path: string, locale: string) => string;

/**
 * Preload links for all files of the entry pages and for their texts, so that a browser fetches them in parallel instead
 * of one after the other.
 *
 * @param text the list of those files written by the web app's build; null for none
 * @param index the page, which may reference some of them already
 */
export function firstPageLinks(text: string | null, index: string): LinksAt {
  if (text === null) return () => '';
  const { textsRoot, pages } = FirstPages.parse(JSON.parse(text));
  const known = pages.map(({ address, files, texts }) => ({
    address: new RegExp(address),
    links: files
      .filter((name) => !index.includes(`"/${name}"`))
      .map(linkTo)
      .join(''),
    texts,
  }));
  return (path, locale) => {
    const page = known.find(({ address }) => address.test(path));
    const texts = page?.texts.map((file) => linkToText(`${textsRoot}/${locale}/${file}.json`)) ?? [];
    return (page?.links ?? '') + texts.join('');
  };
}

function linkTo(name: string): string {
  return name.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${name}">`
    : `<link rel="modulepreload" crossorigin href="/${name}">`;
}

function linkToText(name: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="/${name}">`;
}

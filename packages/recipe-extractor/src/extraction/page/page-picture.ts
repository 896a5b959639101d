/** The picture of a recipe on a page that declares none. */
import { headingTags } from './element-kinds.ts';
import type { Page, PageElement } from './element.ts';

/** Pictures that are looked at. */
const maxPictures = 200;
const minWordLength = 4;
/** Pictures of the site and of people. */
const otherPicture = /logo|icon|avatar|banner|sprite|pixel|placeholder|\.svg(?:$|\?)|^data:/i;

/** Address of the first picture after the main heading whose description or file name has a word of the title. */
export function pagePicture(page: Page, title: string | null): string | null {
  const words = splitWords(title ?? '');
  if (words.length === 0) return null;
  const heading = page.elements.find(({ tag }) => headingTags.has(tag));
  const pictures = page.elements
    .filter((element) => element.tag === 'img' && element.index > (heading?.index ?? 0))
    .slice(0, maxPictures);
  const found = pictures.find((element) => {
    const shown = splitWords(`${element.attributes.alt ?? ''} ${readFile(element)}`);
    return !otherPicture.test(readAddress(element)) && words.some((word) => shown.includes(word));
  });
  return found === undefined ? null : readAddress(found);
}

function readAddress({ attributes }: PageElement): string {
  return attributes['data-src'] ?? attributes['data-lazy-src'] ?? attributes.src ?? '';
}

function readFile(element: PageElement): string {
  return readAddress(element).split(/[?#]/)[0]?.split('/').at(-1)?.slice(0, 200) ?? '';
}

function splitWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= minWordLength);
}

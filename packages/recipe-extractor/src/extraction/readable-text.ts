import type { PageElement } from './page/element.ts';
import { readMetadata } from './page/page-metadata.ts';
import { elementLines } from './page/page-text.ts';
import { parseHtml } from './page/parse-html.ts';
import { absoluteUrl } from './page-fields.ts';

/** The visible text and the main picture of a page, as input for extracting a recipe. */
export interface ReadableText {
  /** A line for each paragraph, list item and heading; at most some 30,000 characters. */
  readonly lines: string[];
  /** URL of the picture for link previews. */
  readonly image: string | null;
}

/** Characters; shorter elements are menus or notices. */
const minContentLength = 400;

/** The text of a page, or of its main element if it has one. Never throws. */
export function extractReadableText(html: string, url: string | null): ReadableText {
  const page = parseHtml(html);
  const image = readMetadata(page).meta.get('og:image');
  const main = page.elements.filter(isMain).map(elementLines).find(isContent);
  return {
    lines: main ?? elementLines(page.root),
    image: image === undefined ? null : absoluteUrl(image, url),
  };
}

function isMain({ tag, attributes }: PageElement): boolean {
  return tag === 'main' || tag === 'article' || attributes.role === 'main';
}

function isContent(lines: readonly string[]): boolean {
  return lines.join(' ').length >= minContentLength;
}

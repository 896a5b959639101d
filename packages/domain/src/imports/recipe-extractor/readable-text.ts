import type { PageElement } from './page/element.ts';
import { readMetadata } from './page/page-metadata.ts';
import { elementLines } from './page/page-text.ts';
import { parseHtml } from './page/parse-html.ts';
import { absoluteUrl } from './page-fields.ts';

/** What a page says to its readers, for somebody who looks for a recipe in it. */
export interface ReadableText {
  /** A line for each paragraph, list item and heading; at most some 30,000 characters. */
  readonly lines: string[];
  /** The picture that the page is shown with elsewhere. */
  readonly image: string | null;
}

/** Shorter ones hold a menu or a notice, and not what the page is about. */
const minContentLength = 400;

/** The words of a page: of its main part where it names one. Never throws. */
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

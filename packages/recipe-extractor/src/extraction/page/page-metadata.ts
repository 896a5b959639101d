/** Metadata in the head of a page. */
import { isHidden } from './page-text.ts';
import type { Page, PageElement } from './element.ts';
import { elementText, tidyLine } from './page-text.ts';

/** Metadata of a page; empty values are null. */
export interface PageMetadata {
  /** First content by lower-case name or property (`og:title`, `author`). */
  readonly meta: ReadonlyMap<string, string>;
  /** All `article:tag` values. */
  readonly tags: readonly string[];
  /** Text of `<title>`. */
  readonly documentTitle: string | null;
  /** Text of the first visible h1 with text. */
  readonly heading: string | null;
  /** Address of `<link rel=canonical>`. */
  readonly canonical: string | null;
  /** `lang` of the html element. */
  readonly language: string | null;
}

/** Reads the metadata in one pass over the elements. */
export function readMetadata(page: Page): PageMetadata {
  const meta = new Map<string, string>();
  const tags: string[] = [];
  const found: { title?: string; heading?: string; canonical?: string; language?: string } = {};
  for (const element of page.elements) {
    const { tag, attributes } = element;
    if (tag === 'meta') addMeta(element, meta, tags);
    else if (tag === 'title') found.title ??= elementText(element);
    else if (tag === 'h1') found.heading ||= isHidden(element) ? '' : elementText(element);
    else if (tag === 'link' && attributes.rel?.toLowerCase() === 'canonical')
      found.canonical ??= attributes.href ?? '';
    else if (tag === 'html') found.language ??= attributes.lang ?? attributes['xml:lang'] ?? '';
  }
  return {
    meta,
    tags,
    documentTitle: found.title || null,
    heading: found.heading || null,
    canonical: found.canonical?.trim() || null,
    language: found.language?.trim() || null,
  };
}

function addMeta({ attributes }: PageElement, meta: Map<string, string>, tags: string[]): void {
  const key = (attributes.property ?? attributes.name ?? attributes.itemprop)?.trim().toLowerCase();
  const content = tidyLine(attributes.content ?? '');
  if (key === undefined || content === '') return;
  if (!meta.has(key)) meta.set(key, content);
  if (key === 'article:tag' || key === 'og:article:tag') tags.push(content);
}

/** Text of page elements as a reader sees it. */
import { BLOCK_TAGS } from './element-kinds.ts';
import type { PageElement } from './element.ts';

/** Class names of text that is for screen readers or never shown. */
const HIDDEN_CLASS =
  /(?:^|[\s_-])(?:sr-only|screen-reader(?:-text)?|visually-?hidden|visuallyhidden|u-hidden)(?:$|[\s_-])/i;

/** Whether an element's text is not meant for the eye. */
export function isHidden(element: PageElement): boolean {
  const { attributes } = element;
  return (
    attributes.hidden !== undefined || (attributes.class !== undefined && HIDDEN_CLASS.test(attributes.class))
  );
}

/** All text of an element on one line. */
export function elementText(element: PageElement): string {
  return tidyLine(collect(element, ' '));
}

/** Text of an element, a line for each block or line break; empty lines dropped. */
export function elementLines(element: PageElement): string[] {
  return collect(element, '\n')
    .split('\n')
    .map(tidyLine)
    .filter((line) => line !== '');
}

/** White space to single blanks, invisible characters removed, trimmed. */
export function tidyLine(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longer texts are cut: no field is as long, and the texts of nested elements must not add up without bound. */
const MAX_TEXT_LENGTH = 30_000;

function collect(element: PageElement, blockBreak: string): string {
  const text = { parts: [], length: 0, blockBreak };
  collectInto(element, text);
  return text.parts.join('');
}

interface CollectedText {
  readonly parts: string[];
  length: number;
  readonly blockBreak: string;
}

function collectInto(element: PageElement, text: CollectedText): void {
  const { parts, blockBreak } = text;
  for (const child of element.children) {
    if (text.length > MAX_TEXT_LENGTH) return;
    text.length += 1;
    if (typeof child === 'string') {
      const piece = child.slice(0, MAX_TEXT_LENGTH);
      text.length += piece.length;
      parts.push(blockBreak === '\n' ? piece.replace(/\s+/g, ' ') : piece);
    } else if (child.tag === 'br') parts.push(blockBreak);
    else if (!isHidden(child)) collectElement(child, text);
  }
}

function collectElement(element: PageElement, text: CollectedText): void {
  const isBlock = BLOCK_TAGS.has(element.tag);
  if (isBlock) text.parts.push(text.blockBreak);
  collectInto(element, text);
  if (isBlock) text.parts.push(text.blockBreak);
}

/** Text of page elements as a reader sees it. */
import { blockTags } from './element-kinds.ts';
import type { PageElement, PageNode } from './element.ts';

/** Class names of text that is for screen readers or never shown. */
const hiddenClass =
  /(?:^|[\s_-])(?:sr-only|screen-reader(?:-text)?|visually-?hidden|visuallyhidden|u-hidden)(?:$|[\s_-])/i;

/** Class names of style kits for what is not shown, and those that show it again on larger screens. */
const unshownClass = /(?:^|\s)(?:hidden|hide|d-none)(?:$|\s)/;
const shownAgainClass =
  /(?:^|\s)(?:\w+:(?:block|flex|grid|inline|table|contents)|d-\w+-(?:block|flex|grid|inline|table))/;

/** Whether an element's text is not meant for the eye. */
export function isHidden(element: PageElement): boolean {
  const { hidden, class: names } = element.attributes;
  if (hidden !== undefined) return true;
  if (names === undefined) return false;
  return hiddenClass.test(names) || (unshownClass.test(names) && isUnshown(element, names));
}

/** The other units of an amount, or a substitute. Larger parts may be tabs that a click shows. */
function isUnshown(element: PageElement, names: string): boolean {
  if (shownAgainClass.test(names)) return false;
  return element.children.every((child) => typeof child === 'string' || !blockTags.has(child.tag));
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
const maxTextLength = 30_000;

function collect(element: PageElement, blockBreak: string): string {
  const text = { parts: [], length: 0, blockBreak, isGlued: false, isBorder: false };
  collectInto(element, text);
  return text.parts.join('');
}

interface CollectedText {
  readonly parts: string[];
  length: number;
  readonly blockBreak: string;
  /** The next piece is set against the last one on purpose: `H₂O` with its digit in an element. */
  isGlued: boolean;
  /** The next piece begins an element right behind another one. */
  isBorder: boolean;
}

function collectInto(element: PageElement, text: CollectedText): void {
  const { parts, blockBreak } = text;
  for (const [at, child] of element.children.entries()) {
    if (text.length > maxTextLength) return;
    text.length += 1;
    if (isPart(child) && isPart(element.children[at - 1])) text.isBorder = true;
    if (typeof child === 'string') addPiece(child.slice(0, maxTextLength), text);
    else if (child.tag === 'br') parts.push(blockBreak);
    else if (!isHidden(child)) collectElement(child, text);
  }
}

/** Elements that a page sets amounts, units and names in. */
export function isPart(node: PageNode | undefined): boolean {
  return node !== undefined && typeof node !== 'string' && node.tag === 'span';
}

function addPiece(piece: string, text: CollectedText): void {
  const { parts, blockBreak } = text;
  text.length += piece.length;
  const last = parts.at(-1) ?? '';
  if (!text.isGlued && (isCut(last, piece) || (text.isBorder && isBorder(last, piece)))) parts.push(' ');
  text.isBorder = false;
  parts.push(blockBreak === '\n' ? piece.replace(/\s+/g, ' ') : piece);
  text.isGlued = false;
}

/** Whether a word meets an amount at the border of two elements: a style sets them apart, not a blank. */
export function isCut(before: string, after: string): boolean {
  return (
    /^\d/.test(after) && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(before.slice(-2))
  );
}

/** Whether two elements meet without a blank, an amount or its unit in one and letters in the other: a style parts them. */
export function isBorder(before: string, after: string): boolean {
  return borderBefore.test(before.slice(-2)) && borderAfter.test(after.slice(0, 2));
}

const borderBefore = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d½¼¾⅓⅔]$/u;
const borderAfter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Elements whose text belongs to the letters beside them. */
export function isGlue({ tag }: PageElement): boolean {
  return tag === 'sub' || tag === 'sup';
}

function collectElement(element: PageElement, text: CollectedText): void {
  const isBlock = blockTags.has(element.tag);
  if (isBlock) text.parts.push(text.blockBreak);
  if (isGlue(element)) text.isGlued = true;
  collectInto(element, text);
  if (isGlue(element)) text.isGlued = true;
  if (isBlock) text.parts.push(text.blockBreak);
}

/** Which elements among ingredient lines name a group of them. */
import { HEADING_TAGS } from '../page/element-kinds.ts';
import { childElements, findElement, type PageElement } from '../page/element.ts';
import { elementText, tidyLine } from '../page/page-text.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';

const MAX_HEADING_LENGTH = 90;
/** Cells of a row that may be empty around a heading. */
const MAX_CELLS = 10;
/** Heading elements may say more: `Decoration (as much as you like, depending on the size of each piece)`. */
const MAX_HEADING_ELEMENT_LENGTH = 140;
const HEADING_ELEMENTS: ReadonlySet<string> = new Set([
  ...HEADING_TAGS,
  'dt',
  'legend',
  'summary',
  'caption',
]);
const BOLD_ELEMENTS: ReadonlySet<string> = new Set(['strong', 'b', 'u', 'em']);
const HEADING_CLASS =
  /(?:heading|header|subhead|title|titulo|titre|titel|group-?name|section-?name|purpose)/i;
const BOLD_CLASS = /(?:^|[\s_-])(?:font-weight-bold|font-bold|fw-bold|fw-700)(?:$|\s)/i;
/** Controls and labels near a list of ingredients. */
const CONTROL =
  /^(?:\d+(?:[.,/]\d+)?\s*x|us|metric|us customary|original|print|scale|save|cups?|imperial|us units|add all.*|show .*)$/i;
/** The end of a sentence of some length: a text about the recipe. */
const SENTENCE = /^(?:\S+\s+){3,}\S+[.!?…]$/;

/** Buttons for one, two or three times the recipe, right behind the heading. */
const SCALES = /(?:\s*\d+(?:\/\d+)?x)+$/i;

/** The group's name that an element shows, null when it shows none. Lines themselves are never asked. */
export function groupHeading(element: PageElement): string | null {
  if (!looksLikeHeading(element)) return null;
  const text = textWithoutButtons(element).replace(SCALES, '').trim();
  const isElement = HEADING_TAGS.has(element.tag);
  const limit = isElement ? MAX_HEADING_ELEMENT_LENGTH : MAX_HEADING_LENGTH;
  if (text.length === 0 || text.length > limit || !/\p{L}{2}/u.test(text)) return null;
  if (CONTROL.test(text) || (!isElement && SENTENCE.test(text))) return null;
  if (sectionHeading(text)?.isExact === true) return null;
  return text.replace(/(?<![\s:])[\s:]+$/, '');
}

/** The heading that an item of the list shows instead of a line: all in bold or in a heading, and without an amount. */
export function listedHeading(element: PageElement): string | null {
  const isSet = isWhollyBold(element) || HEADING_CLASS.test(element.attributes.class ?? '');
  const heading = isSet ? groupHeading(element) : null;
  return heading === null || /[\d½¼¾⅓⅔]/.test(heading) ? null : heading;
}

function looksLikeHeading(element: PageElement): boolean {
  const { tag, attributes } = element;
  if (HEADING_ELEMENTS.has(tag)) return true;
  if (tag === 'th') return isOnlyCell(element);
  if (BOLD_ELEMENTS.has(tag) || tag === 'button' || tag === 'a') return BOLD_ELEMENTS.has(tag);
  if (HEADING_CLASS.test(attributes.class ?? '') && childElements(element).length <= 2) return true;
  return isWhollyBold(element) || endsWithColon(element) || introducesList(element);
}

/** A heading of its own row; beside other cells it is one column of a line. */
function isOnlyCell(element: PageElement): boolean {
  const cells = element.parent === null ? [] : childElements(element.parent);
  return cells.length <= MAX_CELLS && cells.every((cell) => cell === element || elementText(cell) === '');
}

/** All of the text is in bold, in a heading, or in an element that is named after bold type. */
function isWhollyBold(element: PageElement): boolean {
  if (BOLD_CLASS.test(element.attributes.class ?? '')) return true;
  const children = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = children;
  if (children.length === 1 && only !== undefined && typeof only !== 'string' && !isBoldTag(only))
    return isWhollyBold(only);
  return children.length > 0 && children.every((child) => typeof child !== 'string' && isBoldTag(child));
}

function isBoldTag({ tag }: PageElement): boolean {
  return BOLD_ELEMENTS.has(tag) || HEADING_TAGS.has(tag);
}

/** Text of a heading without the controls that lie in it. */
function textWithoutButtons(element: PageElement): string {
  if (findElement(element, ({ tag }) => tag === 'button') === null) return elementText(element);
  const parts = element.children.map((child) => {
    if (typeof child === 'string') return child;
    return child.tag === 'button' ? '' : textWithoutButtons(child);
  });
  return tidyLine(parts.join(' '));
}

/** A paragraph right before a list. */
function introducesList(element: PageElement): boolean {
  if (element.tag !== 'p' || element.parent === null) return false;
  const siblings = childElements(element.parent);
  const next = siblings[siblings.indexOf(element) + 1];
  return next !== undefined && (next.tag === 'ul' || next.tag === 'ol') && elementText(element).length <= 60;
}

/** A short text of its own that ends with a colon. */
function endsWithColon(element: PageElement): boolean {
  if (childElements(element).length > 2) return false;
  return elementText(element).endsWith(':');
}

/** Which elements among ingredient lines name a group of them. */
import { headingTags } from '../page/element-kinds.ts';
import { childElements, findElement, type PageElement } from '../page/element.ts';
import { elementText, tidyLine } from '../page/page-text.ts';
import { isLabel, isNoName, isSentence, mayNameGroup, tidyName, withoutScales } from './group-names.ts';

const maxHeadingLength = 90;
/** Cells of a row that may be empty around a heading. */
const maxCells = 10;
/** Heading elements may say more: `Decoration (as much as you like, depending on the size of each piece)`. */
const maxHeadingElementLength = 140;
export const headingElements: ReadonlySet<string> = new Set([
  ...headingTags,
  'dt',
  'legend',
  'summary',
  'caption',
]);
const boldElements: ReadonlySet<string> = new Set(['strong', 'b', 'u', 'em']);
export const headingClass =
  /(?:heading|header|subhead|title|titulo|titre|titel|group-?name|section-?name|purpose)/i;
const groupClass = /group|sub-?head|section-?(?:name|title)/i;
const boldClass = /(?:^|[\s_-])(?:font-weight-bold|font-bold|fw-bold|fw-700)(?:$|\s)/i;

/** Whether a class calls the element the name of a group. */
export function isGroupName({ attributes }: PageElement): boolean {
  return groupClass.test(attributes.class ?? '');
}

/** The group's name that an element shows, null when it shows none. Lines themselves are never asked. */
export function groupHeading(element: PageElement): string | null {
  if (!looksLikeHeading(element)) return null;
  const text = withoutScales(textWithoutButtons(element));
  const isElement = headingTags.has(element.tag);
  const limit = isElement ? maxHeadingElementLength : maxHeadingLength;
  if (text.length === 0 || text.length > limit || !/\p{L}{2}|\p{Lo}/u.test(text)) return null;
  if (isNoName(text) || (!isElement && isSentence(text))) return null;
  return tidyName(text);
}

/** The heading that an item of the list shows instead of a line: all in bold or in a heading, and without an amount. */
export function listedHeading(element: PageElement): string | null {
  const isSet = isWhollyBold(element) || headingClass.test(element.attributes.class ?? '');
  const heading = isSet ? groupHeading(element) : null;
  return heading === null || !mayNameGroup(heading) ? null : heading;
}

/** Whether an element is one that names what follows, by its tag, its type face or its text. */
export function looksLikeHeading(element: PageElement): boolean {
  const { tag, attributes } = element;
  if (headingElements.has(tag)) return true;
  if (tag === 'th') return isOnlyCell(element);
  if (boldElements.has(tag) || tag === 'button' || tag === 'a') return boldElements.has(tag);
  if (headingClass.test(attributes.class ?? '') && childElements(element).length <= 2) return true;
  return isWhollyBold(element) || endsWithColon(element) || introducesList(element) || isLead(element);
}

/** A heading of its own row; beside other cells it is one column of a line. */
function isOnlyCell(element: PageElement): boolean {
  const cells = element.parent === null ? [] : childElements(element.parent);
  return cells.length <= maxCells && cells.every((cell) => cell === element || elementText(cell) === '');
}

/** All of the text is in bold, in a heading, or in an element that is named after bold type. */
function isWhollyBold(element: PageElement): boolean {
  if (boldClass.test(element.attributes.class ?? '')) return true;
  const children = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = children;
  if (children.length === 1 && only !== undefined && typeof only !== 'string' && !isBoldTag(only))
    return isWhollyBold(only);
  return children.length > 0 && children.every((child) => typeof child !== 'string' && isBoldTag(child));
}

function isBoldTag({ tag }: PageElement): boolean {
  return boldElements.has(tag) || headingTags.has(tag);
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

/** `For the icing`. */
function isLead(element: PageElement): boolean {
  return childElements(element).length <= 2 && isLabel(elementText(element));
}

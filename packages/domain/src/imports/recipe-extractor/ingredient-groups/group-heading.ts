/** Which elements among ingredient lines name a group of them. */
import { HEADING_TAGS } from '../page/element-kinds.ts';
import { childElements, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';

const MAX_HEADING_LENGTH = 90;
const HEADING_ELEMENTS: ReadonlySet<string> = new Set([
  ...HEADING_TAGS,
  'dt',
  'legend',
  'summary',
  'th',
  'caption',
]);
const BOLD_ELEMENTS: ReadonlySet<string> = new Set(['strong', 'b', 'u', 'em']);
const HEADING_CLASS = /(?:heading|header|subhead|title|group-?name|section-?name|purpose)/i;
/** Controls and labels near a list of ingredients. */
const CONTROL =
  /^(?:\d+(?:[.,/]\d+)?\s*x|us|metric|us customary|original|print|scale|save|cups?|imperial|us units|add all.*|show .*)$/i;

/** Buttons for one, two or three times the recipe, right behind the heading. */
const SCALES = /(?:\s*\d+(?:\/\d+)?x)+$/i;

/** The group's name that an element shows, null when it shows none. Lines themselves are never asked. */
export function groupHeading(element: PageElement): string | null {
  if (!looksLikeHeading(element)) return null;
  const text = elementText(element).replace(SCALES, '').trim();
  if (text.length === 0 || text.length > MAX_HEADING_LENGTH || !/\p{L}{2}/u.test(text) || CONTROL.test(text))
    return null;
  const section = sectionHeading(text);
  if (section?.isExact === true) return null;
  return text.replace(/(?<![\s:])[\s:]+$/, '');
}

function looksLikeHeading(element: PageElement): boolean {
  const { tag, attributes } = element;
  if (HEADING_ELEMENTS.has(tag)) return true;
  if (BOLD_ELEMENTS.has(tag) || tag === 'button' || tag === 'a') return BOLD_ELEMENTS.has(tag);
  if (
    attributes.class !== undefined &&
    HEADING_CLASS.test(attributes.class) &&
    childElements(element).length <= 2
  )
    return true;
  return isWhollyBold(element) || endsWithColon(element) || introducesList(element);
}

function isWhollyBold(element: PageElement): boolean {
  const children = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return (
    children.length > 0 &&
    children.every((child) => typeof child !== 'string' && BOLD_ELEMENTS.has(child.tag))
  );
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

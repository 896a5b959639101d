/** What a page shows in its list of ingredients, in order: headings, lines and other items. */
import { childElements, isInside, type PageElement } from '../page/element.ts';
import { elementText, isHidden } from '../page/page-text.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';
import { groupHeading, listedHeading, looksLikeHeading } from './group-heading.ts';
import { isNoName, tidyName } from './group-names.ts';
import type { LineList } from './line-lists.ts';

/** Levels between an item and a heading in it. */
const maxItemLevels = 4;
const maxLineLength = 90;
const listTags: ReadonlySet<string> = new Set(['ul', 'ol']);
const amount = /^[\d½¼¾]/;

/** A part of the list. */
export type ListPart =
  | { readonly kind: 'heading'; readonly text: string; readonly element: PageElement }
  /** A known line; `heading` is its text where the page sets it as a heading. */
  | {
      readonly kind: 'line';
      readonly line: number;
      readonly heading: string | null;
      readonly element: PageElement;
    }
  /** An item of the list that is none of the known lines, or a paragraph right above the list. */
  | { readonly kind: 'unknown'; readonly element: PageElement; readonly isAbove: boolean };

/** Reads the smallest element that holds all lines of the list, and the heading right before it. */
export function listParts(list: LineList): ListPart[] {
  const elements = [...list.keys()];
  const container = commonAncestor(elements);
  const parts: ListPart[] = [];
  const before = partBefore(container);
  if (before !== null) parts.push(before);
  const reader = {
    list,
    parts,
    holders: collectHolders(elements, container),
    itemTag: elements[0]?.tag ?? '',
  };
  for (const child of childElements(container)) readPart(child, reader);
  return parts;
}

interface PartReader {
  readonly list: LineList;
  readonly parts: ListPart[];
  /** Elements with a line somewhere inside. */
  readonly holders: ReadonlySet<PageElement>;
  readonly itemTag: string;
}

function readPart(element: PageElement, reader: PartReader): void {
  const { list, parts, holders, itemTag } = reader;
  if (isHidden(element)) return;
  const line = list.get(element);
  if (line !== undefined) {
    parts.push({ kind: 'line', line, heading: listedHeading(element), element });
    return;
  }
  const isItem = element.tag === 'li' || element.tag === itemTag;
  const heading = holders.has(element) ? null : groupHeading(isItem ? soleChild(element) : element);
  if (heading !== null) parts.push({ kind: 'heading', text: heading, element });
  // An item without a known line is no place for the heading of others.
  else if (isItem && !holders.has(element)) parts.push({ kind: 'unknown', element, isAbove: false });
  else {
    const title = isItem ? titleOfList(element) : null;
    if (title !== null) parts.push({ kind: 'heading', text: title, element });
    for (const child of childElements(element)) readPart(child, reader);
  }
}

/** The text of an item before the list that it holds: `<li>For the sauce<ul>…</ul></li>`. */
function titleOfList(item: PageElement): string | null {
  const at = item.children.findIndex((child) => typeof child !== 'string' && listTags.has(child.tag));
  if (at <= 0) return null;
  const text = elementText({ ...item, children: item.children.slice(0, at) });
  const isName = /\p{L}{2}|\p{Lo}/u.test(text) && text.length <= maxLineLength && !isNoName(text);
  return isName ? tidyName(text) : null;
}

/** Innermost element with all of an item's text: a row may show a heading in one of its cells. */
function soleChild(item: PageElement): PageElement {
  const text = elementText(item);
  let at = item;
  for (let level = 0; level < maxItemLevels && groupHeading(at) === null; level += 1) {
    const only = childElements(at).find((child) => elementText(child) === text);
    if (only === undefined) return item;
    at = only;
  }
  return at;
}

function collectHolders(elements: readonly PageElement[], container: PageElement): Set<PageElement> {
  const holders = new Set<PageElement>();
  for (const element of elements) {
    let at = element.parent;
    while (at !== null && at !== container && !holders.has(at)) {
      holders.add(at);
      at = at.parent;
    }
  }
  return holders;
}

/** The text directly before a list: the heading of the only group, or a line that was left out of the list. */
function partBefore(list: PageElement): ListPart | null {
  const siblings = list.parent === null ? [] : childElements(list.parent);
  const element = siblings[siblings.indexOf(list) - 1];
  if (element === undefined || !looksLikeHeading(element)) return null;
  const shown = elementText(element);
  if (amount.test(shown))
    return shown.length > maxLineLength ? null : { kind: 'unknown', element, isAbove: true };
  const text = groupHeading(element);
  return text === null || isSection(text) ? null : { kind: 'heading', text, element };
}

/** "Sauce ingredients" names a group, "Ingredients for 4" and "How to make it" do not. */
export function isSection(heading: string): boolean {
  const section = sectionHeading(heading);
  return (
    section !== null &&
    (section.kind !== 'ingredients' || sectionHeading(heading.split(' ')[0] ?? '') !== null)
  );
}

function commonAncestor(elements: readonly PageElement[]): PageElement {
  const [first, ...others] = elements;
  if (first === undefined) throw new RangeError('A list has elements');
  let ancestor = first.parent ?? first;
  for (const element of others) while (!isInside(element, ancestor)) ancestor = ancestor.parent ?? ancestor;
  return ancestor;
}

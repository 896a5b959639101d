/** Groups of known ingredient lines, by the headings that the page shows between them. */
import { childElements, isInside, type Page, type PageElement, walk } from '../page/element.ts';
import { isHidden } from '../page/page-text.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';
import type { IngredientGroup } from '../types.ts';
import { groupHeading } from './group-heading.ts';
import { type LineList, lineLists } from './line-lists.ts';
import { locateLines } from './locate-lines.ts';

/** Share of the lines that a list must show to be the recipe's own. */
const MIN_SHARE = 0.5;

/** Splits the lines at the headings of the page's list; empty when the list shows no heading or cannot be found. */
export function readGroups(page: Page, lines: readonly string[]): IngredientGroup[] {
  if (lines.length < 2) return [];
  for (const list of lineLists(locateLines(page.elements, lines))) {
    if (list.size < lines.length * MIN_SHARE) break;
    const headings = lineHeadings(list, lines.length);
    if (headings.some((heading) => heading !== null)) return groupBy(lines, headings);
  }
  return [];
}

/** Heading above each line; lines that the page does not show stay with the line before. */
function lineHeadings(list: LineList, count: number): (string | null)[] {
  const found: (string | null | undefined)[] = Array.from({ length: count });
  const container = commonAncestor([...list.keys()]);
  let current = headingBefore(container);
  walk(container, (element) => {
    if (isHidden(element)) return false;
    const line = list.get(element);
    if (line !== undefined) found[line] = current;
    else current = groupHeading(element) ?? current;
    // A list item that is no known line is still no place for the heading of others.
    return line === undefined && element.tag !== 'li';
  });
  let last: string | null = null;
  return found.map((heading) => (last = heading === undefined ? last : heading));
}

/** Heading of the only group, directly before its list. */
function headingBefore(list: PageElement): string | null {
  const siblings = list.parent === null ? [] : childElements(list.parent);
  const before = siblings[siblings.indexOf(list) - 1];
  const heading = before === undefined ? null : groupHeading(before);
  return heading === null || sectionHeading(heading) !== null ? null : heading;
}

function commonAncestor(elements: readonly PageElement[]): PageElement {
  const [first, ...others] = elements;
  if (first === undefined) throw new RangeError('A list has elements');
  let ancestor = first.parent ?? first;
  for (const element of others) while (!isInside(element, ancestor)) ancestor = ancestor.parent ?? ancestor;
  return ancestor;
}

function groupBy(lines: readonly string[], headings: readonly (string | null)[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const [index, line] of lines.entries()) {
    const heading = headings[index] ?? null;
    const last = groups.at(-1);
    if (last !== undefined && last.heading === heading) last.lines.push(line);
    else groups.push({ heading, lines: [line] });
  }
  return groups;
}

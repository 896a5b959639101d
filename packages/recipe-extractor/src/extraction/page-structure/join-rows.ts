/** Rows that a page lays out with divs instead of list items or table rows. */
import type { Block } from '../page/blocks.ts';
import { headingTags } from '../page/element-kinds.ts';
import { childElements, type PageElement } from '../page/element.ts';

/** A row and its like are at least so many. */
const minRows = 3;
/** Levels between a line and the row that holds it. */
const maxLevels = 5;
const maxRowLength = 200;

/** The children of elements counted by kind, so that a page's sections do not count the same ones again. */
export type SiblingCounts = Map<PageElement, KindCounts>;

/**
 * Joins neighbouring lines of the same row, so that amount, unit and name are one item; other lines stay as they are.
 * `byParent` is what earlier calls for the same page have counted.
 */
export function joinRows(blocks: readonly Block[], byParent: SiblingCounts): Block[] {
  const isListed = blocks.filter((block) => block.kind === 'item' || block.kind === 'row').length >= 2;
  if (isListed) return [...blocks];
  const counts = countRows(blocks, byParent);
  const joined: Block[] = [];
  let row: PageElement | null = null;
  let before: PageElement | null = null;
  for (const block of blocks) {
    const own = block.kind === 'text' ? findRow(block.element, counts) : null;
    const last = joined.at(-1);
    const isSameRow =
      own !== null &&
      own === row &&
      last !== undefined &&
      // Lines of one and the same element are parted by line breaks.
      before !== block.element &&
      last.text.length + block.text.length <= maxRowLength;
    if (isSameRow) joined[joined.length - 1] = { ...last, text: `${last.text} ${block.text}` };
    else joined.push(own === null ? block : { ...block, kind: 'item', isBold: false });
    row = own;
    before = block.element;
  }
  return joined;
}

/** Numbers of elements of one kind, by tag and class. */
type KindCounts = ReadonlyMap<string, number>;

/** How many rows of a kind the lines lie in, and how many of a kind each parent has. */
interface RowCounts {
  readonly all: KindCounts;
  readonly byParent: SiblingCounts;
}

/** Innermost element around the line that is one of several rows of its kind with more than one line in it. */
function findRow(element: PageElement, counts: RowCounts): PageElement | null {
  for (const at of around(element))
    if (isRepeated(at, counts) && childElements(at).length > 1) return hasHeading(at) ? null : at;
  return null;
}

function around(element: PageElement): PageElement[] {
  const elements: PageElement[] = [];
  let at: PageElement | null = element;
  for (; at !== null && elements.length < maxLevels; at = at.parent) elements.push(at);
  return elements;
}

function buildKind({ tag, attributes }: PageElement): string {
  return `${tag} ${attributes.class ?? ''}`;
}

function countRows(blocks: readonly Block[], byParent: SiblingCounts): RowCounts {
  const rows = new Set(blocks.flatMap((block) => (block.kind === 'text' ? around(block.element) : [])));
  return { all: countKinds([...rows]), byParent };
}

function countKinds(elements: readonly PageElement[]): KindCounts {
  const counts = new Map<string, number>();
  for (const element of elements) counts.set(buildKind(element), (counts.get(buildKind(element)) ?? 0) + 1);
  return counts;
}

function countSiblings(element: PageElement, { byParent }: RowCounts): number {
  if (element.parent === null) return 1;
  const counts = byParent.get(element.parent) ?? countKinds(childElements(element.parent));
  byParent.set(element.parent, counts);
  return counts.get(buildKind(element)) ?? 0;
}

/** A box with a heading holds several rows. */
function hasHeading(element: PageElement): boolean {
  return childElements(element).some((child) => headingTags.has(child.tag));
}

/** At least three siblings, or two where a class tells that other groups have rows of the same kind. */
function isRepeated(element: PageElement, counts: RowCounts): boolean {
  const isNamed =
    element.attributes.class !== undefined && (counts.all.get(buildKind(element)) ?? 0) >= minRows;
  return countSiblings(element, counts) >= (isNamed ? 2 : minRows);
}

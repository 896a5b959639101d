/** Rows that a page lays out with divs instead of list items or table rows. */
import type { Block } from '../page/blocks.ts';
import { HEADING_TAGS } from '../page/element-kinds.ts';
import { childElements, type PageElement } from '../page/element.ts';

/** A row and its like are at least so many. */
const MIN_ROWS = 3;
/** Levels between a line and the row that holds it. */
const MAX_LEVELS = 5;
const MAX_ROW_LENGTH = 200;

/** Joins neighbouring lines of the same row, so that amount, unit and name are one item; other lines stay as they are. */
export function joinRows(blocks: readonly Block[]): Block[] {
  const isListed = blocks.filter((block) => block.kind === 'item' || block.kind === 'row').length >= 2;
  if (isListed) return [...blocks];
  const counts = countRows(blocks);
  const joined: Block[] = [];
  let row: PageElement | null = null;
  for (const block of blocks) {
    const own = block.kind === 'text' ? rowOf(block.element, counts) : null;
    const last = joined.at(-1);
    const isSameRow =
      own !== null &&
      own === row &&
      last !== undefined &&
      last.text.length + block.text.length <= MAX_ROW_LENGTH;
    if (isSameRow) joined[joined.length - 1] = { ...last, text: `${last.text} ${block.text}` };
    else joined.push(own === null ? block : { ...block, kind: 'item', isBold: false });
    row = own;
  }
  return joined;
}

/** How many rows of one kind the lines lie in, by tag and class. */
type RowCounts = ReadonlyMap<string, number>;

/** Innermost element around the line that is one of several rows of its kind with more than one line in it. */
function rowOf(element: PageElement, counts: RowCounts): PageElement | null {
  for (const at of around(element))
    if (isRepeated(at, counts) && childElements(at).length > 1) return hasHeading(at) ? null : at;
  return null;
}

function around(element: PageElement): PageElement[] {
  const elements: PageElement[] = [];
  let at: PageElement | null = element;
  for (; at !== null && elements.length < MAX_LEVELS; at = at.parent) elements.push(at);
  return elements;
}

function kindOf({ tag, attributes }: PageElement): string {
  return `${tag} ${attributes.class ?? ''}`;
}

function countRows(blocks: readonly Block[]): RowCounts {
  const rows = new Set(blocks.flatMap((block) => (block.kind === 'text' ? around(block.element) : [])));
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(kindOf(row), (counts.get(kindOf(row)) ?? 0) + 1);
  return counts;
}

/** A box with a heading holds several rows. */
function hasHeading(element: PageElement): boolean {
  return childElements(element).some((child) => HEADING_TAGS.has(child.tag));
}

/** At least three siblings, or two where a class tells that other groups have rows of the same kind. */
function isRepeated(element: PageElement, counts: RowCounts): boolean {
  if (element.parent === null) return false;
  const kind = kindOf(element);
  const isNamed = element.attributes.class !== undefined && (counts.get(kind) ?? 0) >= MIN_ROWS;
  let count = 0;
  for (const sibling of element.parent.children) {
    if (typeof sibling !== 'string' && kindOf(sibling) === kind) count += 1;
    if (count >= (isNamed ? 2 : MIN_ROWS)) return true;
  }
  return false;
}

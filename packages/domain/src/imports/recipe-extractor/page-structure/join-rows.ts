/** Rows that a page lays out with divs instead of list items or table rows. */
import type { Block } from '../page/blocks.ts';
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
  const joined: Block[] = [];
  let row: PageElement | null = null;
  for (const block of blocks) {
    const own = block.kind === 'text' ? rowOf(block.element) : null;
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

/** Outermost element around the line that has at least two siblings of its kind with more than one line in it. */
function rowOf(element: PageElement): PageElement | null {
  let row: PageElement | null = null;
  let at: PageElement | null = element;
  for (let level = 0; level < MAX_LEVELS && at !== null; level += 1) {
    if (isRepeated(at) && childElements(at).length > 1) row ??= at;
    at = at.parent;
  }
  return row;
}

function isRepeated(element: PageElement): boolean {
  if (element.parent === null) return false;
  let count = 0;
  for (const sibling of element.parent.children) {
    if (typeof sibling === 'string') continue;
    if (sibling.tag === element.tag && sibling.attributes.class === element.attributes.class) count += 1;
    if (count >= MIN_ROWS) return true;
  }
  return false;
}

/** Finds the elements that show given ingredient lines on the page. */
import { HEADING_TAGS } from '../page/element-kinds.ts';
import { isInside, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';

/** An element and the positions of the lines it may show: several if two groups contain the same line. */
export interface LocatedLine {
  readonly element: PageElement;
  readonly lines: readonly number[];
}

const LINE_TAGS: ReadonlySet<string> = new Set(['li', 'p', 'tr', 'dd']);
const ITEM_TAGS: ReadonlySet<string> = new Set(['li', 'tr', 'dd']);
/** Share of an item's text that belongs to the name in it. */
const MIN_PART = 0.4;
/** Elements that a single line never holds. */
const CONTAINED_TAGS: ReadonlySet<string> = new Set(['li', 'tr', 'dd', ...HEADING_TAGS, 'ul', 'ol', 'table']);
const CONTAINED_OUTSIDE_ITEMS: ReadonlySet<string> = new Set([...CONTAINED_TAGS, 'p']);
const INGREDIENT_NAME = /ingred|zutat|hozzaval|składnik|skladnik/i;
/** Words that two texts must share, of all their words, to be the same line. */
const MIN_LIKENESS = 0.6;
const MAX_LINE_LENGTH = 400;
const MAX_CANDIDATES = 3000;
const MAX_LINE_ELEMENTS = 40;

/** Elements that show one of the lines, in document order: the same words first, else the most alike. Empty when few are found. */
export function locateLines(elements: readonly PageElement[], lines: readonly string[]): LocatedLine[] {
  const index = new LineIndex(lines);
  const located: LocatedLine[] = [];
  let candidates = 0;
  let last: PageElement | null = null;
  let item: Candidate | null = null;
  for (const element of elements) {
    if (!mayShowLine(element) || (last !== null && isInside(element, last))) continue;
    candidates += 1;
    if (candidates > MAX_CANDIDATES) break;
    const text = elementText(element);
    const found = index.find(text);
    if (found.length > 0) {
      last = item !== null && isMainPart(element, text, item) ? item.element : element;
      located.push({ element: last, lines: found });
    } else if (ITEM_TAGS.has(element.tag)) item = { element, text };
  }
  return located;
}

/** Whether markup or a class calls the element an ingredient. */
export function isNamedIngredient({ attributes }: PageElement): boolean {
  return (
    attributes.itemprop !== undefined ||
    (attributes.class !== undefined && INGREDIENT_NAME.test(attributes.class))
  );
}

interface Candidate {
  readonly element: PageElement;
  readonly text: string;
}

/** Whether an element has most of the text of the item around it: the item is the line, with an amount or a remark. */
function isMainPart(element: PageElement, text: string, item: Candidate): boolean {
  return text.length >= item.text.length * MIN_PART && isInside(element, item.element);
}

function mayShowLine(element: PageElement): boolean {
  const { tag, attributes } = element;
  if (HEADING_TAGS.has(tag) && attributes.itemprop === undefined) return false;
  if (!LINE_TAGS.has(tag) && tag !== 'label' && !isNamedIngredient(element)) return false;
  const contained = tag === 'li' || tag === 'tr' ? CONTAINED_TAGS : CONTAINED_OUTSIDE_ITEMS;
  return !holdsLines(element, { left: MAX_LINE_ELEMENTS, contained });
}

/** A container of lines has lists and headings inside, or many elements. */
function holdsLines(
  element: PageElement,
  budget: { left: number; readonly contained: ReadonlySet<string> },
): boolean {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    budget.left -= 1;
    if (budget.left < 0 || budget.contained.has(child.tag) || holdsLines(child, budget)) return true;
  }
  return false;
}

/** Looks lines up by their words. */
class LineIndex {
  private readonly exact = new Map<string, number[]>();
  private readonly words: readonly ReadonlySet<string>[];

  constructor(lines: readonly string[]) {
    this.words = lines.map((line) => new Set(lineWords(line)));
    for (const [index, line] of lines.entries()) {
      const key = lineKey(line);
      const known = this.exact.get(key);
      if (known === undefined) this.exact.set(key, [index]);
      else known.push(index);
    }
  }

  find(text: string): readonly number[] {
    if (text === '' || text.length > MAX_LINE_LENGTH) return [];
    return this.exact.get(lineKey(text)) ?? this.closestLines(new Set(lineWords(text)));
  }

  private closestLines(words: ReadonlySet<string>): readonly number[] {
    if (words.size === 0) return [];
    return this.words
      .map((known, index) => ({ index, likeness: sharedWords(words, known) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ index }) => index);
  }
}

function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** The words of a line, whatever stands between them. */
export function lineKey(text: string): string {
  return lineWords(text).join('');
}

/** Words and numbers of a line, lower case. */
export function lineWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  );
}

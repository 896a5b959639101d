/** Finds the elements that show given ingredient lines on the page. */
import { headingTags } from '../page/element-kinds.ts';
import { isInside, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';
import { LineIndex } from './line-index.ts';

/** An element and the positions of the lines it may show: several if two groups contain the same line. */
export interface LocatedLine {
  readonly element: PageElement;
  readonly lines: readonly number[];
  /** Of the first of the lines, 1 for the same words. */
  readonly likeness: number;
}

const lineTags: ReadonlySet<string> = new Set(['li', 'p', 'tr', 'dd']);
const itemTags: ReadonlySet<string> = new Set(['li', 'tr', 'dd']);
/** Share of an item's text that belongs to the name in it. */
const minPart = 0.4;
/** Elements that a single line never holds. */
const containedTags: ReadonlySet<string> = new Set(['li', 'tr', 'dd', ...headingTags, 'ul', 'ol', 'table']);
const containedOutsideItems: ReadonlySet<string> = new Set([...containedTags, 'p']);
const ingredientName = /ingred|zutat|hozzaval|składnik|skladnik/i;
const maxCandidates = 3000;
const maxLineElements = 40;

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
    if (candidates > maxCandidates) break;
    const text = elementText(element);
    const { lines: found, likeness } = index.find(text);
    if (found.length > 0) {
      last = item !== null && isMainPart(element, text, item) ? item.element : element;
      located.push({ element: last, lines: found, likeness });
    } else if (itemTags.has(element.tag)) item = { element, text };
  }
  return located;
}

/** Whether markup or a class calls the element an ingredient. */
export function isNamedIngredient({ attributes }: PageElement): boolean {
  return ingredientName.test(attributes.itemprop ?? '') || ingredientName.test(attributes.class ?? '');
}

interface Candidate {
  readonly element: PageElement;
  readonly text: string;
}

/** Whether an element has most of the text of the item around it: the item is the line, with an amount or a remark. */
function isMainPart(element: PageElement, text: string, item: Candidate): boolean {
  return text.length >= item.text.length * minPart && isInside(element, item.element);
}

function mayShowLine(element: PageElement): boolean {
  const { tag, attributes } = element;
  if (headingTags.has(tag) && attributes.itemprop === undefined) return false;
  const mayBe =
    lineTags.has(tag) ||
    tag === 'label' ||
    attributes.role === 'listitem' ||
    attributes.itemprop !== undefined ||
    isNamedIngredient(element);
  if (!mayBe) return false;
  const contained = tag === 'li' || tag === 'tr' ? containedTags : containedOutsideItems;
  return !holdsLines(element, { left: maxLineElements, contained });
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

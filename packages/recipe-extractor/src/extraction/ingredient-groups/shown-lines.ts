/** Where the page's own list of ingredients says more than the recipe's data. */
import { classNames, findElements, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';
import { tidyIngredient } from '../fields/ingredient-lines.ts';
import { isServings } from '../page-structure/labelled-values.ts';
import { sectionHeading } from '../page-structure/section-headings.ts';
import { isControl, isWordedAsName } from './group-names.ts';
import type { ListPart } from './list-parts.ts';
import { lineWords } from './line-index.ts';

/** Lines and the parts of the page's list with the positions of these lines. */
export interface ShownList {
  readonly lines: readonly string[];
  readonly parts: readonly ListPart[];
}

/** Share of the data's lines that the page must show. */
const minShare = 0.8;
/** Share of a list's items that must begin with an amount, where none of them is a known line. */
const minMeasured = 0.6;
/** Known lines in the same list for each item without an amount. */
const minKnown = 4;
const maxLineLength = 200;
/** Words that the page adds at the end of a line that the data has cut off; fewer are a remark. */
const minAddedWords = 6;
const maxAddedWords = 30;
/** Links of one line. */
const maxLinks = 10;
/** How much longer a page may show the lines: beyond lie prices and article numbers. */
const maxGrowth = 1.8;
const itemTags: ReadonlySet<string> = new Set(['li', 'tr', 'dd']);
const amount = /^(?:ca\.?\s|about\s)?[\d½¼¾⅓⅔⅛]/;
const anyAmount = /[\d½¼¾⅓⅔⅛]/;
/** Lines that are looked for once more. */
const maxMissing = 10;
/** Texts with digits that are no amounts: prices and marks of footnotes. */
const price = /[$€£]\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?[€£]|[[(]\d[\])]|\*\d/g;
/** Raw text of a template: `2 cup(s)`. */
const template = /\p{L}\(s\)(?:\s|$)/u;

/** The list as the page shows it where that is the complete one; else the data's lines, with words that they lack. */
export function completeList({ lines, parts: found }: ShownList): ShownList {
  const parts = matchMissing(lines, found);
  const shown = parts.filter((part) => part.kind === 'line');
  if (shown.length < lines.length * minShare) return { lines, parts };
  const missing = lines.length - shown.length;
  const added = addedItems(parts);
  if (added.length > missing) return listAsShown(parts, new Set(added));
  // Lines that the page words differently are those that it shows in their place.
  const isWhole = added.length === missing;
  if (isWhole && showsMore(lines, shown)) return listAsShown(parts, new Set(added));
  return { lines: lengthened(lines, shown), parts };
}

/** Finds lines without an amount again in items that have one. */
function matchMissing(lines: readonly string[], parts: readonly ListPart[]): readonly ListPart[] {
  const shown = new Set(parts.map((part) => (part.kind === 'line' ? part.line : null)));
  const missing = [...lines.keys()].filter((line) => !shown.has(line) && !anyAmount.test(lines[line] ?? ''));
  if (missing.length === 0 || missing.length > maxMissing) return parts;
  return parts.map((part) => {
    if (part.kind !== 'unknown' || !isIngredient(part.element)) return part;
    const words = new Set(lineWords(elementText(part.element)));
    const at = missing.findIndex((line) => lineWords(lines[line] ?? '').every((word) => words.has(word)));
    const [line] = at < 0 ? [] : missing.splice(at, 1);
    return line === undefined ? part : { kind: 'line', line, heading: null, element: part.element };
  });
}

type LinePart = ListPart & { readonly kind: 'line' };

/** Items of the list that the data has no line for; those of another list only if they have amounts. */
function addedItems(parts: readonly ListPart[]): ListPart[] {
  const own = new Map<PageElement | null, number>();
  for (const part of parts)
    if (part.kind === 'line') own.set(part.element.parent, (own.get(part.element.parent) ?? 0) + 1);
  const last = parts.findLastIndex((part) => part.kind === 'line');
  const byParent = new Map<PageElement | null, UnknownPart[]>();
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'unknown' || isNumber(part.element)) continue;
    if (!part.isAbove && !isIngredient(part.element)) continue;
    const { parent } = part.element;
    if (index > last && !own.has(parent)) continue;
    const items = byParent.get(parent);
    if (items === undefined) byParent.set(parent, [part]);
    else items.push(part);
  }
  const added = [...byParent].filter(
    ([parent, items]) => isMeasured(items) || (isFew(items, own.get(parent) ?? 0) && areLike(items, parts)),
  );
  return added.flatMap(([, items]) => items);
}

/** One or two items among many known lines: `all of the above`. */
function isFew(items: readonly UnknownPart[], known: number): boolean {
  return items.length <= 2 && known >= items.length * minKnown;
}

/** Whether the items share a name with known lines: one of another name is more likely a heading. */
function areLike(items: readonly UnknownPart[], parts: readonly ListPart[]): boolean {
  const names = new Set(parts.flatMap((part) => (part.kind === 'line' ? readNames(part.element) : [])));
  return items.every(
    ({ element, isAbove }) =>
      isAbove ||
      (readNames(element).some((name) => names.has(name)) && !isWordedAsName(elementText(element))),
  );
}

/** Class names; an empty one where there is none. */
function readNames(element: PageElement): string[] {
  const names = classNames(element);
  return names.length === 0 ? [''] : names;
}

type UnknownPart = ListPart & { readonly kind: 'unknown' };

/** A number alone is one of a switch of servings. */
function isNumber(element: PageElement): boolean {
  return /^\d{1,4}$/.test(elementText(element));
}

function isIngredient(element: PageElement): boolean {
  const text = elementText(element);
  if (!itemTags.has(element.tag) || text === '' || text.length > maxLineLength) return false;
  return !isServings(text) && !isControl(text) && sectionHeading(text) === null;
}

function isMeasured(parts: readonly UnknownPart[]): boolean {
  const measured = parts.filter((part) => amount.test(elementText(part.element)));
  return measured.length >= parts.length * minMeasured;
}

/** Whether the page shows an amount that the data lacks, or words where the data has a template. */
function showsMore(lines: readonly string[], shown: readonly LinePart[]): boolean {
  const pairs = shown.map((part) => ({ line: lines[part.line] ?? '', text: elementText(part.element) }));
  const length = pairs.reduce((sum, pair) => sum + pair.line.length, 0);
  const shownLength = pairs.reduce((sum, pair) => sum + pair.text.length, 0);
  if (shownLength > length * maxGrowth || pairs.some((pair) => template.test(pair.text))) return false;
  return pairs.some((pair) => isMoreThan(pair.text, pair.line));
}

function isMoreThan(text: string, line: string): boolean {
  if (template.test(line)) return true;
  return !anyAmount.test(line) && amount.test(text.replace(price, ''));
}

function listAsShown(parts: readonly ListPart[], added: ReadonlySet<ListPart>): ShownList {
  const lines: string[] = [];
  const shown: ListPart[] = [];
  for (const part of parts) {
    if (part.kind === 'heading') shown.push(part);
    else if ((part.kind === 'line' || added.has(part)) && !isNumber(part.element)) {
      const heading = part.kind === 'line' ? part.heading : null;
      shown.push({ kind: 'line', line: lines.length, heading, element: part.element });
      lines.push(tidyIngredient(elementText(part.element)));
    }
  }
  return { lines, parts: shown };
}

/** Lines with the words that the page shows after them: the data may lack the text from a link on. */
function lengthened(lines: readonly string[], shown: readonly LinePart[]): readonly string[] {
  const longer = [...lines];
  for (const { line, element } of shown) {
    const text = elementText(element);
    const words = lineWords(lines[line] ?? '');
    if (isBeginning(words, lineWords(text)) && endsInLink(element, words.length))
      longer[line] = tidyIngredient(text);
  }
  return longer;
}

/** Whether a link begins after so many words of an element: what loses markup for the data may lose its text, too. */
function endsInLink(element: PageElement, count: number): boolean {
  const links = findElements(element, ({ tag }) => tag === 'a').slice(0, maxLinks);
  const shown = lineWords(elementText(element));
  return links.some((link) => {
    const [first] = lineWords(elementText(link));
    return first !== undefined && shown.lastIndexOf(first) >= count;
  });
}

function isBeginning(words: readonly string[], of: readonly string[]): boolean {
  const added = of.slice(words.length);
  if (added.length < minAddedWords || added.length > maxAddedWords) return false;
  // A second copy of the line for another layout adds nothing.
  const isCopy = added[0] === words[0] && added[1] === words[1];
  return !isCopy && words.every((word, index) => word === of[index]);
}

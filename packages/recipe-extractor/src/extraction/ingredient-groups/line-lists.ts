/** Tells the lists of ingredients on a page from other places that mention some of them. */
import { childElements, type PageElement } from '../page/element.ts';
import { isNamedIngredient, type LocatedLine } from './locate-lines.ts';

/** Elements that may lie between two lines of a list: amounts, links and headings. */
const maxDistance = 400;
/** Elements that may lie between two lines out of order. */
const maxDisorderDistance = 40;
/** Lines that may be missing between two neighbours in order. */
const maxGap = 5;
/** More than the lines of any recipe: order decides before length. */
const inOrder = 1000;
const maxLists = 200;
/** Copies of the list (overview, card, print view) that are worth a look. */
const maxCopies = 4;
/** Elements in and around a line that may carry the name of the list. */
const maxNear = 6;
/** Share of the longest list that a copy of it shows. */
const minCopyShare = 0.8;

/** Elements of one list with the position of the line that each shows; a line occurs once. */
export type LineList = ReadonlyMap<PageElement, number>;

/** A list, and how alike its lines are to those looked for, in sum. */
export interface ShownLines {
  readonly lines: LineList;
  readonly likeness: number;
}

interface Continuation {
  readonly list: OpenList;
  readonly line: number;
  readonly points: number;
}

interface OpenList {
  readonly lines: Map<PageElement, number>;
  readonly used: Set<number>;
  lastLine: number;
  lastIndex: number;
  /** How alike the lines are, in sum. */
  likeness: number;
}

/** Lists of neighbouring lines, those named as ingredients first, then by how much of the lines they show, in any order of lines: markup and page do not always agree on it. */
export function lineLists(located: readonly LocatedLine[]): ShownLines[] {
  const lists: OpenList[] = [];
  for (const { element, lines, likeness } of located) {
    const found = listFor(lists, element, lines);
    if (found !== null) {
      extend(found, element);
      found.list.likeness += likeness;
      continue;
    }
    const [line = 0] = lines;
    lists.push({
      lines: new Map([[element, line]]),
      used: new Set([line]),
      lastLine: line,
      lastIndex: element.index,
      likeness,
    });
    if (lists.length > maxLists) lists.shift();
  }
  const longest = Math.max(0, ...lists.map((list) => list.lines.size));
  return lists
    .filter((list) => list.lines.size >= longest * minCopyShare)
    .map((list) => ({ list, isNamed: isNamed(list.lines) }))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.list.likeness - a.list.likeness)
    .slice(0, maxCopies)
    .map(({ list: { lines, likeness } }) => ({ lines, likeness }));
}

/** Whether the items are named as ingredients: those of the recipe itself rather than of a text about it. */
function isNamed(list: LineList): boolean {
  const [first] = list.keys();
  if (first === undefined) return false;
  const near = [first, ...childElements(first)];
  for (let at = first.parent; at !== null && near.length < maxNear; at = at.parent) near.push(at);
  return near.slice(0, maxNear).some(isNamedIngredient);
}

function extend({ list, line }: Continuation, element: PageElement): void {
  list.lines.set(element, line);
  list.used.add(line);
  [list.lastLine, list.lastIndex] = [line, element.index];
}

/** The list that the line continues in order, the one that shows most of its lines; else one close by that does not show it yet. */
function listFor(
  lists: readonly OpenList[],
  element: PageElement,
  lines: readonly number[],
): Continuation | null {
  let best: Continuation | null = null;
  for (const list of lists) {
    const distance = element.index - list.lastIndex;
    const line = distance <= maxDistance ? nextLine(list, lines, distance <= maxDisorderDistance) : null;
    if (line === null) continue;
    const isInOrder = line > list.lastLine && line <= list.lastLine + maxGap;
    const points = list.likeness + (isInOrder ? inOrder : 0);
    if (best === null || points >= best.points) best = { list, line, points };
  }
  return best;
}

function nextLine(list: OpenList, lines: readonly number[], mayJump: boolean): number | null {
  const free = lines.filter((line) => !list.used.has(line));
  const next = free.find((line) => line > list.lastLine && line <= list.lastLine + maxGap);
  return next ?? (mayJump ? free[0] : undefined) ?? null;
}

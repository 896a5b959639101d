/** Groups of known ingredient lines, by the headings that the page shows between them. */
import { readPageBlocks } from '../page/blocks.ts';
import { childElements, type Page } from '../page/element.ts';
import { mentionsIngredients } from '../page-structure/section-headings.ts';
import type { IngredientGroup } from '../types.ts';
import { isLabel } from './group-names.ts';
import { type LineList, lineLists, type ShownLines } from './line-lists.ts';
import { isGroupName } from './group-heading.ts';
import { type ListPart, listParts } from './list-parts.ts';
import { lineKey } from './line-index.ts';
import { locateLines } from './locate-lines.ts';
import { completeList } from './shown-lines.ts';
import { type ShownText, textParts } from './text-groups.ts';

/** Share of the lines that a list must show to be the recipe's own. */
const minShare = 0.5;
/** Share of the lines' words that a list of elements must show, so that it is not only names without amounts. */
const minLikeness = 0.9;
/** How much more of the words a text must show than a list of elements. */
const minGain = 1.1;
/** More lines set as headings are the style of the list. */
const maxHeadingShare = 0.4;

/** Ingredients as a page shows them. */
export interface ShownIngredients {
  readonly lines: string[];
  readonly groups: IngredientGroup[];
}

/**
 * The lines, completed from the page's list of them, and their groups by the headings of that list; no groups
 * where it shows no heading. Lines that the page sets as headings name groups and are no lines of them.
 * Null when the page shows no more than the lines.
 */
export function readShownIngredients(page: Page, lines: readonly string[]): ShownIngredients | null {
  if (lines.length < 2) return null;
  const lists = lineLists(locateLines(page.elements, lines));
  const [first, ...copies] = lists;
  const texts =
    first === undefined || first.likeness >= lines.length * minLikeness ? null : readText(page, lines);
  // A list that shows only the names, or only some of the lines, gives way to the text that shows them whole.
  const isText = texts !== null && first !== undefined && getLikeness(texts) > first.likeness * minGain;
  const listed = first === undefined || isText ? null : readListed([first], lines);
  if (listed !== null && listed.groups.length > 0) return listed;
  if (lists.length > 0 && lists.every((list) => isPlain(list.lines, lines))) return listed;
  // What the text around the best list says counts before what other copies of it say.
  const inText = groupsInText(texts ?? readText(page, listed?.lines ?? lines), listed?.lines ?? lines);
  return inText ?? listed ?? readListed(isText ? lists : copies, lines);
}

function readText(page: Page, lines: readonly string[]): ShownText[] {
  return textParts(readPageBlocks(page), lines);
}

function getLikeness([first]: readonly ShownText[]): number {
  return first?.likeness ?? 0;
}

/** Whether a list has all lines side by side, all of one look and none worded like a heading: nothing can part them. */
function isPlain(list: LineList, lines: readonly string[]): boolean {
  const [first] = list.keys();
  if (first === undefined || first.parent === null || list.size < lines.length) return false;
  const { parent, attributes } = first;
  for (const element of list.keys())
    if (element.parent !== parent || element.attributes.class !== attributes.class) return false;
  return childElements(parent).length === list.size && !lines.some(isLabel);
}

/** By the elements of a list. */
function readListed(lists: readonly ShownLines[], lines: readonly string[]): ShownIngredients | null {
  for (const { lines: list } of lists) {
    if (list.size < lines.length * minShare) break;
    const shown = completeList({ lines, parts: listParts(list) });
    const groups = groupBy(shown.lines, shown.parts);
    if (hasNames(groups, shown.parts)) return { lines: groups.flatMap((group) => group.lines), groups };
    if (shown.lines.some((line, index) => line !== lines[index]))
      return { lines: [...shown.lines], groups: [] };
  }
  return null;
}

/** By the text between the lines. */
function groupsInText(texts: readonly ShownText[], lines: readonly string[]): ShownIngredients | null {
  for (const { parts } of texts) {
    const groups = groupBy(lines, parts);
    if (hasNames(groups, parts)) return { lines: groups.flatMap((group) => group.lines), groups };
  }
  return null;
}

/** Number of groups with a heading. */
export function headingCount(groups: readonly IngredientGroup[]): number {
  return groups.filter((group) => group.heading !== null).length;
}

/** Whether there are headings that tell groups apart, not one that only says that these are the ingredients. */
function hasNames(groups: readonly IngredientGroup[], parts: readonly ListPart[]): boolean {
  const [first, second] = groups;
  if (second !== undefined) return headingCount(groups) > 0;
  const name = first?.heading ?? null;
  if (name === null) return false;
  const isCalledGroup = parts.some((part) => part.kind === 'heading' && isGroupName(part.element));
  return isCalledGroup || !(/\d/.test(name) || mentionsIngredients(name));
}

/** A line's heading; undefined for a line that is a heading itself. */
type LineHeading = string | null | undefined;

function groupBy(lines: readonly string[], parts: readonly ListPart[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const [index, heading] of lineHeadings(lines, parts).entries()) {
    const line = lines[index] ?? '';
    if (heading === undefined) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.heading === heading) last.lines.push(line);
    else groups.push({ heading, lines: [line] });
  }
  return groups;
}

function lineHeadings(lines: readonly string[], parts: readonly ListPart[]): LineHeading[] {
  const headingLines = findHeadingLines(lines, parts);
  const found = new Map<number, string | null>();
  let current: string | null = null;
  let before = -1;
  let unknown: (string | null)[] = [];
  for (const part of parts) {
    if (part.kind === 'heading') current = part.text;
    if (part.kind === 'unknown') unknown.push(current);
    if (part.kind !== 'line') continue;
    // As many strange items as lines are missing here: the page words these lines differently.
    const missing = part.line - before - 1 === unknown.length ? unknown : [];
    for (const [offset, heading] of missing.entries()) found.set(before + 1 + offset, heading);
    if (headingLines.has(part.line)) current = part.heading ?? current;
    found.set(part.line, current);
    [before, unknown] = [part.line, []];
  }
  let last: string | null = null;
  return lines.map((_, index) => {
    last = found.has(index) ? (found.get(index) ?? null) : last;
    return headingLines.has(index) ? undefined : last;
  });
}

/** Lines without an amount that the page sets as headings. */
function findHeadingLines(lines: readonly string[], parts: readonly ListPart[]): ReadonlySet<number> {
  const shown = new Set<number>();
  const headings = new Set<number>();
  const keys = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'heading') keys.add(lineKey(part.text));
    if (part.kind !== 'line') continue;
    shown.add(part.line);
    if (part.heading !== null) headings.add(part.line);
  }
  for (const [index, line] of lines.entries())
    if (!shown.has(index) && !/\d/.test(line) && keys.has(lineKey(line))) headings.add(index);
  // A name has lines below it; what follows another of its look, or ends the list, is something to buy.
  const names = [...headings].filter((index) => index + 1 < lines.length && !headings.has(index + 1));
  const isStyle = names.length < headings.size || headings.size > lines.length * maxHeadingShare;
  return isStyle ? new Set(names.filter((index) => isLabel(lines[index] ?? ''))) : headings;
}

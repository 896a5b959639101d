/** Groups of known ingredient lines, by the headings that the page shows between them. */
import type { Page } from '../page/element.ts';
import type { IngredientGroup } from '../types.ts';
import { lineLists } from './line-lists.ts';
import { type ListPart, listParts } from './list-parts.ts';
import { lineKey, locateLines } from './locate-lines.ts';
import { completeList } from './shown-lines.ts';

/** Share of the lines that a list must show to be the recipe's own. */
const MIN_SHARE = 0.5;
/** More lines set as headings are the style of the list. */
const MAX_HEADING_SHARE = 0.4;

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
  for (const list of lineLists(locateLines(page.elements, lines))) {
    if (list.size < lines.length * MIN_SHARE) break;
    const shown = completeList({ lines, parts: listParts(list) });
    const groups = groupBy(shown.lines, shown.parts);
    if (headingCount(groups) > 0) return { lines: groups.flatMap((group) => group.lines), groups };
    if (shown.lines.some((line, index) => line !== lines[index]))
      return { lines: [...shown.lines], groups: [] };
  }
  return null;
}

/** Number of groups with a heading. */
export function headingCount(groups: readonly IngredientGroup[]): number {
  return groups.filter((group) => group.heading !== null).length;
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
  return headings.size <= lines.length * MAX_HEADING_SHARE ? headings : new Set();
}

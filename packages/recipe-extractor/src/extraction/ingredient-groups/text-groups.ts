/** Groups of known ingredient lines by the text that the page shows between them, whatever its elements are. */
import type { Block } from '../page/blocks.ts';
import { isSection, type ListPart } from './list-parts.ts';
import { isControl, isLabel, isWordedAsName, mayNameGroup } from './group-names.ts';
import { headingText, isSetAsHeading, mayBeHeading } from './text-heading.ts';
import { type TextLine, textRuns } from './text-runs.ts';

/** Share of the lines that a run must show to be the recipe's list. */
const minShare = 0.6;
/** Share of the longest run that a copy of it shows. */
const minCopyShare = 0.8;
const maxCopies = 4;
/** Buttons and labels of units between a heading and the first line. */
const maxControls = 4;
/** Share of the lines that make the kind of their blocks a line's. */
const minKindShare = 0.4;

/** What a place shows of the list, and how alike its lines are to those looked for, in sum. */
export interface ShownText {
  readonly parts: readonly ListPart[];
  readonly likeness: number;
}

/** The parts of each place that shows the list, the most complete first. */
export function textParts(blocks: readonly Block[], lines: readonly string[]): ShownText[] {
  const runs = textRuns(blocks, lines);
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
  const least = Math.max(2, lines.length * minShare, longest * minCopyShare);
  return runs
    .filter((run) => run.length >= least)
    .sort((a, b) => sumLikeness(b) - sumLikeness(a))
    .slice(0, maxCopies)
    .map((run) => ({ parts: listParts(run, blocks), likeness: sumLikeness(run) }));
}

function sumLikeness(run: readonly TextLine[]): number {
  return run.reduce((sum, line) => sum + line.likeness, 0);
}

function listParts(run: readonly TextLine[], blocks: readonly Block[]): ListPart[] {
  const like = collectKinds(run, blocks);
  const gaps = run.map(({ start }, at) => blocks.slice(at === 0 ? start : run[at - 1]?.end, start));
  const found = withoutRepeats(gaps.map((gap) => headingBetween(gap, like)));
  const kinds = new Set(found.filter((block) => block !== null).map(buildKind));
  const headings = found.map((block, at) => block ?? headingOfKind(gaps[at] ?? [], kinds));
  const first = firstHeading(blocks.slice(0, run[0]?.start), headings);
  return run.flatMap(({ line, start, end }, at): ListPart[] => {
    const block = blocks[start];
    if (block === undefined) return [];
    const above = at === 0 ? first : headings[at];
    const own = end > start + 1 ? null : readName(block, like);
    const part: ListPart = { kind: 'line', line, heading: own, element: block.element };
    const text = above === null || above === undefined ? null : headingText(above);
    if (above === null || above === undefined || text === null) return [part];
    return [{ kind: 'heading', text, element: above.element }, part];
  });
}

/** A plain text that occurs several times in one list is a button or an advertisement, no name. */
function withoutRepeats(found: readonly (Block | null)[]): (Block | null)[] {
  const counts = new Map<string, number>();
  for (const block of found) if (block !== null) counts.set(block.text, (counts.get(block.text) ?? 0) + 1);
  return found.map((block) =>
    block === null || isSetAsHeading(block) || counts.get(block.text) === 1 ? block : null,
  );
}

/** The name of a group in a line of the data: worded like one, or set apart from the other lines. */
function readName(block: Block, like: ReadonlySet<string>): string | null {
  if (!mayNameGroup(block.text)) return null;
  const isName = like.has(buildKind(block)) ? isLabel(block.text) : isSetAsHeading(block) || isApart(block);
  return isName ? headingText(block) : null;
}

/** The heading right above the first line: like the others, or one that is no label of the whole list. */
function firstHeading(before: readonly Block[], others: readonly (Block | null)[]): Block | null {
  const near = before.slice(-maxControls).findLast((block) => !isControl(block.text));
  const text = near === undefined ? null : headingText(near);
  if (near === undefined || text === null || isSection(text)) return null;
  const headings = others.filter((block) => block !== null);
  if (headings.some((other) => other.element.tag === near.element.tag) && mayBeHeading(near)) return near;
  const isHeading = isSetAsHeading(near) && !/[:：]$/.test(near.text);
  return isHeading && headings.every(isSetAsHeading) ? near : null;
}

/** The last heading of a gap; a text that only stands there must be the only one, and not look like the lines. */
function headingBetween(gap: readonly Block[], like: ReadonlySet<string>): Block | null {
  const shown = gap.filter((block) => headingText(block) !== null);
  const set = shown.findLast(isSetAsHeading);
  if (set !== undefined) return set;
  const only = soleText(gap);
  if (only === null || !mayBeHeading(only)) return null;
  return (!like.has(buildKind(only)) && isApart(only)) || isWordedAsName(only.text) ? only : null;
}

/** Whether a text beside lines of another look may be a name. An item of the list is rather a line that the data lacks. */
function isApart(block: Block): boolean {
  return mayBeHeading(block) && (block.kind === 'text' || isWordedAsName(block.text));
}

/** The only text of a gap where others of its kind name groups. */
function headingOfKind(gap: readonly Block[], kinds: ReadonlySet<string>): Block | null {
  const only = soleText(gap);
  return only !== null && kinds.has(buildKind(only)) && mayBeHeading(only) ? only : null;
}

/** The only text of a gap that can be a name, right before the next line. */
function soleText(gap: readonly Block[]): Block | null {
  const shown = gap.filter((block) => !isControl(block.text));
  const [only] = shown;
  return only === undefined || shown.length > 1 || headingText(only) === null ? null : only;
}

/** Kinds of the blocks that lines consist of: those of amounts, and those of most lines. */
function collectKinds(run: readonly TextLine[], blocks: readonly Block[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { start, end } of run)
    for (const block of blocks.slice(start, end)) {
      const weight = /\d/.test(block.text) ? run.length : 1;
      counts.set(buildKind(block), (counts.get(buildKind(block)) ?? 0) + weight);
    }
  const least = run.length * minKindShare;
  return new Set([...counts].filter(([, count]) => count > least).map(([kind]) => kind));
}

function buildKind({ kind, isBold, element }: Block): string {
  return `${kind} ${String(isBold)} ${element.tag} ${element.attributes.class ?? ''}`;
}

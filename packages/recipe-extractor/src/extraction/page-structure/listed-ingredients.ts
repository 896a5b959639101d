/** Ingredients among the lines of a section. */
import { groupLines, isHeadingLine, tidyIngredient } from '../fields/ingredient-lines.ts';
import { isControl } from '../ingredient-groups/group-names.ts';
import { lengthWithoutUnitCopy } from '../fields/repeats.ts';
import { isStepLabel } from '../fields/step-labels.ts';
import type { Block } from '../page/blocks.ts';
import { childElements, type PageElement } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';
import type { IngredientGroup } from '../types.ts';
import { isLabelledTime, isLabelledValue, isServings } from './labelled-values.ts';
import { isNutrient } from './nutrient-line.ts';
import { joinRows, type SiblingCounts } from './join-rows.ts';
import { sectionHeading } from './section-headings.ts';
import { maxSectionLines, type PageSection } from './page-sections.ts';

const maxIngredientLength = 220;
const maxRemarkLength = 600;
const duration =
  /^(?:(?:unter|ca\.?|about|under|ongeveer|env\.?|circa)\s)?\d{1,3}\s?(?:min(?:ut\p{L}*)?|mins|h|hours?|std|stunden?)\.?$/iu;
const difficulty =
  /^(?:easy|medium|intermediate|hard|difficult|einfach|leicht|mittel|schwer|facile|moyen|difficile|fácil|media|difícil|makkelijk|gemiddeld|lätt|nem|łatwy|średni)$/i;
const maxGroupHeadingLength = 70;
const amount = /[\d½¼¾⅓⅔⅛]/;
/** A number and nothing else. */
const bareAmount = /^(?:\d{1,4}(?:[.,/]\d{1,3})?|\d? ?[½¼¾⅓⅔⅛])$/;
const fileSize = /\d\s?[KM]B\W*$/;
/** The groups of a list and where its section starts. */
export interface IngredientSection {
  readonly start: number;
  readonly groups: IngredientGroup[];
}

/** The section that looks most like a list of ingredients, null when none does. */
export function bestIngredients(sections: readonly PageSection[]): IngredientSection | null {
  const counts: SiblingCounts = new Map();
  let best: IngredientSection | null = null;
  let bestPoints = 0;
  for (const section of sections) {
    if (section.kind !== 'ingredients') continue;
    const groups = ingredientGroups(joinRows(section.blocks, counts));
    const points = ingredientPoints(groups) + (section.isExact ? 2 : 0);
    if (points > bestPoints && groups.some((group) => group.lines.length > 0)) {
      [best, bestPoints] = [{ start: section.start, groups }, points];
    }
  }
  return best;
}

/** More lines that begin with an amount make a better list. */
export function ingredientPoints(groups: readonly IngredientGroup[]): number {
  const lines = groups.flatMap((group) => group.lines);
  const measured = lines.filter(
    (line) => /^[\d½¼¾⅓⅔⅛一二三四五六七八九十半適适]/.test(line) || /\d/.test(line.slice(-12)),
  );
  if (lines.length < 2 || lines.length > maxSectionLines || measured.length === 0) return 0;
  return Math.min(lines.length, 20) + measured.length * 2;
}

/** Lines of a list under the headings among them. */
export function ingredientGroups(blocks: readonly Block[]): IngredientGroup[] {
  const listed = blocks.filter((block) => block.kind === 'item' || block.kind === 'row');
  const isListed = listed.length >= 2;
  const lines: string[] = [];
  // Where lines with an amount are bold, bold type names no group.
  const bold = new Set(blocks.filter(({ isBold, text }) => isBold && amount.test(text)).map(getElement));
  for (const [index, block] of blocks.entries()) {
    const isLine = isListed ? block.kind === 'item' || block.kind === 'row' : block.kind === 'text';
    const isEnd = isTooLong(block.text) || isEndOfList(block, blocks[index + 1]);
    if (isEnd && lines.length > 1) break;
    if (isControl(block.text)) continue;
    if (isHeadingOfGroup(block, blocks[index + 1], bold.has(block.element)))
      lines.push(`${block.text.replace(/(?<![:\s])[:\s]+$/, '')}:`);
    else if (isLine && !isEnd && !isAbout(block.text) && !isNameAgain(block.text, lines.at(-1)))
      addLine(lines, tidyIngredient(block.text));
  }
  return withoutUnitCopy(groupLines(lines.filter((line) => line !== '' && !bareAmount.test(line))));
}

/** Adds a line; an amount in a line of its own belongs to the next one. */
export function addLine(lines: string[], line: string): void {
  const last = lines.at(-1);
  const isAmount = last !== undefined && bareAmount.test(last);
  if (isAmount) lines.pop();
  // Numbers one after the other are a switch of servings.
  lines.push(isAmount && !/^\d/.test(line) ? `${last} ${line}` : line);
}

/** A line with an amount may carry a long remark; other texts as long are no lines. */
function isTooLong(text: string): boolean {
  return text.length > (/^[\d½¼¾⅓⅔⅛]/.test(text) ? maxRemarkLength : maxIngredientLength);
}

/** The name of the last line once more, for a box to tick. */
function isNameAgain(text: string, last: string | undefined): boolean {
  return last !== undefined && last.length > text.length && last.endsWith(text) && !/\d/.test(text);
}

/** For how many the list is, how long it takes and how difficult it is, and buttons. */
function isAbout(text: string): boolean {
  return (
    isControl(text) ||
    duration.test(text) ||
    difficulty.test(text) ||
    (isServings(text) && (/^\D{0,20}\d\S*\s\S+$/u.test(text) || text.includes(':'))) ||
    isLabelledValue(text) ||
    isLabelledTime(text) ||
    /^serves \d/i.test(text)
  );
}

/** The groups up to a second copy of the list in other units. */
function withoutUnitCopy(groups: IngredientGroup[]): IngredientGroup[] {
  let left = lengthWithoutUnitCopy(groups.flatMap((group) => group.lines));
  const kept: IngredientGroup[] = [];
  for (const { heading, lines } of groups) {
    if (left > 0) kept.push({ heading, lines: lines.slice(0, left) });
    left -= lines.length;
  }
  return kept;
}

/** Another section, the first step, a file to print, or facts of nutrition. */
function isEndOfList(block: Block, next: Block | undefined): boolean {
  const section = block.kind === 'item' ? null : sectionHeading(block.text);
  if (section !== null && section.isExact && section.kind === 'other') return true;
  if (block.kind === 'heading') return isStepLabel(block.text);
  if (fileSize.test(block.text)) return true;
  return isNutrient(block.text) && next !== undefined && isNutrient(next.text);
}

function getElement({ element }: Block): PageElement {
  return element;
}

function isHeadingOfGroup(block: Block, next: Block | undefined, isAllBold: boolean): boolean {
  if (block.text.length > maxGroupHeadingLength || next === undefined) return false;
  if (/\d/.test(block.text)) return false;
  if (isTitleRow(block) || isTitleOfList(block)) return true;
  const isMarked = block.kind === 'heading' || (block.isBold && block.kind === 'text' && !isAllBold);
  return isMarked || isHeadingLine(block.text);
}

/** A row of the table that is one heading: `<tr><th colspan="2">For the sauce</th></tr>`. */
function isTitleRow({ kind, isBold, element }: Block): boolean {
  const [cell, ...others] = kind === 'row' && element.tag === 'tr' ? childElements(element) : [];
  return (
    cell !== undefined && (cell.tag === 'th' || isBold) && others.every((other) => elementText(other) === '')
  );
}

/** An item with a list of its own. */
function isTitleOfList({ kind, element }: Block): boolean {
  return kind === 'item' && childElements(element).some(({ tag }) => tag === 'ul' || tag === 'ol');
}

/** Which lines under a heading of directions are steps, and where the steps end. */
import type { Block } from '../page/blocks.ts';
import { isInside, type PageElement } from '../page/element.ts';
import { isLabelledValue } from './labelled-values.ts';

/** Shorter lines say nothing about where the steps are. */
const minStepLength = 40;
/** Who made the recipe, and where it is filed. */
const credit =
  /^(?:author|recipe by|photo(?:graph)?(?:s|y)? by|photo(?: credit)?|category|cuisine|course|keywords?|difficulty|diet|autor|rezept von|auteur|autora?|kategorie|catégorie|categoría|dificultad|schwierigkeit)\s?:/i;
/** A single text of this length may be all of the directions. */
const minSoleLength = 200;
/** Levels between a step and the box that holds all of them. */
const maxLevels = 8;
/** Elements around a step that may be its own: its text and the row with its number. */
const maxFrames = 3;
/** Fewer numbered lines may be numbered by chance. */
const minNumbered = 2;

/** The lines that can be steps: no captions, no links to other pages, no times, and nothing after the box of the steps. */
export function stepLines(blocks: readonly Block[]): Block[] {
  const lines = blocks.filter((block) => block.kind === 'heading' || isStepLine(block));
  const home = findContainer(lines);
  const last = home === null ? -1 : lines.findLastIndex((block) => isInside(block.element, home));
  return withoutNotes(last < 0 ? lines : lines.slice(0, last + 1));
}

function isStepLine({ element, isLink, text }: Block): boolean {
  return element.tag !== 'figcaption' && !isLink && !isLabelledValue(text) && !credit.test(text);
}

/** The smallest box around the first step that holds another one or a long text; null for lists, which end by themselves. */
function findContainer(lines: readonly Block[]): PageElement | null {
  const steps = lines.filter((block) => block.kind !== 'heading' && block.text.length >= minStepLength);
  if (steps.some((block) => block.kind === 'item')) return null;
  let at = steps[0]?.element.parent ?? null;
  for (let level = 0; level < maxLevels && at !== null; level += 1) {
    const box = at;
    const inside = steps.filter((block) => isInside(block.element, box));
    const length = inside.reduce((sum, block) => sum + block.text.length, 0);
    if ((inside.length > 1 || length >= minSoleLength) && !hasTwin(box, steps)) return box;
    at = box.parent;
  }
  return null;
}

/** Whether another step lies beside the box, or beside its frame, in a sibling of the same kind: each step has its own. */
function hasTwin(box: PageElement, steps: readonly Block[]): boolean {
  let frame: PageElement | null = box;
  for (let level = 0; level < maxFrames && frame !== null; level += 1) {
    const own: PageElement = frame;
    if (steps.some((step) => isInTwin(step.element, own))) return true;
    frame = own.parent;
  }
  return false;
}

function isInTwin(element: PageElement, own: PageElement): boolean {
  let at: PageElement | null = element;
  while (at !== null && at.parent !== own.parent) at = at.parent;
  return at !== null && at !== own && buildKind(at) === buildKind(own);
}

function buildKind({ tag, attributes }: PageElement): string {
  return `${tag} ${attributes.class ?? ''}`.replace(/\d+/g, '#');
}

/** Lines after numbered ones that have no number themselves are notes. */
function withoutNotes(lines: readonly Block[]): Block[] {
  const numbers = lines.map((line) => (line.kind === 'heading' ? 0 : leadingNumber(line.text)));
  if (numbers[0] !== 1) return [...lines];
  const end = numbers.findIndex((number, index) => number !== index + 1);
  return end < minNumbered || numbers.slice(end).some((number) => number > 0)
    ? [...lines]
    : lines.slice(0, end);
}

/** The number that a line begins with, 0 for none. */
export function leadingNumber(text: string): number {
  return Number(/^(\d{1,2})(?:(?:\s*[.):]\s*|\s+)\D|\p{Lu}\p{Ll})/u.exec(text)?.[1] ?? 0);
}

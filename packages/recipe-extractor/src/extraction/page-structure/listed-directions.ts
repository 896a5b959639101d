/** Steps among the lines of a section. */
import { isStepLabel } from '../fields/step-labels.ts';
import type { Block } from '../page/blocks.ts';
import type { InstructionSection, InstructionStep } from '../types.ts';
import type { PageSection } from './page-sections.ts';
import { leadingNumber, stepLines } from './step-lines.ts';

/** `Step 1` before the step itself. */
const stepLabel =
  /^(?:step|schritt|étape|paso|passo|stap|steg|trin|krok|шаг|adım|lépés|vaihe)\s?\d{1,2}\s?[.:)–-]?\s?(?=\p{L}|\d)/iu;
/** The number of a step in a line of its own. */
const number = /^\d{1,2}\s?[.):]?$/;
/** More text says no more. */
const maxLength = 3000;
const minLength = 80;
const minSentenceLength = 20;
/** "Instructions" announces steps; "How to boil corn" may announce a text about them. */
const exactBonus = 3000;

/** The steps of the longest section of directions, rather after the ingredients than before them. */
export function bestDirections(sections: readonly PageSection[], after: number): InstructionSection[] {
  let best: InstructionSection[] = [];
  let bestPoints = 0;
  for (const section of sections) {
    if (section.kind !== 'directions') continue;
    const found = directionSections(section.blocks);
    const length = measureLength(found);
    const bonus = section.isExact && length >= minLength ? exactBonus : 0;
    const points = (Math.min(length, maxLength) + bonus) * (section.start > after ? 2 : 1);
    if (points > bestPoints) [best, bestPoints] = [found, points];
  }
  return best;
}

/** Characters of the steps that read like sentences; times and portions beside them are shorter. */
function measureLength(sections: readonly InstructionSection[]): number {
  const steps = sections.flatMap((section) => section.steps);
  return steps.reduce((sum, { text }) => sum + (isSentence(text) ? text.length : 0), 0);
}

function isSentence(text: string): boolean {
  return text.length >= minSentenceLength || /[.!?。！？]$|\p{Script=Han}{6}/u.test(text);
}

/** Steps among the lines of directions, under the headings among them. */
export function directionSections(section: readonly Block[]): InstructionSection[] {
  const blocks = stepLines(section);
  const items = blocks.filter((block) => block.kind === 'item');
  const itemLength = items.reduce((sum, block) => sum + block.text.length, 0);
  const textLength = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const isListed = itemLength > textLength / 2;
  const bold = items.filter((item) => item.isBold).length;
  const mayName = isListed && bold <= items.length * maxBoldShare;
  const sections: InstructionSection[] = [{ heading: null, steps: [] }];
  let numbers = 0;
  for (const block of blocks) {
    if (number.test(block.text)) numbers += 1;
    const isHeading = block.kind === 'heading' || (mayName && isTitleItem(block));
    const isStep = !isHeading && (!isListed || block.kind === 'item');
    if (isHeading && block.text.length < 80) sections.push({ heading: block.text, steps: [] });
    else if (isStep && !isStepLabel(block.text))
      sections.at(-1)?.steps.push({ name: null, text: block.text.replace(stepLabel, '') });
  }
  return withoutNumbers(
    sections.filter((section) => section.steps.length > 0),
    numbers,
  );
}

/** Share of the items in bold that makes bold type the style of the list. */
const maxBoldShare = 0.4;

/** An item in bold that names the next ones. */
function isTitleItem({ kind, isBold, text }: Block): boolean {
  return kind === 'item' && isBold && text.length < minLength && !/[.!?。！？]$/.test(text);
}

function areNumbered(steps: readonly InstructionStep[]): boolean {
  return steps.every((step, index) => leadingNumber(step.text) === index + 1);
}

/** Removes the numbers that the page writes before its steps, when every step has its own, counted anew in each section or not. `others` counts those that stand in lines of their own. */
function withoutNumbers(sections: InstructionSection[], others: number): InstructionSection[] {
  const inSections = sections.every(({ steps }) => areNumbered(steps));
  const all = sections.flatMap(({ steps }) => steps);
  if (!inSections && !areNumbered(all)) return others === 0 ? sections : withoutSomeNumbers(sections, others);
  return sections.map(({ heading, steps }) => ({
    heading,
    steps: steps.map(withoutNumber),
  }));
}

/** Short steps share the line of their number, while longer ones do not. */
function withoutSomeNumbers(sections: InstructionSection[], others: number): InstructionSection[] {
  const all = sections.flatMap(({ steps }) => steps);
  const numbered = new Set(all.filter((step, index) => leadingNumber(step.text) === index + 1));
  if (numbered.size + others < all.length) return sections;
  return sections.map(({ heading, steps }) => ({
    heading,
    steps: steps.map((step) => (numbered.has(step) ? withoutNumber(step) : step)),
  }));
}

function withoutNumber(step: InstructionStep): InstructionStep {
  return { ...step, text: step.text.replace(/^\d{1,2}\s*[.):]?\s*/, '') };
}

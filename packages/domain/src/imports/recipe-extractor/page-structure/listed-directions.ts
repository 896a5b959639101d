/** Steps among the lines of a section. */
import { isStepLabel } from '../fields/step-labels.ts';
import type { Block } from '../page/blocks.ts';
import type { InstructionSection } from '../types.ts';
import type { PageSection } from './page-sections.ts';
import { leadingNumber, stepLines } from './step-lines.ts';

/** The steps of the longest section of directions, rather after the ingredients than before them. */
export function bestDirections(sections: readonly PageSection[], after: number): InstructionSection[] {
  let best: InstructionSection[] = [];
  let bestPoints = 0;
  for (const section of sections) {
    if (section.kind !== 'directions') continue;
    const found = directionSections(section.blocks);
    const length = found.reduce(
      (sum, part) => sum + part.steps.reduce((all, step) => all + step.text.length, 0),
      0,
    );
    const points = Math.min(length, 3000) * (section.start > after ? 2 : 1) * (section.isExact ? 1.5 : 1);
    if (points > bestPoints) [best, bestPoints] = [found, points];
  }
  return best;
}

/** Steps among the lines of directions, under the headings among them. */
export function directionSections(section: readonly Block[]): InstructionSection[] {
  const blocks = stepLines(section);
  const items = blocks.filter((block) => block.kind === 'item');
  const itemLength = items.reduce((sum, block) => sum + block.text.length, 0);
  const textLength = blocks.reduce((sum, block) => sum + block.text.length, 0);
  const isListed = itemLength > textLength / 2;
  const sections: InstructionSection[] = [{ heading: null, steps: [] }];
  for (const block of blocks) {
    const isStep = isListed ? block.kind === 'item' : block.kind !== 'heading';
    if (!isStep && block.kind === 'heading' && block.text.length < 80)
      sections.push({ heading: block.text, steps: [] });
    else if (isStep && !isStepLabel(block.text))
      sections.at(-1)?.steps.push({ name: null, text: block.text });
  }
  return withoutNumbers(sections.filter((section) => section.steps.length > 0));
}

/** Removes the numbers that the page writes before its steps, when every step has its own. */
function withoutNumbers(sections: InstructionSection[]): InstructionSection[] {
  const numbered = sections.every(({ steps }) =>
    steps.every((step, index) => leadingNumber(step.text) === index + 1),
  );
  if (!numbered) return sections;
  return sections.map(({ heading, steps }) => ({
    heading,
    steps: steps.map((step) => ({ ...step, text: step.text.replace(/^\d{1,2}\s*[.):]?\s*/, '') })),
  }));
}

/** Directions of data that ends too early. */
import { readPageBlocks } from '../page/blocks.ts';
import type { Page } from '../page/element.ts';
import type { InstructionSection } from '../types.ts';
import { draftFromHeadings } from './headed-recipe.ts';

/** The steps that the page shows where those of the data are only the first of them; else the data's. */
export function completeSteps(sections: InstructionSection[], page: Page): InstructionSection[] {
  const shown = draftFromHeadings(readPageBlocks(page)).sections;
  const [known, all] = [stepKeys(sections), stepKeys(shown)];
  const isBeginning = all.length > known.length && known.every((key, index) => key === all[index]);
  return isBeginning ? shown : sections;
}

function stepKeys(sections: readonly InstructionSection[]): string[] {
  return sections.flatMap((section) =>
    section.steps.map((step) => step.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')),
  );
}

/** Lines among the steps that are no steps. */
import { sectionHeading } from '../page-structure/section-headings.ts';
import { isWidget } from './page-widgets.ts';
import { splitNumberedSteps } from './step-numbers.ts';
import { withoutCopies } from './repeats.ts';
import type { InstructionSection, RecipeDraft } from '../types.ts';

/** A line that only numbers the step after it: `Step 2`, `3.`, `Schritt 1 / 5`. */
export function isStepLabel(text: string): boolean {
  return (
    text.length < 24 && /^(?:\p{L}{2,14}\.?\s*)?#?\d{1,2}(?:\s*(?:\/|of)\s*\d{1,2})?\s*[.:)]?$/u.test(text)
  );
}

/** Drops step labels, ingredients among the steps, and headings that only say "Directions" or repeat the recipe's title. */
export function tidySections(
  sections: readonly InstructionSection[],
  recipe: Pick<RecipeDraft, 'title' | 'ingredients'>,
): InstructionSection[] {
  const { title } = recipe;
  const lines = new Set(recipe.ingredients);
  const tidy = withoutCopies(sections, sectionKey).map(({ heading, steps }) => ({
    heading: heading === null || isEmptyHeading(heading, title) || isStepLabel(heading) ? null : heading,
    steps: withoutCopies(steps, (step) => step.text)
      .filter(
        (step) =>
          !isStepLabel(step.text) &&
          !isWidget(step.text) &&
          !isEmptyHeading(step.text, title) &&
          !lines.has(step.text),
      )
      .map((step) => ({ ...step, name: step.name === null || isStepLabel(step.name) ? null : step.name })),
  }));
  return splitRunTogether(splitNumberedSteps(tidy.filter((section) => section.steps.length > 0)));
}

function sectionKey({ heading, steps }: InstructionSection): string {
  return [heading, ...steps.map((step) => step.text)].join('\n');
}

function isEmptyHeading(text: string, title: string | null): boolean {
  if (text.toLowerCase() === title?.toLowerCase()) return true;
  const heading = sectionHeading(text);
  return heading !== null && heading.isExact && heading.kind === 'directions';
}

/** Shorter texts may well be one step. */
const minRunTogether = 200;
/** The end of a sentence right before the beginning of the next: a line break was lost here. */
const lostBreak = /(?<=\p{Ll}{2}[.!])(?=\p{Lu}\p{Ll})/u;

/** A recipe of a single long step whose lines were joined without a blank is split where the blanks are missing. */
function splitRunTogether(sections: InstructionSection[]): InstructionSection[] {
  const [section] = sections;
  const [step] = section?.steps ?? [];
  if (section === undefined || step === undefined || sections.length > 1 || section.steps.length > 1)
    return sections;
  if (step.text.length < minRunTogether) return sections;
  const parts = step.text.split(lostBreak).map((text) => ({ name: null, text: text.trim() }));
  return [{ heading: section.heading, steps: parts }];
}

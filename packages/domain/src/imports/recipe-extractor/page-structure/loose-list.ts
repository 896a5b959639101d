/** The last resort: a list that can only be ingredients, and the text after it. */
import type { Block } from '../page/blocks.ts';
import { tidyIngredient } from '../fields/ingredient-lines.ts';
import { emptyDraft, type RecipeDraft } from '../types.ts';
import { directionSections } from './listed-directions.ts';
import { sectionHeading } from './section-headings.ts';

/** An amount with a kitchen measure, in the usual languages. */
const MEASURED =
  /(?:^|\s)[\d½¼¾⅓⅔⅛/.,-]+\s?(?:g|gr|gram(?:s|mes|m)?|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|cloves?|cans?|el|tl|esslöffel|teelöffel|msk|tsk|krm|spsk|ts|ss|stk|bund|prise|cuill(?:ère|\.)\S*|c\. à|sachets?|gousses?|cucharad\S*|tazas?|dientes?|cucchiai\S*|spicchi\S*|colher\S*|xícaras?|dentes?|łyżk\S*|łyżecz\S*|szklank\S*|lžíc\S*|lžič\S*|ek|kk|克|毫升|大さじ|小さじ)(?![\p{L}])/iu;
const MIN_LINES = 4;
const MAX_LINES = 60;
/** Share of the lines that must be measured. */
const MIN_MEASURED = 0.5;
const MAX_LINE_LENGTH = 160;
const MIN_DIRECTIONS_LENGTH = 120;
const MAX_DIRECTIONS = 40;

/** A list of mostly measured lines as ingredients, and the longer texts up to the next section as directions. */
export function draftFromLooseList(blocks: readonly Block[]): RecipeDraft {
  const draft = emptyDraft();
  const run = maxMeasuredRun(blocks);
  if (run === null) return draft;
  draft.ingredients = blocks.slice(run.start, run.end).map((block) => tidyIngredient(block.text));
  const end = blocks.findIndex(
    (block, index) => index >= run.end && sectionHeading(block.text)?.kind === 'other',
  );
  const after = blocks.slice(
    run.end,
    end < 0 ? run.end + MAX_DIRECTIONS : Math.min(end, run.end + MAX_DIRECTIONS),
  );
  const sections = directionSections(after.filter((block) => block.text.length > 40));
  const length = sections
    .flatMap((section) => section.steps)
    .reduce((sum, step) => sum + step.text.length, 0);
  if (length >= MIN_DIRECTIONS_LENGTH) draft.sections = sections;
  return draft;
}

interface Run {
  readonly start: number;
  readonly end: number;
}

function maxMeasuredRun(blocks: readonly Block[]): Run | null {
  let best: Run | null = null;
  let start = 0;
  for (let at = 0; at <= blocks.length; at += 1) {
    const block = blocks[at];
    if (block !== undefined && block.kind === blocks[start]?.kind && canBeLine(block)) continue;
    if (isIngredientList(blocks.slice(start, at)) && at - start > (best === null ? 0 : best.end - best.start))
      best = { start, end: at };
    start = block !== undefined && canBeLine(block) ? at : at + 1;
  }
  return best;
}

function canBeLine(block: Block): boolean {
  return block.kind !== 'heading' && block.text.length <= MAX_LINE_LENGTH;
}

function isIngredientList(run: readonly Block[]): boolean {
  if (run.length < MIN_LINES || run.length > MAX_LINES) return false;
  const measured = run.filter((block) => MEASURED.test(block.text));
  return measured.length >= run.length * MIN_MEASURED;
}

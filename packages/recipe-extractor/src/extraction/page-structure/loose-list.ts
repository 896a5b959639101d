/** The last resort: a list that can only be ingredients, and the text after it. */
import type { Block } from '../page/blocks.ts';
import { emptyDraft, type RecipeDraft } from '../types.ts';
import { directionSections } from './listed-directions.ts';
import { ingredientGroups } from './listed-ingredients.ts';
import { sectionHeading } from './section-headings.ts';

/** An amount with a kitchen measure, in the usual languages. */
const measuredPattern =
  /(?:^|\s)[\p{Nd}½¼¾⅓⅔⅛/.,-]+\s?(?:g|gr|gram(?:s|mes|m)?|kg|ml|cl|dl|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|cloves?|cans?|el|tl|esslöffel|teelöffel|msk|tsk|krm|spsk|ts|ss|stk|bund|prise|cuill(?:ère|\.)\S*|c\. à|sachets?|gousses?|cucharad\S*|tazas?|dientes?|cucchiai\S*|spicchi\S*|colher\S*|xícaras?|dentes?|łyżk\S*|łyżecz\S*|szklank\S*|lžíc\S*|lžič\S*|ek|kk|dkg|dag|gerezd|evőkanál|teáskanál|rkl|spl|sdm|sdt|siung|linguri\p{L}*|žli[cč]\p{L}*|kaši[kč]\p{L}*|šaukšt\p{L}*|(?:yemek|çay|tatlı) kaşığı|su bardağı|adet|г|гр|кг|мл|л|шт|ст\.? ?л|ч\.? ?л|стакан\p{L}*|зубч\p{L}*|γρ|φλ|κ\.? ?[σγ]|כפות|כפית|כפיות|כף|כוס|כוסות|גרם|كوب|ملعقة|غرام|جرام|پیمانه|قاشق|گرم|कप|चम्मच|ग्राम|큰술|작은술|컵|muỗng|thìa|ช้อน\p{L}*|ถ้วย|กรัม|克|毫升|汤匙|湯匙|茶匙|杯|大さじ|小さじ)(?![\p{L}\p{M}])/iu;
const minLines = 4;
const maxLines = 60;
/** Share of the lines that must be measured. */
const minMeasured = 0.5;
const maxLineLength = 160;
const maxNameLength = 70;
const minDirectionsLength = 120;
const maxDirections = 40;

/** A list of mostly measured lines as ingredients, and the longer texts up to the next section as directions. */
export function draftFromLooseList(blocks: readonly Block[]): RecipeDraft {
  const draft = emptyDraft();
  const run = maxMeasuredRun(blocks);
  if (run === null) return draft;
  const groups = ingredientGroups(blocks.slice(run.start, run.end));
  draft.ingredients = groups.flatMap((group) => group.lines);
  draft.ingredientGroups = groups.some((group) => group.heading !== null) ? groups : [];
  const end = blocks.findIndex(
    (block, index) => index >= run.end && sectionHeading(block.text)?.kind === 'other',
  );
  const after = blocks.slice(
    run.end,
    end < 0 ? run.end + maxDirections : Math.min(end, run.end + maxDirections),
  );
  const sections = directionSections(after.filter((block) => block.text.length > 40));
  const length = sections
    .flatMap((section) => section.steps)
    .reduce((sum, step) => sum + step.text.length, 0);
  if (length >= minDirectionsLength) draft.sections = sections;
  return draft;
}

interface Run {
  readonly start: number;
  readonly end: number;
}

function maxMeasuredRun(blocks: readonly Block[]): Run | null {
  const best = findMeasuredRun(blocks);
  return best === null ? null : withNeighbours(blocks, best);
}

/** Adds the lists above and below that only a heading parts from this one: "For the sauce" and the like. */
function withNeighbours(blocks: readonly Block[], run: Run): Run {
  const kind = blocks[run.start]?.kind;
  const isLine = (at: number): boolean => {
    const block = blocks[at];
    return block !== undefined && block.kind === kind && canBeLine(block);
  };
  let { start, end } = run;
  for (;;) {
    let past = end + 1;
    while (isLine(past)) past += 1;
    if (!isHeadedList(blocks.slice(end, past))) break;
    end = past;
  }
  for (;;) {
    let first = start - 1;
    while (isLine(first - 1)) first -= 1;
    const list = blocks.slice(Math.max(0, first), start);
    if (!isHeadedList([...list.slice(-1), ...list.slice(0, -1)])) break;
    start = first;
  }
  const isGrouped = start < run.start || end > run.end;
  const above = blocks[start - 1];
  return { start: isGrouped && above !== undefined && isName(above) ? start - 1 : start, end };
}

/** A heading that is no section's own, and lines of which most begin with an amount. */
function isHeadedList([heading, ...lines]: readonly Block[]): boolean {
  if (heading === undefined || !isName(heading) || lines.length > maxLines) return false;
  if (sectionHeading(heading.text) !== null) return false;
  const measured = lines.filter((line) => /^[\d½¼¾⅓⅔⅛]/.test(line.text));
  return lines.length > 0 && measured.length >= lines.length * minMeasured;
}

function findMeasuredRun(blocks: readonly Block[]): Run | null {
  let best: Run | null = null;
  let start = 0;
  for (let at = 0; at <= blocks.length; at += 1) {
    const block = blocks[at];
    const before = blocks[at - 1];
    const isNext =
      block !== undefined &&
      block.kind === blocks[start]?.kind &&
      !(at - start >= minLines && isBehindParagraph(block, before, blocks[at - minLines]));
    if (isNext && (canBeLine(block) || isAmongBold(block, before))) continue;
    if (isIngredientList(blocks.slice(start, at)) && at - start > (best === null ? 0 : best.end - best.start))
      best = { start, end: at };
    start = block !== undefined && canBeLine(block) ? at : at + 1;
  }
  return best;
}

/** A text without an amount after a paragraph of several lines. */
function isBehindParagraph(block: Block, last: Block | undefined, first: Block | undefined): boolean {
  const isOne = last !== undefined && last.element === first?.element && last.element !== block.element;
  return isOne && !/^[\d½¼¾⅓⅔⅛]/.test(block.text);
}

/** A line of a paragraph whose lines are in bold, such as one without an amount. */
function isAmongBold(block: Block, before: Block | undefined): boolean {
  return before !== undefined && before.isBold && before.element === block.element;
}

function canBeLine(block: Block): boolean {
  return !isName(block) && block.text.length <= maxLineLength;
}

/** A heading, or a text in bold that stands for one. */
function isName({ kind, isBold, text }: Block): boolean {
  return (
    kind === 'heading' ||
    (kind === 'text' && isBold && text.length <= maxNameLength && !/[\d½¼¾⅓⅔⅛]/.test(text))
  );
}

function isIngredientList(run: readonly Block[]): boolean {
  if (run.length < minLines || run.length > maxLines) return false;
  const measured = run.filter((block) => measuredPattern.test(block.text));
  return measured.length >= run.length * minMeasured;
}

/** Where the parts of a text begin. */
import { blockKind, nextFilled } from './blocks.ts';
import { storeFactLine } from './fact-lines.ts';
import { hasAmount, isProse, leadsWithAmount } from './line-kinds.ts';
import { soleLink, solePicture, withoutMarks } from './markdown-marks.ts';
import { emptyTextRecipe } from './text-recipe.ts';
import type { Token } from './read-tokens.ts';
import { isWord, kindsOfLabel, leadingWords } from './words/index.ts';

/** The places of a text that tell how its other lines are read; -1 for none. */
export interface Outline {
  readonly nameAt: number;
  readonly greetingAt: number;
  /** The first heading of ingredients, and of steps. */
  readonly ingredientsAt: number;
  readonly stepsAt: number;
  readonly lastStepsAt: number;
  readonly lastHeadingAt: number;
  readonly ingredientHeadings: number;
  readonly end: number;
  readonly hasBullets: boolean;
  readonly isMarkdown: boolean;
}

/** Longer first lines are text. */
const maxNameLength = 120;
/** A name that stands below a greeting. */
const maxLaterNameLength = 80;

/** Finds the headings and the name of a text, unless it has one already. */
export function readOutline(tokens: readonly Token[], name: string | null, subject: string | null): Outline {
  const found = tokens.map((token) => token.heading?.section ?? null);
  const ingredientsAt = found.indexOf('ingredients');
  const stepsAt = found.findIndex((section, at) => section === 'steps' && at > 0);
  const firstAmount = tokens.findIndex(
    (token) =>
      token.kind === 'row' ||
      ((token.isBulleted || token.number !== null || leadsWithAmount(token.line)) &&
        hasAmount(withoutMarks(token.body))),
  );
  const places = [ingredientsAt, stepsAt].filter((at) => at >= 0);
  const start = Math.min(...places, firstAmount < 0 ? tokens.length : firstAmount, tokens.length);
  return {
    nameAt:
      name === null
        ? findName(tokens, {
            start,
            headings: Math.min(...places, tokens.length),
            hasSubject: subject !== null,
          })
        : findSame(tokens, name, start),
    greetingAt: tokens.findIndex((token) => token.kind !== 'blank'),
    ingredientsAt,
    stepsAt: stepsAt,
    lastStepsAt: found.lastIndexOf('steps'),
    lastHeadingAt: Math.max(found.lastIndexOf('ingredients'), found.lastIndexOf('steps')),
    ingredientHeadings: found.filter((section) => section === 'ingredients').length,
    end: tokens.findLastIndex((token) => token.kind !== 'blank'),
    hasBullets: tokens.filter((token) => token.isBulleted).length >= 2,
    isMarkdown: tokens.some(({ line }) => /^#{1,6} \S/.test(line)),
  };
}

/** Where the name that is known already is written again. */
function findSame(tokens: readonly Token[], name: string, start: number): number {
  const first = nextFilled(tokens, 0);
  const token = tokens[first];
  return token !== undefined &&
    first <= start &&
    withoutMarks(token.line.replace(/^#{1,6}\s+/, '')).toLowerCase() === name.toLowerCase()
    ? first
    : -1;
}

function findName(
  tokens: readonly Token[],
  { start, headings, hasSubject }: { start: number; headings: number; hasSubject: boolean },
): number {
  const hashed = tokens.findIndex(
    (token, at) =>
      at < Math.max(start, 1) &&
      (/^#{1,6} /.test(token.line) ||
        (/^={3,}$/.test(tokens[at + 1]?.line ?? '') && token.kind === 'line')) &&
      mayBeName(tokens, at),
  );
  if (hashed >= 0) return hashed;
  const labelled = tokens.findIndex(
    ({ line }, at) =>
      at < headings &&
      kindsOfLabel(/^\**([^:：]{1,30}?)\s?[:：]\**\s*\S/u.exec(line)?.[1] ?? '').includes('title'),
  );
  if (labelled >= 0) return labelled;
  const first = tokens.findIndex(
    (token, at) =>
      at < Math.max(start, 1) &&
      token.kind !== 'blank' &&
      token.kind !== 'rule' &&
      token.kind !== 'page' &&
      !isFact(tokens, at),
  );
  if (first < 0) return -1;
  const isGreeted = isGreeting(tokens[first]?.line ?? '');
  const isText =
    isGreeted || !mayBeName(tokens, first) || isProse(withoutPictures(tokens[first]?.line ?? ''));
  if (!isText && !hasSubject) return first;
  const later = laterName(tokens, first, start);
  if (later >= 0) return later;
  return isGreeted || hasSubject || !mayBeName(tokens, first) ? -1 : first;
}

/** A short line that stands alone above the ingredients. */
function laterName(tokens: readonly Token[], first: number, start: number): number {
  return tokens.findLastIndex((token, at) => {
    if (at < first || at >= start || token.kind !== 'line' || token.line.length > maxLaterNameLength)
      return false;
    if (
      !mayBeName(tokens, at) ||
      isProse(token.line) ||
      isGreeting(token.line) ||
      isFact(tokens, at) ||
      /[,.;!]$/.test(token.line)
    )
      return false;
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    const isApart =
      before === undefined ||
      before.kind === 'blank' ||
      before.kind === 'rule' ||
      next?.heading?.section === 'ingredients';
    return (
      isApart &&
      (next === undefined ||
        next.kind !== 'line' ||
        at + 1 >= start ||
        isFact(tokens, at + 1) ||
        blockKind(tokens, at + 1) === 'ingredients')
    );
  });
}

function mayBeName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'row' || token.line.length > maxNameLength + 8) return false;
  const heading = token.heading;
  const isSection =
    heading !== null &&
    heading.section !== 'group' &&
    (heading.title === '' || heading.rest !== '') &&
    !kindsOfLabel(heading.words).includes('title');
  const isListed =
    token.isBulleted ||
    token.number !== null ||
    (leadsWithAmount(token.line) &&
      blockKind(tokens, at) === 'ingredients' &&
      tokens[at + 1]?.kind !== 'blank');
  return !isSection && !isListed;
}

/** Whether a line tells another fact than the name. */
function isFact(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || soleLink(token.line) !== null || solePicture(token.line) !== null) return true;
  const trial = emptyTextRecipe();
  return storeFactLine(trial, token, 'head') && trial.name === null;
}

/** `So good! 😍` is a sentence. */
function withoutPictures(line: string): string {
  return line.replace(/(?<!\s)\s*(?:\p{Extended_Pictographic}|\uFE0F|\s)+$/u, '');
}

/** `On 3 Jan 2021, Ben wrote:` */
function isQuoteHead(line: string): boolean {
  const words = line.replace(/[:：]$/u, '').split(' ');
  return /\d.*[:：]$/u.test(line) && [1, 2].some((count) => isWord('wrote', words.slice(-count).join(' ')));
}

function isGreeting(line: string): boolean {
  if (isQuoteHead(line)) return true;
  const lead = leadingWords('greetings', line);
  return lead !== null && (/[,!:，！：…]$/u.test(line) || line.split(' ').length <= 3);
}

/** Which section a line without a heading of its own belongs to. */
import { blockKind, headsList, nextFilled } from './blocks.ts';
import { hasAmount, isProse, isSentence, leadsWithAmount } from './line-kinds.ts';
import { isPartTitle } from './headings.ts';
import { withoutMarks } from './markdown-marks.ts';
import type { Token } from './read-tokens.ts';
import { isWord, leadingWords } from './words/index.ts';
import { type ReaderState, leaveFor } from './reader-state.ts';

/** Lines from the end of a text among which a greeting may stand. */
const maxClosingLines = 12;
/** A longer list of foods without amounts is text. */
const maxNames = 60;

/** Names after a greeting: `LG Inge`, `Love Grandma`. */
function isNames(rest: string): boolean {
  return /^(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,20}){1,3}$/u.test(rest);
}

/** Decides which section a line without a heading of its own belongs to. */
export function settleSection(state: ReaderState, token: Token, at: number): void {
  if (state.section === 'notes' || state.section === 'nutrition') return settleNotes(state, token, at);
  const isStart = state.isAfterBlank || state.block === 'none';
  if (isStart) state.block = blockKind(state.tokens, at);
  const isBound =
    state.isHeaded &&
    (state.section === 'steps' || (state.section === 'ingredients' && state.outline.stepsAt >= 0));
  if (isBound) return;
  if (state.section === 'head') return settleHead(state, token, at);
  if (state.section === 'ingredients') return settleIngredients(state, token, at, isStart);
  if (
    isStart &&
    state.block === 'ingredients' &&
    !state.isHeaded &&
    leadsWithAmount(withoutMarks(token.body))
  )
    state.section = 'ingredients';
}

function settleNotes(state: ReaderState, token: Token, at: number): void {
  const resumes = token.number !== null && state.lastNumber > 0 && token.number === state.lastNumber + 1;
  if (resumes) {
    state.section = 'steps';
    return;
  }
  if (!state.isAfterBlank || state.recipe.ingredients.length > 0 || state.outline.ingredientsAt >= 0) return;
  if (blockKind(state.tokens, at) === 'ingredients') leaveFor(state, 'ingredients');
}

function settleHead(state: ReaderState, token: Token, at: number): void {
  const { ingredientsAt } = state.outline;
  if (ingredientsAt > at) return;
  const body = withoutMarks(token.body);
  const isListed =
    state.block === 'ingredients' ||
    (state.block === 'names' && (token.isBulleted || isListOfNames(state, at)));
  if (
    isListed &&
    (token.isBulleted ||
      hasAmount(body) ||
      state.block === 'names' ||
      headsList(state.tokens, at, state.isAfterBlank))
  )
    leaveFor(state, 'ingredients');
  else if (state.block === 'steps' && (token.number !== null || state.recipe.ingredients.length > 0))
    leaveFor(state, 'steps');
  else if (state.block === 'steps' && token.isBulleted && state.outline.stepsAt < 0)
    leaveFor(state, state.recipe.ingredients.length > 0 ? 'steps' : 'ingredients');
}

/** Short lines without amounts are foods if a text below tells what to do with them. */
function isListOfNames(state: ReaderState, at: number): boolean {
  let end = at;
  while (state.tokens[end]?.kind === 'line' && end - at < maxNames) end += 1;
  if (end - at < 3) return false;
  if (state.outline.stepsAt > at) return state.isAfterBlank;
  const below = blockKind(state.tokens, nextFilled(state.tokens, end));
  return state.isAfterBlank && (below === 'prose' || below === 'steps');
}

/** Whether words stand apart below a list with bullets, and head no other list. */
function isAfterList(state: ReaderState, { line, isBulleted }: Token, at: number): boolean {
  if (isBulleted || hasAmount(line) || !line.includes(' ') || !/^[-*•☐]/u.test(state.previous)) return false;
  return (
    !isPartTitle(line) && state.tokens[at + 1]?.isBulleted !== true && !headsList(state.tokens, at, true)
  );
}

function settleIngredients(state: ReaderState, token: Token, at: number, isStart: boolean): void {
  if (state.outline.stepsAt > at) {
    if (!state.isHeaded && isStart && state.block === 'prose') state.section = 'notes';
    return;
  }
  if (state.recipe.ingredients.length === 0) return;
  const body = withoutMarks(token.body);
  const isList = state.block === 'ingredients' || state.block === 'names';
  // A list with bullets has ended.
  const isApart = isStart && !state.isHeaded && isAfterList(state, token, at);
  const isStep = !hasAmount(body) && (token.number !== null || isProse(body));
  const isNext = isStart ? state.block === 'steps' || state.block === 'prose' : isStep && !state.isHeaded;
  const isCounted = token.number === 1 && (isProse(body) || (body === '' && state.block === 'steps'));
  if (
    isApart ||
    (isNext && !(isList && token.isBulleted)) ||
    isCounted ||
    (isStart && isStep && !token.isBulleted)
  ) {
    leaveFor(state, 'steps');
    state.lastNumber = 0;
  }
}

export function isClosing(state: ReaderState, { line, kind }: Token, at: number): boolean {
  if (
    kind !== 'line' ||
    state.section === 'head' ||
    at < state.outline.end - maxClosingLines ||
    state.outline.lastHeadingAt > at
  )
    return false;
  if (line.length > 80) return false;
  if (line === '--') return true;
  if (isWord('closings', line) || leadingWords('footers', line) !== null) return true;
  const lead = leadingWords('closings', line);
  if (lead !== null && at >= state.outline.end - 1 && isNames(lead.rest)) return true;
  return lead !== null && /^\s*[,，!！]/u.test(lead.rest) && line.split(' ').length <= 8 && !isSentence(line);
}

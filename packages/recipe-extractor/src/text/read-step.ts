/** Lines of steps: which begin one, and which go on with the one above. */
import { kindBelow, minWrappedLength, nextFilled } from './blocks.ts';
import { isPartTitle } from './headings.ts';
import { isSentence, isUpperCase } from './line-kinds.ts';
import { withoutEscapes, withoutMarks } from './markdown-marks.ts';
import { appendToStep, nameOfStep, splitCounted } from './steps.ts';
import type { Token } from './read-tokens.ts';
import { type ReaderState, addStep, keepTitle } from './reader-state.ts';

/** Whether a line stands in below a counted step, and belongs to it. */
export function isInsideStep(state: ReaderState, { indent, kind, number }: Token): boolean {
  return (
    kind !== 'row' &&
    state.recipe.steps.length > 0 &&
    state.lastNumber > 0 &&
    indent >= 2 &&
    indent > state.previousIndent &&
    number !== state.lastNumber + 1 &&
    state.title === ''
  );
}

/** Reads a line of steps. */
export function readStep(state: ReaderState, token: Token, at: number): void {
  const { steps } = state.recipe;
  const { line, number, isBulleted } = token;
  if (isInsideStep(state, token)) {
    const isCut = !state.isAfterBlank && number === null && !isBulleted && isCutBefore(state, line);
    appendToStep(steps, withoutEscapes(line), state.isAfterBlank ? '\n\n' : isCut ? ' ' : '\n');
    return;
  }
  if (number === null && !isBulleted && isStepCounter(state, line)) return;
  const counted = number === null && !isBulleted ? readBareCounter(state, line, at) : null;
  if (counted !== null) {
    addStep(state, counted, state.lastNumber);
    return;
  }
  if (joinsStep(state, token)) return;
  if (isStepGroup(state, token, at)) {
    keepTitle(state);
    state.title = withoutMarks(token.body).replace(/(?<!\s)\s*[:：]$/u, '');
    return;
  }
  state.previousIndent = token.indent;
  if (number !== null && !isBulleted) state.lastNumber = number;
  if (number !== null) state.hasEvidence = true;
  const isNumber = number !== null && (number === 1 || number <= state.lastNumber + 1);
  const own = isNumber || isBulleted ? token.body : line;
  const texts = number === 1 && state.tokens[at + 1]?.number !== 2 ? splitCounted(line) : [own];
  for (const text of texts.length > 1 ? texts : [own]) addStep(state, text, number);
}

/** A step that a bare number counts, as the steps around it: `1 Heat the oven.`; null for other lines. */
function readBareCounter(state: ReaderState, line: string, at: number): string | null {
  const [, digits = '', text] = /^(\d{1,2})\s(\p{Lu}.*)$/u.exec(line) ?? [];
  const isNext = digits !== '' && Number(digits) === state.lastNumber + 1;
  if (text === undefined || !isNext) return null;
  const next = state.tokens[nextFilled(state.tokens, at + 1)]?.line ?? '';
  if (state.lastNumber === 0 && !/^2\s\p{Lu}/u.test(next)) return null;
  state.lastNumber += 1;
  return text;
}

/** A number on a line of its own counts the step below it. */
function isStepCounter(state: ReaderState, line: string): boolean {
  if (Number(line) !== state.lastNumber + 1 || !/^\d{1,2}$/.test(line)) return false;
  state.lastNumber = Number(line);
  state.hasEvidence = true;
  return true;
}

/** Whether a page or a mail has cut the line above. In Markdown, a break within a step is its writer's. */
function isCutBefore(state: ReaderState, line: string): boolean {
  const isOpen = !state.outline.isMarkdown && !/[.!?:]$/.test(state.previous);
  return isOpen && (state.previous.length >= minWrappedLength || /^\p{Ll}/u.test(line));
}

/** Whether a step ends in a colon, or in lines with bullets below one. */
function isListBegun(text: string): boolean {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return /[:：]$/u.test(last) || (last.startsWith('- ') && last !== text);
}

/** Puts a line that goes on with the step above it there. */
function joinsStep(state: ReaderState, { line, number, isBulleted, body }: Token): boolean {
  const last = state.recipe.steps.at(-1);
  if (last === undefined || number !== null || state.title !== '') return false;
  if (last.summary === '' && nameOfStep(last.text) !== null) {
    appendToStep(state.recipe.steps, withoutEscapes(line), '\n');
    return true;
  }
  if (state.isAfterBlank) return false;
  if (isBulleted) {
    if (!isListBegun(last.text)) return false;
    appendToStep(state.recipe.steps, `- ${body}`, '\n');
    return true;
  }
  const isOpen = !/[.!?:؟。！？]["”»)]?$/u.test(state.previous);
  const isCut =
    isOpen &&
    (state.previous.length >= minWrappedLength || (/^[\p{Ll}\d]/u.test(line) && state.previous.length >= 22));
  if (last.text === '' || !isCut) return false;
  appendToStep(state.recipe.steps, withoutEscapes(line), ' ');
  return true;
}

function isStepGroup(state: ReaderState, token: Token, at: number): boolean {
  const next = state.tokens[at + 1];
  const { line } = token;
  if (
    token.kind !== 'line' ||
    next === undefined ||
    line.length > 60 ||
    isSentence(line) ||
    /[.!?]$/.test(line)
  )
    return false;
  if (isPartTitle(line)) return next.kind !== 'blank' || kindBelow(state.tokens, at) !== 'none';
  const isUpper =
    isUpperCase(line) &&
    line.length > 3 &&
    !isUpperCase(next.line) &&
    state.isAfterBlank &&
    line.split(' ').length <= 6;
  return isUpper || (state.isAfterBlank && next.number === 1);
}

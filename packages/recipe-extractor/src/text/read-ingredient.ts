/** Lines of ingredients, and the groups among them. */
import { headsList, kindBelow } from './blocks.ts';
import { isPartTitle } from './headings.ts';
import { continuesIngredient, splitList } from './ingredient-lines.ts';
import { hasAmount, isUpperCase, leadsWithAmount } from './line-kinds.ts';
import { withoutMarks } from './markdown-marks.ts';
import type { Token } from './read-tokens.ts';
import { type ReaderState, addIngredient, keepTitle } from './reader-state.ts';

export function readIngredient(state: ReaderState, token: Token, at: number): void {
  const { line, body, isBulleted, number } = token;
  const last = state.recipe.ingredients.at(-1);
  const isNested = isBulleted && token.indent > state.previousIndent;
  const text =
    body === ''
      ? line
      : number !== null && !countsOn(state, number, isBulleted)
        ? isBulleted
          ? line.replace(/^\S+\s+/u, '')
          : line
        : body;
  const plain = withoutMarks(text);
  if (!isBulleted && last !== undefined && !state.isAfterBlank && isSameLine(state, token, last.text)) {
    state.recipe.ingredients[state.recipe.ingredients.length - 1] = {
      ...last,
      text: `${last.text} ${plain}`,
    };
    return;
  }
  if (!isNested) state.previousIndent = token.indent;
  if (isGroupLine(state, token, at, plain)) {
    keepTitle(state);
    state.title = plain.replace(/(?<!\s)\s*[:：]$/u, '');
    state.isNoteOpen = false;
    return;
  }
  const group = readInlineGroup(plain);
  if (group !== null) {
    keepTitle(state);
    state.title = group.title;
  }
  for (const one of group?.lines ?? [plain]) addIngredient(state, one);
}

/** A part of the dish with its foods in one line: `For the sauce: 2 tbsp soy, 1 tsp sugar`. */
function readInlineGroup(line: string): { readonly title: string; readonly lines: readonly string[] } | null {
  const [, title = '', rest = ''] = /^([^:：\d]{1,40}?)\s?[:：]\s*(\S.*)$/u.exec(line) ?? [];
  const lines = title !== '' && isPartTitle(title) ? splitList(rest) : [];
  return lines.length > 1 ? { title, lines } : null;
}

/** Whether a line goes on with the one above it: cut by a page, or standing in below its bullet. */
function isSameLine(state: ReaderState, token: Token, previous: string): boolean {
  if (
    token.number !== null ||
    (hasAmount(token.line) && leadsWithAmount(token.line) && !continuesIngredient(previous, token.line))
  )
    return false;
  const isBelowBullet =
    state.outline.hasBullets &&
    (token.indent > state.previousIndent || (previous.length >= 40 && /^\p{Ll}/u.test(token.line))) &&
    /^(?:[-*+•]|\p{So})/u.test(state.previous);
  return isBelowBullet || continuesIngredient(previous, token.line);
}

function countsOn(state: ReaderState, number: number, isBulleted: boolean): boolean {
  if (isBulleted) return false;
  const isNext = number === 1 || number === state.lastNumber + 1;
  if (isNext) state.lastNumber = number;
  return isNext;
}

function isGroupLine(state: ReaderState, token: Token, at: number, plain: string): boolean {
  const next = state.tokens[at + 1];
  const isLast = next === undefined || (next.kind === 'blank' && kindBelow(state.tokens, at) === 'none');
  if (isLast || plain.length > 60) return false;
  if (token.isBulleted) return /[:：]$/u.test(plain) && next.indent > token.indent;
  if (/[:：]$/u.test(plain) && !/\d/.test(plain)) return true;
  if (token.number !== null || leadsWithAmount(plain)) return false;
  const isUpper =
    isUpperCase(plain) && plain.length > 3 && !isUpperCase(next.line) && plain.split(' ').length <= 6;
  return (
    isUpper ||
    (isPartTitle(plain) && (state.isAfterBlank || next.isBulleted || plain.includes(' '))) ||
    headsList(state.tokens, at, state.isAfterBlank)
  );
}

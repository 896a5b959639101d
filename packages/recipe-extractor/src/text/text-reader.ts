/** Reads the lines of a text into a recipe, each by the heading above it, or by itself where there is none. */
import { minWrappedLength } from './blocks.ts';
import { joinBareAmounts } from './ingredient-lines.ts';
import { withoutEscapes } from './markdown-marks.ts';
import { describe, type TextRecipe } from './text-recipe.ts';
import type { Token } from './read-tokens.ts';
import {
  startReading,
  type ReaderState,
  addNote,
  addNutrition,
  enterSection,
  keepPart,
  keepTitle,
} from './reader-state.ts';
import { readFact, readFactBelow, readLooseBelow, readName, readPicture } from './read-facts.ts';
import { readRows } from './read-rows.ts';
import { readOutline } from './outline.ts';
import { beginSection, beginsPart, headingAt } from './begin-section.ts';
import { isClosing, settleSection } from './settle-section.ts';
import { readIngredient } from './read-ingredient.ts';
import { isInsideStep, readStep } from './read-step.ts';

/** Reads the tokens of one recipe into it. False if nothing says that they are one. */
export function readTokens(tokens: readonly Token[], recipe: TextRecipe, subject: string | null): boolean {
  return readAll(startReading(tokens, recipe, readOutline(tokens, recipe.name, subject)));
}

function readAll(state: ReaderState): boolean {
  for (let at = 0; at < state.tokens.length; at = readAt(state, at)) continue;
  keepTitle(state);
  keepPart(state);
  joinBareAmounts(state.recipe.ingredients);
  const { ingredients, steps } = state.recipe;
  // Foods without amounts and a text below them are a recipe; a list alone may be any.
  return (
    (state.hasEvidence && ingredients.length + steps.length > 0) ||
    (ingredients.length > 1 && steps.length > 0)
  );
}

/** Reads the line at a place; the place of the next one. */
function readAt(state: ReaderState, at: number): number {
  const token = state.tokens[at];
  if (token === undefined) return at + 1;
  if (token.kind === 'blank' || token.kind === 'rule' || token.kind === 'page') {
    state.isAfterBlank = true;
    return at + 1;
  }
  const next = token.kind === 'row' ? readRows(state, at) : readLine(state, token, at);
  state.isAfterBlank = false;
  state.previous = token.line;
  return next;
}

function readLine(state: ReaderState, token: Token, at: number): number {
  if (at === state.outline.nameAt) return readName(state, token, at);
  if (readPicture(state, token)) return at + 1;
  const isContinued = state.section === 'steps' && isInsideStep(state, token);
  const heading = isContinued ? null : headingAt(state, token);
  const isOwn = heading !== null && heading.rest === '' && heading.section !== 'group';
  if (!isOwn && !isContinued && readFact(state, token, at)) return at + 1;
  const below =
    heading === null
      ? readLooseBelow(state, token, at)
      : heading.rest === ''
        ? readFactBelow(state, heading, at)
        : null;
  if (below !== null) return below;
  if (heading !== null && beginSection(state, heading, at)) return at + 1;
  readPart(state, token, at);
  return at + 1;
}

function readPart(state: ReaderState, token: Token, at: number): void {
  if (isClosing(state, token, at)) enterSection(state, 'notes', { level: 9, section: 'notes' });
  else if (beginsPart(state, token, at)) return;
  else settleSection(state, token, at);
  const { line, body } = token;
  if (line === '--') return;
  if (state.section === 'head') readHead(state, token, at);
  else if (state.section === 'ingredients') readIngredient(state, token, at);
  else if (state.section === 'steps') readStep(state, token, at);
  else if (state.section === 'nutrition') addNutrition(state, body);
  else addNote(state, line);
}

function readHead(state: ReaderState, { line }: Token, at: number): void {
  const lead = state.isAfterBlank && state.recipe.description !== '';
  if (at === state.outline.greetingAt && line === '') return;
  const isCut =
    !lead &&
    state.previous.length >= minWrappedLength &&
    !/[.!?:]$/.test(state.previous) &&
    state.recipe.description.endsWith(state.previous);
  if (isCut) state.recipe.description += ` ${withoutEscapes(line)}`;
  else describe(state.recipe, withoutEscapes(line), lead);
}

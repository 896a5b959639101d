/** What a heading begins. */
import { type BlockKind, kindBelow, nextFilled } from './blocks.ts';
import { isDuration, storeFact, writeYield } from './facts.ts';
import { isPartTitle, type TextHeading } from './headings.ts';
import { splitList } from './ingredient-lines.ts';
import { countWords, hasAmount, isProse } from './line-kinds.ts';
import { withoutEscapes, withoutMarks } from './markdown-marks.ts';
import { splitCounted } from './steps.ts';
import type { Token } from './read-tokens.ts';
import { isWord } from './words/index.ts';
import { isMeasure, readYield } from './yields.ts';
import {
  type ReaderState,
  type Section,
  addIngredient,
  addNote,
  addNutrition,
  addStep,
  beginPart,
  enterSection,
  keepTitle,
} from './reader-state.ts';

const maxTitleWords = 4;
/** Lines between the heading of a part and that of its ingredients. */
const maxPartLead = 12;

/** The heading of a line where it stands; null for lines that are text there. */
export function headingAt(state: ReaderState, token: Token): TextHeading | null {
  const heading = token.heading;
  if (heading === null) return null;
  // Among steps, "Mix the following:" is one itself, and so is a short line in the words of a section.
  if (heading.section === 'group' && heading.level === 8 && !isGroup(state, heading.title)) return null;
  if (heading.level === 8 && !heading.isMarked && heading.section === 'notes' && state.section === 'head')
    return isWord('asides', heading.words) ? heading : null;
  return heading;
}

function isGroup(state: ReaderState, title: string): boolean {
  if (state.section === 'notes' || state.section === 'nutrition') return false;
  if (isPartTitle(title)) return true;
  if (state.section === 'head') return countWords(title) <= maxTitleWords + 1 && !/[,;.]/.test(title);
  return state.section !== 'steps' || title.split(' ').length <= maxTitleWords;
}

/** Begins what a heading heads; false if it heads nothing, so that it is text. */
export function beginSection(state: ReaderState, heading: TextHeading, at: number): boolean {
  const { section, rest, title, aside } = heading;
  if (section === 'notes' && rest !== '' && state.section !== 'notes') {
    state.recipe.notes.push({ title, text: withoutEscapes(rest) });
    state.isNoteOpen = false;
    return true;
  }
  if (section === 'notes' && rest !== '') state.isNoteOpen = false;
  const target = section === 'group' ? sectionOfGroup(state, heading, at) : section;
  if (target === null) return false;
  keepTitle(state);
  if (section === 'group' && isPartHeading(state, heading, at)) {
    beginPart(state, title);
    enterSection(state, 'head', heading);
    return true;
  }
  const isNew = section !== 'group';
  enterSection(state, target, isNew ? heading : { ...heading, level: Math.max(state.level, heading.level) });
  const isOfPart = title === '' && (target === 'ingredients' || target === 'steps');
  state.title = isOfPart ? state.part : title;
  if (isNew && aside !== '' && title === '') readAside(state, aside);
  if (rest !== '') readRest(state, rest);
  return true;
}

/** For how many the ingredients are, or in what time it is done; other words stay with the heading. */
function readAside(state: ReaderState, aside: string): void {
  const yieldRead = readYield(aside);
  const isStored =
    state.section === 'ingredients' &&
    yieldRead !== null &&
    !isMeasure(yieldRead.text) &&
    writeYield(state.recipe, yieldRead);
  if (!isStored && !(isDuration(aside) && storeFact(state.recipe, 'total time', aside)))
    state.title = state.title === '' ? aside : `${state.title} (${aside})`;
}

function readRest(state: ReaderState, rest: string): void {
  if (state.section === 'ingredients') for (const one of splitList(rest)) addIngredient(state, one);
  else if (state.section === 'steps') for (const step of splitCounted(rest)) addStep(state, step, null);
  else if (state.section === 'nutrition') addNutrition(state, rest);
  else addNote(state, rest);
  state.isAfterBlank = false;
}

/** Which section a group's heading stands in; null if it is no heading there. */
function sectionOfGroup(state: ReaderState, heading: TextHeading, at: number): Section | null {
  const below = kindBelow(state.tokens, at);
  const isSection = heading.level <= state.level;
  if (isPartHeading(state, heading, at)) return 'head';
  switch (state.section) {
    case 'ingredients':
      if (
        below === 'steps' &&
        state.outline.stepsAt < at &&
        (heading.level <= 7 || state.outline.stepsAt < 0)
      )
        return 'steps';
      if (below === 'prose' && isSection && heading.level <= 6)
        return state.outline.lastStepsAt > at ? 'notes' : 'steps';
      return 'ingredients';
    case 'steps':
      if (below === 'ingredients' && (isSection || state.recipe.ingredients.length === 0))
        return 'ingredients';
      return below === 'prose' &&
        isSection &&
        heading.level <= 6 &&
        state.isHeaded &&
        state.outline.stepsAt >= 0
        ? 'notes'
        : 'steps';
    case 'notes':
    case 'nutrition':
      if (isSection && below === 'ingredients') return 'ingredients';
      return isSection && below === 'steps' ? 'steps' : 'notes';
    case 'head':
      return groupInHead(state, at, below);
  }
}

function groupInHead(state: ReaderState, at: number, below: BlockKind): Section | null {
  const { ingredientsAt } = state.outline;
  if (ingredientsAt > at) return null;
  if (below === 'ingredients' || (below === 'names' && state.recipe.ingredients.length === 0))
    return 'ingredients';
  return (below === 'steps' || below === 'prose') &&
    (state.recipe.ingredients.length > 0 || below === 'steps')
    ? 'steps'
    : null;
}

/** A heading right above the heading of ingredients or steps: `## Dough`, `### Ingredients`. */
function isPartHeading(state: ReaderState, heading: TextHeading, at: number): boolean {
  const { outline, section, tokens } = state;
  if (heading.section !== 'group' || outline.ingredientHeadings < 2) return false;
  if (section === 'head' && outline.nameAt < 0) return false;
  const below = tokens
    .slice(at + 1, at + 1 + maxPartLead)
    .find((token) => token.heading?.isMarked === true || token.heading?.section === 'ingredients');
  if (below?.heading === null || below?.heading === undefined) return false;
  const isBegun = below.heading.section === 'ingredients' || below.heading.section === 'steps';
  return (
    isBegun &&
    below.heading.level >= heading.level &&
    (heading.level < 7 || tokens[nextFilled(tokens, at + 1)] === below)
  );
}

/** An unmarked line right above the next heading of ingredients names a part of the dish. */
export function beginsPart(state: ReaderState, { kind, line }: Token, at: number): boolean {
  if (
    kind !== 'line' ||
    !state.isAfterBlank ||
    state.outline.ingredientHeadings < 2 ||
    isProse(line) ||
    line.length > 60 ||
    hasAmount(line)
  )
    return false;
  const next = nextFilled(state.tokens, at + 1);
  const token = state.tokens[next];
  const heading = token?.heading ?? null;
  if (heading?.section !== 'ingredients' || heading.rest !== '') return false;
  keepTitle(state);
  beginPart(state, withoutMarks(line));
  return true;
}

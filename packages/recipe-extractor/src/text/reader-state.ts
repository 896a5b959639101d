/** The state of reading the lines of a text, and how its parts are stored. */
import { type FactPlace } from './fact-lines.ts';
import { type TextHeading } from './headings.ts';
import { hasAmount } from './line-kinds.ts';
import { withoutEscapes, withoutMarks } from './markdown-marks.ts';
import { storeNutrients } from './nutrient-lines.ts';
import { kindsOfLabel } from './words/index.ts';
import type { BlockKind } from './blocks.ts';
import type { Outline } from './outline.ts';
import { describe, type TextRecipe } from './text-recipe.ts';
import type { Token } from './read-tokens.ts';

export type Section = 'head' | 'ingredients' | 'steps' | 'notes' | 'nutrition';

/** How far the lines of a text are read. */
export interface ReaderState {
  readonly tokens: readonly Token[];
  readonly recipe: TextRecipe;
  readonly outline: Outline;
  section: Section;
  /** Whether a heading began the section; without one, each block decides for itself. */
  isHeaded: boolean;
  /** Whether something says that the text is a recipe. */
  hasEvidence: boolean;
  /** The level of the heading that the section has. */
  level: number;
  /** The heading that the next line gets. */
  title: string;
  /** The part of the dish that several sections belong to, and whether a line has it. */
  part: string;
  isPartUsed: boolean;
  isAfterBlank: boolean;
  /** The line before. */
  previous: string;
  previousIndent: number;
  isNoteOpen: boolean;
  /** The number of the last step that has one. */
  lastNumber: number;
  /** What the lines between the blank ones around this one are. */
  block: BlockKind;
}

/** The state before the first line. */
export function startReading(tokens: readonly Token[], recipe: TextRecipe, outline: Outline): ReaderState {
  return {
    tokens,
    recipe,
    outline,
    section: 'head',
    isHeaded: false,
    hasEvidence: false,
    level: 9,
    title: '',
    part: '',
    isPartUsed: true,
    isAfterBlank: true,
    previous: '',
    previousIndent: 0,
    isNoteOpen: false,
    lastNumber: 0,
    block: 'none',
  };
}

/** Begins a part of the dish, whose sections follow. */
export function beginPart(state: ReaderState, title: string): void {
  keepPart(state);
  state.part = title;
  state.isPartUsed = false;
}

/** The name of a part that no line has got is text like any other. */
export function keepPart(state: ReaderState): void {
  if (!state.isPartUsed) describe(state.recipe, state.part, true);
  state.isPartUsed = true;
}

/** Gives the heading to the line that is stored. */
function takeTitle(state: ReaderState): string {
  const { title } = state;
  if (title === state.part) state.isPartUsed = true;
  state.title = '';
  return title;
}

/** A heading without lines below it is text like any other. */
export function keepTitle(state: ReaderState): void {
  const { title, section } = state;
  if (title !== '' && title !== state.part) {
    if (section === 'head') describe(state.recipe, title, true);
    else state.recipe.notes.push({ title: '', text: title });
  }
  state.title = '';
}

/** Goes on in a section, below its heading. */
export function enterSection(
  state: ReaderState,
  section: Section,
  { level, section: kind }: Pick<TextHeading, 'level' | 'section'>,
): void {
  // Steps may go on below a note.
  if (state.section !== section && section !== 'notes') state.lastNumber = 0;
  state.section = section;
  state.isHeaded = kind !== 'group' || state.isHeaded;
  state.level = level;
  state.isNoteOpen = false;
  state.isAfterBlank = true;
  state.block = 'none';
}

/** Goes on in a section that no heading begins. */
export function leaveFor(state: ReaderState, section: Section): void {
  state.section = section;
  state.isHeaded = false;
}

/** Stores an ingredient. */
export function addIngredient(state: ReaderState, text: string): void {
  if (text.trim() === '') return;
  if (state.isHeaded || hasAmount(text)) state.hasEvidence = true;
  // A picture in front of a line is its bullet.
  const plain = text
    .trim()
    .replace(/^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F){1,12}\s+)(?=\S)/u, '');
  state.recipe.ingredients.push({ title: takeTitle(state), text: plain });
}

/** Stores a step. */
export function addStep(state: ReaderState, text: string, number: number | null): void {
  const plain = withoutEscapes(text).trim();
  if (plain === '') return;
  if (state.isHeaded || number !== null) state.hasEvidence = true;
  state.recipe.steps.push({ title: takeTitle(state), summary: '', text: plain });
}

/** Stores a note, or a line of the note above it. */
export function addNote(state: ReaderState, line: string): void {
  const { notes } = state.recipe;
  const last = notes.at(-1);
  const text = withoutEscapes(line);
  if (!state.isNoteOpen || last === undefined || state.title !== '')
    notes.push({ title: takeTitle(state), text });
  else
    notes[notes.length - 1] = { ...last, text: `${last.text}${state.isAfterBlank ? '\n\n' : '\n'}${text}` };
  state.isNoteOpen = true;
  state.title = '';
}

/** Stores the nutrients of a line; one that says more is a note. */
export function addNutrition(state: ReaderState, line: string): void {
  const plain = withoutMarks(line);
  if (storeNutrients(state.recipe, plain)) {
    if (kindsOfLabel(state.title).length === 0) state.title = '';
  } else addNote(state, line);
}

/** Where a line stands, as facts ask. */
export function readPlace(state: ReaderState): FactPlace {
  if (state.section === 'head') return 'head';
  return state.section === 'notes' || state.section === 'nutrition' ? 'notes' : 'body';
}

import type { RecipeStep } from '@hearth/contract';
import { findDurations } from '../../durations/find/index.ts';
import { numberPattern } from '../../measures/quantities/index.ts';
import { ingredientMentions, type LinkableIngredient } from '../step-links/index.ts';
import { behindMark, escapedText, markText } from './cooklang-text.ts';
import { type IngredientText, plainFigures } from './ingredient-text.ts';
import { splitLines, oneLine } from './recipe-parts.ts';

/** The ingredients that steps can mark; each is removed once it is marked. */
export interface Unmarked {
  readonly ingredients: Map<string, IngredientText>;
  readonly tools: Set<string>;
  /** All ingredients, by the names that a step may use. */
  readonly linkables: readonly LinkableIngredient[];
  /** How much looking for names is left: characters of steps, for each name. Steps behind that have no marks. */
  search: number;
}

/** Many times as much as the menu of a feast needs; a fifth of a second. */
export const maxSearchCharacters = 4_000_000;

/** A stretch of a step and the mark in its place. */
interface Marked {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/**
 * A step as a paragraph of Cooklang. Each ingredient is marked where the recipe first names it; ingredients that the
 * step is linked to without naming them follow in brackets, so that they stay with their step.
 */
export function cooklangStep(step: RecipeStep, unmarked: Unmarked): string {
  const text = writeText(step);
  const linked = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
  unmarked.search -= text.length * (unmarked.linkables.length + unmarked.tools.size + 1);
  const places = unmarked.search < 0 ? [] : placesIn(text, linked, unmarked);
  const unnamed = takeLinked(linked, unmarked);
  return [markedText(text, places), ...(unnamed === '' ? [] : [`(${unnamed})`])].join(' ').trim();
}

/** Where a step names what is to be marked, without overlaps; that counts as marked from here on. */
function placesIn(text: string, linked: ReadonlySet<string | null>, unmarked: Unmarked): Marked[] {
  const places: Marked[] = [];
  const taken = new Uint8Array(text.length);
  const put = (start: number, end: number, markOf: (words: string) => string) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    places.push({ start, end, mark: markOf(text.slice(start, end)) });
    return true;
  };
  for (const { id, start, end } of ingredientMentions(text, unmarked.linkables)) {
    const ingredient = unmarked.ingredients.get(id);
    if (ingredient === undefined || (linked.size > 0 && !linked.has(id))) continue;
    if (put(start, end, (words) => ingredientMark(ingredient, words))) unmarked.ingredients.delete(id);
  }
  for (const tool of unmarked.tools) {
    const { start, end } = findPlace(tool, text) ?? { start: 0, end: 0 };
    if (end > 0 && put(start, end, (name) => markText('#', { name: oneLine(name) })))
      unmarked.tools.delete(tool);
  }
  for (const { start, end, seconds } of findDurations(text))
    put(start, end, (words) => timerMark(words, seconds));
  return places;
}

/** The name and the text of a step without empty lines, which would begin another step. */
function writeText({ summary, text }: RecipeStep): string {
  const name = oneLine(summary);
  const heading = name === '' || /[.:!?]$/.test(name) ? name : `${name}:`;
  return [heading, ...splitLines(text)].filter((line) => line.trim() !== '').join('\n');
}

function markedText(text: string, places: readonly Marked[]): string {
  let written = '';
  let from = 0;
  for (const { start, end, mark } of places.toSorted((one, other) => one.start - other.start)) {
    written += cutPiece(text, from, start) + mark;
    from = end;
  }
  return written + cutPiece(text, from, text.length);
}

/** A piece between marks. Line breaks before it decide whether its first sign begins a line. */
function cutPiece(text: string, from: number, to: number): string {
  const piece = text.slice(from, to);
  if (from === 0) return escapedText(piece);
  const [first = '', ...lines] = escapedText(`x${piece}`).slice(1).split('\n');
  return [behindMark(first), ...lines].join('\n');
}

/** A longer line is no name to put in the place of the step's own words. */
const maxNameWords = 4;

/**
 * The ingredient at words of a step. Its whole name takes their place if it contains them, so that lists of shopping
 * know it by one name; else the words stay, and what it is called follows in brackets.
 */
function ingredientMark({ quantity, unit, name, preparation }: IngredientText, words: string): string {
  const [said, called] = [words.toLowerCase(), name.toLowerCase()];
  if (said.includes(called)) return markText('@', { name: oneLine(words), quantity, unit, preparation });
  if (called.includes(said) && name.split(' ').length <= maxNameWords) {
    return markText('@', { name, quantity, unit, preparation });
  }
  const rest = [name, preparation].filter((part) => part !== '').join(', ');
  return markText('@', { name: oneLine(words), quantity, unit, preparation: rest });
}

/** Marks of the ingredients that a step is linked to and does not name; they count as marked from here on. */
function takeLinked(linked: ReadonlySet<string | null>, { ingredients }: Unmarked): string {
  const taken = [...ingredients.values()].filter(({ id }) => linked.has(id));
  for (const { id } of taken) ingredients.delete(id);
  return taken.map((one) => markText('@', one)).join(', ');
}

function findPlace(name: string, text: string): { start: number; end: number } | null {
  const source = oneLine(name)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/ /g, '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

const oneAmount = new RegExp(
  String.raw`^((?:${numberPattern})(?:\s*[-–—]\s*(?:${numberPattern}))?)[\s\u00a0-]*(\p{L}+\.?)$`,
  'iu',
);

/** A time as it is written, `~{25%minutes}`; several units or words for numbers become the name of the timer. */
function timerMark(words: string, seconds: number): string {
  const [, quantity, unit] = oneAmount.exec(oneLine(words)) ?? [];
  if (quantity !== undefined && unit !== undefined) {
    return markText('~', { name: '', quantity: plainFigures(quantity), unit });
  }
  const isMinutes = seconds % 60 === 0;
  return markText('~', {
    name: oneLine(words),
    quantity: String(isMinutes ? seconds / 60 : seconds),
    unit: isMinutes ? 'minutes' : 'seconds',
  });
}

import type { RecipeStep } from '@hearth/contract';
import { findDurations } from '../../durations/find/index.ts';
import { behindMark, escapedText, markText } from './cooklang-text.ts';
import type { IngredientText } from './ingredient-text.ts';
import { splitLines, oneLine } from './recipe-parts.ts';

/** An ingredient, and the names that a step may use for it; each in one line. */
export interface NamedIngredient extends IngredientText {
  readonly names: readonly string[];
}

/** The ingredients and tools that steps can mark; each is removed once it is marked. */
export interface Unmarked {
  readonly ingredients: Map<string, NamedIngredient>;
  readonly tools: Set<string>;
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

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * A step as a paragraph of Cooklang, whose words are those of the step. What is marked reads as it stood there: an
 * ingredient or a tool whose whole name the step has exactly once, and times of one number and one unit.
 */
export function cooklangStep(step: RecipeStep, unmarked: Unmarked): string {
  const text = writeText(step);
  const linked = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
  unmarked.search -= text.length * (unmarked.ingredients.size + unmarked.tools.size + 1);
  return markedText(text, unmarked.search < 0 ? [] : placesIn(text, linked, unmarked));
}

/** Where a step names what is to be marked, without overlaps; that counts as marked from here on. */
function placesIn(text: string, linked: ReadonlySet<string | null>, unmarked: Unmarked): Marked[] {
  const places: Marked[] = [];
  const taken = new Uint8Array(text.length);
  const put = ({ start, end }: Place, mark: string) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    places.push({ start, end, mark });
    return true;
  };
  for (const { name, ingredient } of listNames(linked, unmarked)) {
    const place = unmarked.ingredients.has(ingredient.id) ? findOnly(name, text) : null;
    if (place === null) continue;
    const words = text.slice(place.start, place.end);
    // The name of a file stays as it is; a step that spells it otherwise keeps its words.
    if (ingredient.isRecipe && words !== ingredient.name) continue;
    const mark = ingredientMark(ingredient, words);
    if (put(place, mark)) unmarked.ingredients.delete(ingredient.id);
  }
  for (const tool of unmarked.tools) {
    const place = findOnly(tool, text);
    if (place !== null && put(place, markText('#', { name: text.slice(place.start, place.end) })))
      unmarked.tools.delete(tool);
  }
  for (const { start, end } of findDurations(text)) {
    const mark = timerMark(text.slice(start, end));
    if (mark !== null) put({ start, end }, mark);
  }
  return places;
}

/**
 * The names to look for, longest first: peanut butter is not butter. Of several ingredients of one name, only the one
 * that the step is linked to is meant.
 */
function listNames(
  linked: ReadonlySet<string | null>,
  { ingredients }: Unmarked,
): { readonly name: string; readonly ingredient: NamedIngredient }[] {
  const found = [...ingredients.values()].filter(({ id }) => linked.size === 0 || linked.has(id));
  const pairs = found.flatMap((ingredient) => ingredient.names.map((name) => ({ name, ingredient })));
  const owners = new Map<string, Set<string>>();
  for (const { name, ingredient } of pairs) {
    const key = name.toLowerCase();
    owners.set(key, (owners.get(key) ?? new Set()).add(ingredient.id));
  }
  return pairs
    .filter(({ name }) => owners.get(name.toLowerCase())?.size === 1)
    .toSorted((one, other) => other.name.length - one.name.length);
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
  return (written + cutPiece(text, from, text.length)).trim();
}

/** A piece between marks. Line breaks before it decide whether its first sign begins a line. */
function cutPiece(text: string, from: number, to: number): string {
  const piece = text.slice(from, to);
  if (from === 0) return escapedText(piece);
  const [first = '', ...lines] = escapedText(`x${piece}`).slice(1).split('\n');
  return [behindMark(first), ...lines].join('\n');
}

/** The words stay; what else the ingredient is called follows in brackets, which readers show in lists only. */
function ingredientMark(
  { quantity, unit, name, preparation, isRecipe }: IngredientText,
  words: string,
): string {
  const isCalledSo = words.toLowerCase() === name.toLowerCase();
  const rest = [isCalledSo ? '' : name, preparation].filter((part) => part !== '').join(', ');
  return markText('@', { name: words, quantity, unit, preparation: rest, isRecipe });
}

/** The one place where a text has a name as whole words, in one line; null where it has none or several. */
function findOnly(name: string, text: string): Place | null {
  if (!text.toLowerCase().includes(name.toLowerCase())) return null;
  const source = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${source}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  const [first, second] = [pattern.exec(text), pattern.exec(text)];
  if (first === null || second !== null || first[0] === '') return null;
  return { start: first.index, end: first.index + first[0].length };
}

/** One number, or two with a hyphen, and a unit: `~{25%minutes}` reads as it is written. Null for any other wording. */
function timerMark(words: string): string | null {
  const [, quantity, unit] = /^(\d{1,6}(?:[.,-]\d{1,6})?) (\p{L}+)$/u.exec(words) ?? [];
  if (quantity === undefined || unit === undefined) return null;
  return markText('~', { name: '', quantity, unit });
}

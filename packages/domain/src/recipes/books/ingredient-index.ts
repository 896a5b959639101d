import type { RecipeIngredient } from '@hearth/contract';
import { readHeadings } from '../headings/index.ts';

/** Ingredients that begin with the same letter; `''` for those that no alphabet orders. */
export interface IndexGroup {
  readonly letter: string;
  readonly entries: readonly IndexEntry[];
}

export interface IndexEntry {
  readonly name: string;
  /** Keys of the recipes that use it, in the order of the book. */
  readonly recipes: readonly string[];
}

/** Longer ones are sentences, not ingredients. */
const longest = 40;

/** A food by its name, or a line whose food a reader has to find. */
export type Indexed = { readonly name: string } | { readonly line: string };

/** What a recipe is made of: foods by their names, and lines that are nothing but text, whose food a reader has to find. */
export function listIndexed(ingredients: readonly RecipeIngredient[]): Indexed[] {
  // Another recipe is in the contents.
  const texts = ingredients.map((one) =>
    one.food === null && one.referencedRecipe === null
      ? ((one.note?.trim() || one.originalText?.trim()) ?? '')
      : '',
  );
  const headings = readHeadings(texts);
  return ingredients.flatMap(({ food }, at): Indexed[] => {
    if (food !== null) return [{ name: food.name }];
    const line = texts[at] ?? '';
    return line === '' || headings[at] !== null ? [] : [{ line }];
  });
}

/** Names for the index, each once; what is no name, such as a piece of a line, is left out. */
export function tidyNames(names: readonly string[]): string[] {
  const tidied = new Map<string, string>();
  for (const name of names.map(tidy)) {
    if (!isName(name)) continue;
    if (!tidied.has(buildKey(name))) tidied.set(buildKey(name), name);
  }
  return [...tidied.values()];
}

/** Letters, and no amount, half bracket or heading. */
function isName(name: string): boolean {
  if (name.length === 0 || name.length > longest || /^\p{N}|:$/u.test(name)) return false;
  const [opened, closed] = [/[([{]/gu, /[)\]}]/gu].map((sign) => name.match(sign)?.length ?? 0);
  return opened === closed && /\p{L}{2}|\p{Script=Han}/u.test(name);
}

/** The index of a book, ordered as its language orders words. */
export function ingredientIndex(
  recipes: Iterable<{ readonly key: string; readonly ingredients: readonly string[] }>,
  language: string,
): IndexGroup[] {
  const found = new Map<string, { name: string; recipes: string[] }>();
  for (const { key, ingredients } of recipes) {
    for (const name of ingredients) {
      const known = found.get(buildKey(name)) ?? { name, recipes: [] };
      known.recipes.push(key);
      found.set(buildKey(name), known);
    }
  }
  const order = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const sorted = [...found.values()].toSorted((one, other) => order.compare(one.name, other.name));
  return grouped(sorted, language);
}

function grouped(entries: readonly IndexEntry[], language: string): IndexGroup[] {
  const groups: { letter: string; entries: IndexEntry[] }[] = [];
  for (const entry of entries) {
    const letter = readLetter(entry.name, language);
    const last = groups.at(-1);
    if (last?.letter === letter) last.entries.push(entry);
    else groups.push({ letter, entries: [entry] });
  }
  return groups;
}

/** The letter that a word stands under: without accents, as a capital. */
function readLetter(name: string, language: string): string {
  const first = /\p{L}/u.exec(name.normalize('NFKD'))?.[0] ?? '';
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(first)) return '';
  return first.normalize('NFC').toLocaleUpperCase(language);
}

function tidy(name: string): string {
  const text = withoutEnd(name.replace(/^[^\p{L}\p{N}]+/u, '')).replace(/\s+/gu, ' ');
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** Without the blanks and points at its end; step by step, because an expression would take the square of its length. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.:;]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function buildKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

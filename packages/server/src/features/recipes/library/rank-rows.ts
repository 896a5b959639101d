import type { SearchHits, WordHits } from './search-hits.repository.ts';

/** How much a word counts by its place. All places of a word together count less than one more word. */
const weights: Readonly<Record<keyof WordHits, number>> = {
  name: 10,
  ingredients: 4,
  description: 2,
  part: 1,
};
const perWord = 32;
/** More than all words of a search together. */
const perWhole = 4096;

/** Rows that a search found, each with what it counts. */
class RowScores {
  readonly #first: number;
  readonly #scores: Uint16Array;
  readonly #lastWord: Uint8Array;

  /** @param rows the rows that may be found; other hits of the search are ignored */
  constructor(rows: Uint32Array, { whole, words }: SearchHits) {
    const [first, last] = findBounds(rows);
    this.#first = first;
    this.#scores = new Uint16Array(last - first + 1);
    this.#lastWord = new Uint8Array(last - first + 1);
    for (const [index, word] of words.entries()) this.#addWord(word, index + 1);
    for (const row of whole) this.#add(row, perWhole);
  }

  /** What a row counts; 0 when nothing was found in it. */
  of(row: number): number {
    return this.#scores[row - this.#first] ?? 0;
  }

  #addWord(word: WordHits, number: number): void {
    for (const place of ['name', 'ingredients', 'description', 'part'] as const) {
      for (const row of word[place]) this.#addPlace(row, number, weights[place]);
    }
  }

  #addPlace(row: number, word: number, weight: number): void {
    const isNew = this.#lastWord[row - this.#first] !== word;
    this.#lastWord[row - this.#first] = word;
    this.#add(row, weight + (isNew ? perWord : 0));
  }

  #add(row: number, weight: number): void {
    const at = row - this.#first;
    if (at >= 0 && at < this.#scores.length) this.#scores[at] = (this.#scores[at] ?? 0) + weight;
  }
}

function findBounds(rows: Uint32Array): [first: number, last: number] {
  let first = rows[0] ?? 0;
  let last = first;
  for (const row of rows) {
    if (row < first) first = row;
    if (row > last) last = row;
  }
  return [first, last];
}

/**
 * The rows in which the search found something. By relevance: those whose name holds the whole search, then those with
 * most of its words, each in the best place; equal ones stay in the order of `rows`.
 *
 * @param byRelevance false if the caller chose the order of `rows`: then only names with the whole search come first
 */
export function rankRows(rows: Uint32Array, hits: SearchHits, byRelevance: boolean): Uint32Array {
  const scores = new RowScores(rows, hits);
  const alike = new Map<number, number[]>();
  for (const row of rows) {
    const score = scores.of(row);
    if (score > 0) append(alike, byRelevance ? score : Math.min(Math.floor(score / perWhole), 1), row);
  }
  const best = [...alike.keys()].toSorted((a, b) => b - a);
  return Uint32Array.from(best.flatMap((score) => alike.get(score) ?? []));
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Which words of a search nothing in the group is written like: not one of `rows` even has it as part of its name. */
export function unknownWords(rows: Uint32Array, { words }: SearchHits): Set<number> {
  const unknown = words.flatMap((word, place) => (isKnown(rows, word) ? [] : [place]));
  return new Set(unknown);
}

function isKnown(rows: Uint32Array, { name, ingredients, description, part }: WordHits): boolean {
  if (name.length + ingredients.length + description.length > 0) return true;
  if (part.length === 0) return false;
  const inNames = new Set(part);
  return rows.some((row) => inNames.has(row));
}

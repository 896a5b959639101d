import { countOfBits, indelSimilarityTo } from './indel-similarity.ts';
import { numberForms } from './number-forms.ts';

/** A food or a unit with all its names, in the form in which they are compared. */
export interface NamedEntry<T> {
  readonly word: T;
  readonly names: readonly string[];
}

/** Finds foods or units by a typed name. */
export interface EntryIndex<T> {
  /** By an equal name, ignoring case and accents. */
  exact: (text: string) => T | undefined;
  /** By an equal name, or by its singular or plural. Nothing else may replace a typed word. */
  named: (text: string) => T | undefined;
  /** By a name that differs in one doubled letter only, which the text has once: `gren onion`. */
  withDoubledLetter: (text: string) => T | undefined;
  /** By an equal name, else by the most similar one of sufficient similarity: a guess, which replaces no text. */
  find: (text: string) => T | undefined;
  /** The entries of the most similar names, most similar first: guesses, for people to choose from. */
  similar: (text: string, most: number) => readonly { word: T; likeness: number }[];
  /** How many names there are. */
  size: number;
}

/** Texts longer than this are compared as a whole only. */
const maxGuessedLength = 80;

/**
 * Creates an index of entries by their names. Of two with the same name the first wins.
 *
 * @param least the minimum similarity, from 0 to 1, of a guess (`find`)
 * @param normalize brings a text into the form in which names are compared
 */
export function createEntryIndex<T>(
  words: readonly NamedEntry<T>[],
  least: number,
  normalize: (text: string) => string,
): EntryIndex<T> {
  const byName = new Map<string, T>();
  for (const { word, names } of words) {
    for (const name of names) {
      if (name !== '' && !byName.has(name)) byName.set(name, word);
    }
  }
  const spelled = [...byName].map(([name, word]) => ({ name, word, letters: packLetters(name) }));
  const exact = (text: string) => byName.get(normalize(text));
  const findFirst = (texts: readonly string[]) => byName.get(texts.find((text) => byName.has(text)) ?? '');
  return {
    size: spelled.length,
    exact,
    named: (text) => exact(text) ?? findFirst(numberForms(withoutDot(normalize(text)))),
    withDoubledLetter: (text) => findFirst(doublings(normalize(text))),
    find: (text) => exact(text) ?? likest(spelled, normalize(text), least, 1)[0]?.word,
    similar: (text, most) => likest(spelled, normalize(text), least, most),
  };
}

/** The dot of an abbreviation: `tbsp.`. */
function withoutDot(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

/** A text with each of its letters doubled, one at a time. */
function doublings(text: string): string[] {
  if (text.length > maxGuessedLength) return [];
  return [...text].map((letter, at) => text.slice(0, at) + letter + text.slice(at));
}

/** A name, and which letters it has. */
interface Spelled<T> {
  readonly name: string;
  readonly word: T;
  readonly letters: number;
}

/** The most similar names, at most so many, of entries that differ. */
function likest<T>(
  names: readonly Spelled<T>[],
  wanted: string,
  least: number,
  most: number,
): { word: T; likeness: number }[] {
  if (wanted === '' || wanted.length > maxGuessedLength) return [];
  const likenessOf = indelSimilarityTo(wanted);
  const wantedLetters = packLetters(wanted);
  const best: { word: T; likeness: number }[] = [];
  for (const { name, word, letters } of names) {
    const worst = best.length < most ? 0 : (best.at(-1)?.likeness ?? 0);
    const wantedLikeness = Math.max(least, worst);
    // Each letter that only one of them has is put in or taken out: most names are ruled out by that alone.
    const total = wanted.length + name.length;
    if (total - countOfBits(letters ^ wantedLetters) < wantedLikeness * total) continue;
    const likeness = likenessOf(name, wantedLikeness);
    if (likeness >= least && likeness > worst) insert(best, { word, likeness }, most);
  }
  return best;
}

function insert<T>(best: { word: T; likeness: number }[], one: { word: T; likeness: number }, most: number) {
  const same = best.findIndex(({ word }) => word === one.word);
  if (same >= 0 && (best[same]?.likeness ?? 0) >= one.likeness) return;
  if (same >= 0) best.splice(same, 1);
  const place = best.findIndex(({ likeness }) => likeness < one.likeness);
  best.splice(place < 0 ? best.length : place, 0, one);
  best.length = Math.min(best.length, most);
}

/** The letters of a text as bits; letters that share a bit only rule out less. */
function packLetters(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

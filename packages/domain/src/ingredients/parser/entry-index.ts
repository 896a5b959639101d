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
  /** How many names there are. */
  size: number;
}

/** Texts longer than this are compared as a whole only. */
const LONGEST_GUESSED = 80;

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
  const spelled = [...byName].map(([name, word]) => ({ name, word, letters: lettersOf(name) }));
  const exact = (text: string) => byName.get(normalize(text));
  const firstOf = (texts: readonly string[]) => byName.get(texts.find((text) => byName.has(text)) ?? '');
  return {
    size: spelled.length,
    exact,
    named: (text) => exact(text) ?? firstOf(numberForms(withoutDot(normalize(text)))),
    withDoubledLetter: (text) => firstOf(doublings(normalize(text))),
    find: (text) => exact(text) ?? likest(spelled, normalize(text), least),
  };
}

/** The dot of an abbreviation: `tbsp.`. */
function withoutDot(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

/** A text with each of its letters doubled, one at a time. */
function doublings(text: string): string[] {
  if (text.length > LONGEST_GUESSED) return [];
  return [...text].map((letter, at) => text.slice(0, at) + letter + text.slice(at));
}

/** A name, and which letters it has. */
interface Spelled<T> {
  readonly name: string;
  readonly word: T;
  readonly letters: number;
}

function likest<T>(names: readonly Spelled<T>[], wanted: string, least: number): T | undefined {
  if (wanted === '' || wanted.length > LONGEST_GUESSED) return undefined;
  const likenessOf = indelSimilarityTo(wanted);
  const wantedLetters = lettersOf(wanted);
  let best: { word: T; likeness: number } | undefined;
  for (const { name, word, letters } of names) {
    const wantedLikeness = Math.max(least, best?.likeness ?? 0);
    // Each letter that only one of them has is put in or taken out: most names are ruled out by that alone.
    const total = wanted.length + name.length;
    if (total - countOfBits(letters ^ wantedLetters) < wantedLikeness * total) continue;
    const likeness = likenessOf(name, wantedLikeness);
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { word, likeness };
  }
  return best?.word;
}

/** The letters of a text as bits; letters that share a bit only rule out less. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** Recognises the headings of recipe sections. */
import sectionWords from './section-words.json' with { type: 'json' };

/** Kinds of sections that a heading can announce; `other` are sections that end a list of ingredients or steps. */
export type SectionKind = 'ingredients' | 'directions' | 'other';

const prefixes: Readonly<Record<SectionKind, ReadonlySet<string>>> = {
  ingredients: listWords('ingredients'),
  directions: listWords('directions'),
  other: listWords('other'),
};

/** The words of all languages, as they are compared. */
function listWords(kind: SectionKind): ReadonlySet<string> {
  return new Set(Object.values(sectionWords).flatMap((words) => words[kind].map(normalizeHeading)));
}

/** More words than a section's heading has: `Zutaten für eine Springform von 26 cm`. */
const maxHeadingWords = 7;
const maxHeadingLength = 70;
/** Longest listed phrase. */
const maxPhraseWords = 5;

/** The section that a heading begins; null if it begins none. `isExact` is false if there are more words around it. */
export interface SectionHeading {
  readonly kind: SectionKind;
  readonly isExact: boolean;
}

/** Recognises a section's heading by its first words, or by its last one (`Salad Ingredients`). */
export function sectionHeading(text: string): SectionHeading | null {
  if (text.length > maxHeadingLength) return null;
  const words = normalizeHeading(text).split(' ');
  if (words.length > maxHeadingWords) return null;
  for (let count = Math.min(words.length, maxPhraseWords); count > 0; count -= 1) {
    const kind = findKind(words.slice(0, count).join(' '));
    if (kind !== null) return { kind, isExact: count === words.length };
  }
  const kind = words.length <= 4 ? findKind(words.at(-1) ?? '') : null;
  return kind === null ? null : { kind, isExact: false };
}

/** Whether one of the words of a text means the ingredients. */
export function mentionsIngredients(text: string): boolean {
  return normalizeHeading(text)
    .split(' ')
    .some((word) => prefixes.ingredients.has(word));
}

function findKind(phrase: string): SectionKind | null {
  if (prefixes.ingredients.has(phrase)) return 'ingredients';
  if (prefixes.directions.has(phrase)) return 'directions';
  return prefixes.other.has(phrase) ? 'other' : null;
}

/** A heading in the form in which it is compared: lower case, words only, what is in brackets left out. */
export function normalizeHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/['‘`´]/g, '’')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}’-]+/gu, ' ')
    .trim();
}

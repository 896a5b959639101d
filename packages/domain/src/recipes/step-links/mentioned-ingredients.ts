import { stopWords } from './stop-words.ts';

/** The fields of an ingredient that a step may mention. */
export interface LinkableIngredient {
  readonly id: string;
  /** Names of the food, if there is one, else the line as it is written. */
  readonly texts: readonly string[];
}

const minWordLength = 3;
const minStemLength = 4;
/** By so many letters an ending may differ: eggs and egg, Zwiebeln and Zwiebel. */
const maxEndingLength = 2;

/** A stretch of words, from one place to before another. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * Ids of the ingredients that the text names, in their order. Whole names come first, the longest before others:
 * `peanut butter` is not butter. An ingredient that is not named in full is found by one of its words, where that is
 * no part of another's name. Numbers, words of less than three letters, stop words and measures (English and German)
 * do not count; case, accents and short endings make no difference.
 */
export function mentionedIngredients(text: string, ingredients: readonly LinkableIngredient[]): string[] {
  const stretches = text.split(/[.,;:!?()\n]+/).map(wordsOf);
  const names = ingredients.map(({ texts }) => texts.map(wordsOf).filter(({ length }) => length > 0));
  const named = stretches.map((words) => wholeNames(words, names.flat()));
  const isNamed = (name: readonly string[]) =>
    stretches.some((words, at) => (named[at] ?? []).some((place) => isAt(name, words, place)));
  const hasWord = (name: readonly string[]) =>
    stretches.some((words, at) =>
      words.some((word, index) => {
        const isTaken = (named[at] ?? []).some(({ from, to }) => from <= index && index < to);
        return !isTaken && name.some((one) => isAlike(one, word));
      }),
    );
  return ingredients
    .filter((_, index) => {
      const own = names[index] ?? [];
      return own.some(isNamed) || own.some(hasWord);
    })
    .map(({ id }) => id);
}

/** Where the words have a whole name that is no part of a longer one. */
function wholeNames(words: readonly string[], names: readonly (readonly string[])[]): Place[] {
  const places = names.flatMap((name) =>
    words.flatMap((_, from) => {
      const place = { from, to: from + name.length };
      return isAt(name, words, place) ? [place] : [];
    }),
  );
  const isWithin = (one: Place, other: Place) =>
    other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
  return places.filter((one) => !places.some((other) => isWithin(one, other)));
}

function isAt(name: readonly string[], words: readonly string[], { from, to }: Place): boolean {
  return to - from === name.length && name.every((one, offset) => isAlike(one, words[from + offset] ?? ''));
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.filter((word) => word.length >= minWordLength && !stopWords.has(word)).map(bare);
}

function bare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= minStemLength && long.length - short.length <= maxEndingLength && long.startsWith(short)
  );
}

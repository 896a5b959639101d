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

/**
 * Ids of the ingredients of which the text has a word, in their order. Numbers, words of less than three letters, stop
 * words and measures (English and German) do not count; case, accents and short endings make no difference.
 */
export function mentionedIngredients(text: string, ingredients: readonly LinkableIngredient[]): string[] {
  const words = wordsOf(text);
  return ingredients
    .filter(({ texts }) => {
      const names = texts.flatMap(wordsOf);
      return names.some((name) => words.some((word) => isAlike(name, word)));
    })
    .map(({ id }) => id);
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

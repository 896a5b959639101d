import { splitWords } from './words.ts';

/** Names of more words are compared as a whole only. */
const maxWords = 12;
/** Shorter words, such as `of`, and words with figures are hardly ever preparations. */
const preparation = /^\p{L}[\p{L}\p{M}'’-]{2,}$/u;

/**
 * The words of a text around the name of a food that stands in it: `organic`, `unsalted` of `organic unsalted butter`.
 * Of several names the longest counts. None where no name is found, or the text is one.
 * @param isName whether a text is a name of the food
 */
export function wordsAroundName(text: string, isName: (text: string) => boolean): string[] {
  const words = text.split(/[\s,]+/u).filter((word) => word !== '');
  if (words.length > maxWords) return [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      if (isName(words.slice(start, end).join(' '))) return [...words.slice(0, start), ...words.slice(end)];
    }
  }
  return [];
}

/** The food and note of a line as they were read, and the note that a user has given it. */
export interface MovedWords {
  readonly food: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The words that a user has moved from a food to the note, each once, where a name of the food is left: they say how
 * it is prepared, and may do so in other lines.
 * @param isName whether a text is a name of the food that was chosen
 */
export function preparationsFrom(
  { food, before, after }: MovedWords,
  isName: (text: string) => boolean,
): string[] {
  const known = splitWords(before);
  const noted = splitWords(after).filter((word) => !known.includes(word));
  const moved = wordsAroundName(food, isName).filter((word) => noted.includes(word.toLowerCase()));
  return [...new Set(moved)].filter((word) => preparation.test(word));
}

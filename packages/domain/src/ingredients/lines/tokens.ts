import { isPackWord, aboutWords } from './words.ts';

/** A word, a number or a sign of a text, in lower case, and where it begins. */
export interface Token {
  readonly text: string;
  readonly start: number;
}

/** Letters of scripts that write no blanks between words, as part of a regular expression. */
export const cjkLetters = 'ぁ-ヿ㐀-鿿가-힣';
/** The number of a line in a list: `1. 2 Eier`, `1) 2 eggs`. */
const listNumber = /^\s{0,3}\d{1,3}(?:\)\s|\.\s(?=[\d¼-¾⅐-⅞]))/u;
/** What may stand before the first word of a line: blanks, bullets, and marks of the direction of writing. */
export const lead = /^[\s•*–\u200e\u200f-]*/u;

/** A line with blanks in place of the number that it has in a list: that counts nothing. */
export function withoutListNumber(text: string): string {
  return text.replace(listNumber, (number) => ' '.repeat(number.length));
}

const token = /[\p{L}\p{M}’'°]+|\d+|[^\s\p{L}\p{M}\d\u200e\u200f]/gu;
/** Phrases of the lists of words have so many words at most. */
const maxPhrase = 3;

/** The words, numbers and signs of a text in its order; the full stops of abbreviations are left out. */
export function listTokens(text: string): Token[] {
  return [...text.matchAll(token)].flatMap(({ 0: one, index }) =>
    one === '.' ? [] : [{ text: one.toLowerCase(), start: index }],
  );
}

/** The tokens before the word or phrase of a list at their end; null if they do not end with one. */
export function withoutLast(tokens: readonly Token[], words: ReadonlySet<string>): readonly Token[] | null {
  for (let length = maxPhrase; length > 0; length -= 1) {
    const phrase = tokens.slice(-length).map(({ text }) => text);
    if (phrase.length === length && words.has(phrase.join(' '))) return tokens.slice(0, -length);
  }
  return null;
}

/** The tokens without the words at their end that say that a number is not exact. */
export function withoutAbout(tokens: readonly Token[]): readonly Token[] {
  let rest = tokens;
  for (let next = withoutLast(rest, aboutWords); next !== null; next = withoutLast(rest, aboutWords))
    rest = next;
  return rest;
}

const nearEnough = 40;

/** Whether a word before a place says already that what follows is not exact, or no word may stand there: `x3`. */
export function isAboutBefore(text: string, start: number): boolean {
  const tokens = listTokens(text.slice(Math.max(0, start - nearEnough), start));
  return withoutLast(tokens, aboutWords) !== null || ['x', '×'].includes(tokens.at(-1)?.text ?? '');
}

/** Where the word for a pack ends that begins at a place; null if none does. */
export function findPackEnd(text: string, start: number): number | null {
  const [first] = listTokens(text.slice(start, start + nearEnough));
  return first !== undefined && first.start === 1 && isPackWord(first.text)
    ? start + 1 + first.text.length
    : null;
}

const word = /[\p{L}\p{M}’'-]+/uy;

/** The word that begins exactly at a place, as it is written; empty if none does. */
export function wordAt(text: string, start: number): string {
  word.lastIndex = start;
  return word.exec(text)?.[0] ?? '';
}

/** The place after words of a list, each with the blank behind it, that begin at a place. */
export function skipWords(text: string, start: number, words: ReadonlySet<string>): number {
  let at = start;
  for (let count = 0; count < maxPhrase; count += 1) {
    const next = wordAt(text, at) || /^[~≈]/.exec(text.slice(at, at + 1))?.[0] || '';
    const end = at + next.length + (text[at + next.length] === '.' ? 1 : 0);
    if (next === '' || !words.has(next.toLowerCase())) return at;
    at = end + (/^\s*/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
  }
  return at;
}

/** So far at most a bracket reaches. */
const reach = 60;

/** Whether a place stands in a bracket. */
export function isInBracket(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - reach), place);
  const findLast = (signs: readonly string[]) => Math.max(...signs.map((sign) => before.lastIndexOf(sign)));
  return findLast(['(', '[']) > findLast([')', ']']);
}

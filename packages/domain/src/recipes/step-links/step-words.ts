import { stopWords } from './stop-words.ts';

const minWordLength = 3;
const minStemLength = 4;
/** By so many letters an ending may differ: eggs and egg, Zwiebeln and Zwiebel. */
const maxEndingLength = 2;
/** A word that ends another one names it from so many letters on: `Brühe` is the `Gemüsebrühe`. */
const minCompoundLength = 5;
/** Words of two letters that are food. */
const shortWords: ReadonlySet<string> = new Set(['ei', 'öl']);
/** Counted pieces of a food, at the end of its German name: `Knoblauchzehen`. */
const pieces = /(?<=\p{L}{4})(?:zehen?|blatter|blatt|scheiben?|stangen?)$/u;
/** Plurals whose stem changes. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['eier', 'ei'],
  ['eiern', 'ei'],
]);

/** A word as it is compared, and where it is written. */
export interface Word {
  readonly bare: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a part of a text that count; the part begins at `offset`. */
export function splitWords(text: string, offset: number): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap((match) => {
    const word = match[0].toLowerCase().normalize('NFC');
    if ((word.length < minWordLength && !shortWords.has(word)) || stopWords.has(word)) return [];
    const start = offset + match.index;
    return [{ bare: bare(word), start, end: start + match[0].length }];
  });
}

/** Without accents, and in the singular where the plural has another stem. */
function bare(word: string): string {
  const plain = word
    .replace(/öl$/u, 'oel')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(pieces, '');
  const singular = irregular.get(plain);
  if (singular !== undefined) return singular;
  return plain.length > 4 && plain.endsWith('ies') ? `${plain.slice(0, -3)}y` : plain;
}

/** Whether two bare words are the same but for a short ending. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === minWordLength) return long === `${short}s`;
  return (
    short.length >= minStemLength && long.length - short.length <= maxEndingLength && long.startsWith(short)
  );
}

/** Whether a bare word ends a compound one: `oel` is `olivenoel`, `berry` is `blueberry`. */
export function endsCompound(word: string, compound: string): boolean {
  if (word.length < minCompoundLength && word !== 'oel') return false;
  if (compound.length <= word.length) return false;
  for (let ending = 0; ending <= maxEndingLength; ending += 1) {
    if (compound.endsWith(word.slice(0, word.length - ending)) && word.length - ending >= minCompoundLength)
      return true;
    if (compound.slice(0, compound.length - ending).endsWith(word)) return true;
  }
  return false;
}

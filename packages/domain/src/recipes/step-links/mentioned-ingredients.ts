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

/** A word as it is compared, and where it is written. */
interface Word {
  readonly bare: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of words, from one place to before another. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a text names an ingredient; `text.slice(start, end)` is its wording. */
export interface IngredientMention {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Ids of the ingredients that the text names, in their order. Whole names come first, the longest before others:
 * `peanut butter` is not butter. An ingredient that is not named in full is found by one of its words, where that is
 * no part of another's name. Numbers, words of less than three letters, stop words and measures (English and German)
 * do not count; case, accents and short endings make no difference.
 */
export function mentionedIngredients(text: string, ingredients: readonly LinkableIngredient[]): string[] {
  return ingredientMentions(text, ingredients).map(({ id }) => id);
}

/** Where the text names each of {@link mentionedIngredients} first, in full if it does so anywhere. */
export function ingredientMentions(
  text: string,
  ingredients: readonly LinkableIngredient[],
): IngredientMention[] {
  const stretches = [...text.matchAll(/[^.,;:!?()\n]+/g)].map((match) => wordsOf(match[0], match.index));
  const names = ingredients.map(({ texts }) => texts.map(namesOf).filter(({ length }) => length > 0));
  const named = stretches.map((words) => wholeNames(words, names.flat()));
  const inFull = (own: readonly Name[]) => {
    const place = (words: readonly Word[], at: number) =>
      named[at]?.find((one) => own.some((name) => isAt(name, words, one)));
    return firstOf(stretches, place);
  };
  const byWord = (own: readonly Name[]) =>
    firstOf(stretches, (words, at) => {
      const isTaken = (index: number) =>
        (named[at] ?? []).some(({ from, to }) => from <= index && index < to);
      const index = words.findIndex(
        ({ bare }, place) => !isTaken(place) && own.some((name) => name.some((one) => isAlike(one, bare))),
      );
      return index === -1 ? undefined : { from: index, to: index + 1 };
    });
  return ingredients.flatMap(({ id }, index) => {
    const own = names[index] ?? [];
    const place = inFull(own) ?? byWord(own);
    return place === undefined ? [] : [{ id, ...place }];
  });
}

/** The words of a name as they are compared. */
type Name = readonly string[];

/** Where in the text the first stretch has what is looked for. */
function firstOf(
  stretches: readonly (readonly Word[])[],
  placeIn: (words: readonly Word[], at: number) => Place | undefined,
): { start: number; end: number } | undefined {
  for (const [at, words] of stretches.entries()) {
    const place = placeIn(words, at);
    const [first, last] = [words[place?.from ?? -1], words[(place?.to ?? 0) - 1]];
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  return undefined;
}

/** Where the words have a whole name that is no part of a longer one. */
function wholeNames(words: readonly Word[], names: readonly Name[]): Place[] {
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

function isAt(name: Name, words: readonly Word[], { from, to }: Place): boolean {
  return (
    to - from === name.length && name.every((one, offset) => isAlike(one, words[from + offset]?.bare ?? ''))
  );
}

function namesOf(text: string): Name {
  return wordsOf(text, 0).map((word) => word.bare);
}

/** The words of a part of a text that count; the part begins at `offset`. */
function wordsOf(text: string, offset: number): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap((match) => {
    const word = match[0].toLowerCase();
    if (word.length < minWordLength || stopWords.has(word)) return [];
    const start = offset + match.index;
    return [{ bare: bare(word), start, end: start + match[0].length }];
  });
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

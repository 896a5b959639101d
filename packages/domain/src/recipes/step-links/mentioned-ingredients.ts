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
  const names = ingredients.map(({ texts }) => texts.map(namesOf).filter(({ length }) => length > 0));
  const stretches = [...text.matchAll(/[^.,;:!?()\n]+/g)].map((match) =>
    stretchOf(wordsOf(match[0], match.index), names.flat()),
  );
  return ingredients.flatMap(({ id }, index) => {
    const own = names[index] ?? [];
    const place =
      firstOf(stretches, (one) => inFull(own, one)) ?? firstOf(stretches, (one) => byWord(own, one));
    return place === undefined ? [] : [{ id, ...place }];
  });
}

/** The words of a name as they are compared. */
type Name = readonly string[];

/** Words of a text between two signs. */
interface Stretch {
  readonly words: readonly Word[];
  /** Where it has whole names that are no part of longer ones, in their order. */
  readonly named: readonly Place[];
  /** Whether the word of that place belongs to one of them. */
  readonly isTaken: readonly boolean[];
}

function stretchOf(words: readonly Word[], names: readonly Name[]): Stretch {
  const named = wholeNames(words, names);
  const isTaken = words.map(() => false);
  for (const { from, to } of named) isTaken.fill(true, from, to);
  return { words, named, isTaken };
}

function inFull(own: readonly Name[], { words, named }: Stretch): Place | undefined {
  return named.find((place) => own.some((name) => isAt(name, words, place)));
}

function byWord(own: readonly Name[], { words, isTaken }: Stretch): Place | undefined {
  const from = words.findIndex(
    ({ bare }, index) =>
      isTaken[index] !== true && own.some((name) => name.some((one) => isAlike(one, bare))),
  );
  return from === -1 ? undefined : { from, to: from + 1 };
}

/** Where in the text the first stretch has what is looked for. */
function firstOf(
  stretches: readonly Stretch[],
  placeIn: (stretch: Stretch) => Place | undefined,
): { start: number; end: number } | undefined {
  for (const stretch of stretches) {
    const place = placeIn(stretch);
    const [first, last] = [stretch.words[place?.from ?? -1], stretch.words[(place?.to ?? 0) - 1]];
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  return undefined;
}

/** Where the words have a whole name that is no part of a longer one: the longest at each place, none within another. */
function wholeNames(words: readonly Word[], names: readonly Name[]): Place[] {
  const longest = words.map((_, from) =>
    names.reduce(
      (to, name) =>
        from + name.length > to && isAt(name, words, { from, to: from + name.length })
          ? from + name.length
          : to,
      from,
    ),
  );
  let reached = 0;
  return longest.flatMap((to, from) => {
    if (to <= reached) return [];
    reached = to;
    return [{ from, to }];
  });
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

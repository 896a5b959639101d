import { isHeadFirst, type Name, listNames } from './ingredient-names.ts';
import { endsCompound, isAlike, type Word, splitWords } from './step-words.ts';
import { weakWords } from './stop-words.ts';

/** The fields of an ingredient that a step may mention. */
export interface LinkableIngredient {
  readonly id: string;
  /** Names of the food, if there is one, else the line as it is written. */
  readonly texts: readonly string[];
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
 * no part of another's name: by what it is (`tomatoes` are crushed tomatoes rather than tomato paste), else by its kind,
 * else by the end of a compound (`Brühe` is Gemüsebrühe). Numbers, words of less than three letters, stop words and
 * measures (English, German, French) do not count; case, accents and short endings make no difference.
 */
export function mentionedIngredients(text: string, ingredients: readonly LinkableIngredient[]): string[] {
  return ingredientMentions(text, ingredients).map(({ id }) => id);
}

/** Where the text names each of {@link mentionedIngredients} first, in full if it does so anywhere. */
export function ingredientMentions(
  text: string,
  ingredients: readonly LinkableIngredient[],
): IngredientMention[] {
  const headFirst = isHeadFirst(ingredients.flatMap(({ texts }) => texts));
  const names = ingredients.map(({ texts }) => texts.flatMap((one) => listNames(one, headFirst)));
  const stretches = [...text.matchAll(/[^.,;:!?()\n]+/g)].map((match) =>
    buildStretch(splitWords(match[0], match.index), names.flat()),
  );
  return ingredients.flatMap(({ id }, index) => {
    const own = names[index] ?? [];
    const place =
      findFirst(stretches, (one) => inFull(own, one)) ?? findFirst(stretches, (one) => byWord(own, one));
    return place === undefined ? [] : [{ id, ...place }];
  });
}

/** Words of a text between two signs. */
interface Stretch {
  readonly words: readonly Word[];
  /** Where it has whole names that are no part of longer ones, in their order. */
  readonly named: readonly Place[];
  /** Whether the word of that place belongs to one of them. */
  readonly isTaken: readonly boolean[];
  /** How closely that word names an ingredient, for the one that it names most closely. */
  readonly closest: readonly number[];
}

function buildStretch(words: readonly Word[], names: readonly Name[]): Stretch {
  const named = wholeNames(words, names);
  const isTaken = words.map(() => false);
  for (const { from, to } of named) isTaken.fill(true, from, to);
  // Many names are too many arguments for one call.
  const closest = words.map(({ bare }) =>
    names.reduce((most, name) => Math.max(most, closeness(bare, name)), 0),
  );
  return { words, named, isTaken, closest };
}

function inFull(own: readonly Name[], { words, named }: Stretch): Place | undefined {
  return named.find((place) => own.some((name) => isAt(name, words, place)));
}

function byWord(own: readonly Name[], { words, isTaken, closest }: Stretch): Place | undefined {
  const from = words.findIndex(({ bare }, index) => {
    const most = closest[index] ?? 0;
    return most > 0 && isTaken[index] !== true && own.some((name) => closeness(bare, name) === most);
  });
  return from === -1 ? undefined : { from, to: from + 1 };
}

/** How closely a word names what has that name: 3 says what it is, 2 its kind, 1 the end of a compound; 0 not at all. */
function closeness(word: string, { words, head }: Name): 0 | 1 | 2 | 3 {
  if (weakWords.has(word)) return 0;
  if (isAlike(head, word)) return 3;
  if (words.some((one) => isAlike(one, word))) return 2;
  return words.some((one) => endsCompound(word, one)) ? 1 : 0;
}

/** Where in the text the first stretch has what is looked for. */
function findFirst(
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
        from + name.words.length > to && isAt(name, words, { from, to: from + name.words.length })
          ? from + name.words.length
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
    to - from === name.words.length &&
    name.words.every((one, offset) => isAlike(one, words[from + offset]?.bare ?? ''))
  );
}

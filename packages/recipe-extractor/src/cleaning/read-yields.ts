/** Yields as pages say them, with nothing lost. */
import { isServingWord } from './clean-yield.ts';
import { inlineText } from './clean-text.ts';

/** A yield in the fields of a stored recipe. */
export interface StoredYield {
  /** 0 where nobody says for how many it is. */
  readonly recipeServings: number;
  /** How many of what `recipeYield` names; 0 where the text stands for itself. */
  readonly recipeYieldQuantity: number;
  /** The counted unit, or the words of the page where they say more than a number: `4 to 6`, `One 9-inch cake`. */
  readonly recipeYield: string;
}

const maxTexts = 20;
const maxLength = 200;
const vulgarFractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** A number, perhaps the first of a range. */
const counted =
  /(\d{1,6}(?:[.,]\d{1,3})?)(?:\s?([½¼¾⅓⅔]))?(\s?(?:-|–|—|~|～)\s?\d{1,6}(?:[.,]\d{1,3})?|\s(?:to|bis|à|a|or|till|til|do|до|ou|tot)\s\d{1,6}(?:[.,]\d{1,3})?)?/u;
/** A number that measures the thing, not how many there are: `9-inch cake`, `23 cm`, `8x8 pan`. */
const measure = /^\s?(?:[x×]\s?\d|(?:-|\s)?(?:inch|in\b|cm|mm|″|”|"|''))/iu;
/** Words around a number of people: `Serves 4`, `Für 4 Personen`, `4 人分`. */
const lead =
  /^(?:serves?|servings?|portion(?:s|en)?|yields?|makes?|about|approx\.?|for|für|för|pour|para|per|voor|till|til|ca\.?|circa|dla|pro|на|для|recipe|:|\s)*$/iu;

interface ReadYield {
  readonly text: string;
  readonly count: number;
  /** `4 to 6`, null for a single number. */
  readonly range: string | null;
  readonly before: string;
  readonly after: string;
}

/** Servings and things of the texts with which a page says its yield; `0 servings` and `none` say nothing. */
export function readYields(texts: readonly string[]): StoredYield {
  const written = texts.slice(0, maxTexts).map(inlineText).filter(saysSomething);
  const read = written.map(readCount);
  const people = read.find((one) => one !== null && isOfPeople(one)) ?? null;
  const thing = read.find((one) => one !== null && !isOfPeople(one)) ?? null;
  const words = written.find((_, at) => read[at] === null) ?? '';
  if (thing !== null && (people === null || !isBare(people) || people.count !== thing.count))
    return { ...readThing(thing), recipeServings: people?.count ?? 0 };
  if (thing !== null) return readThing(thing);
  if (people === null) return { recipeServings: 0, recipeYieldQuantity: 0, recipeYield: words };
  const more = read.find((one) => one !== null && one.count === people.count && wordsOfPeople(one) !== '');
  return {
    recipeServings: people.count,
    recipeYieldQuantity: 0,
    recipeYield: more === null || more === undefined ? words : wordsOfPeople(more),
  };
}

function saysSomething(text: string): boolean {
  return text !== '' && !/^(?:0(?:\s.{0,20})?|none|null|undefined|n\/?a|-)$/iu.test(text);
}

/** The first number that counts something; null for words alone. */
function readCount(text: string): ReadYield | null {
  const short = text.slice(0, maxLength);
  const match = counted.exec(short);
  if (match === null) return null;
  const [all, low = '0', vulgar, high] = match;
  const after = short.slice(match.index + all.length);
  if (measure.test(after)) return null;
  const count = Number(low.replace(',', '.')) + (vulgarFractions[vulgar ?? ''] ?? 0);
  const range = high === undefined ? null : all.trim();
  return { text: short, count, range, before: short.slice(0, match.index), after };
}

/** A number alone, or with a word for people or portions before any bracket. */
function isOfPeople({ before, after }: ReadYield): boolean {
  if (/(?:^|\s)(?:serves|servings?|portions?|portionen)\s?:?\s*$/iu.test(before)) return true;
  const [named = ''] = /^[^,;:/([+\d]*/u.exec(after) ?? [];
  const words = named.match(/\p{L}[\p{L}\p{M}()]*/gu) ?? [];
  if (words.length > 0) return words.some(isServingWord);
  return !/^\s?(?:\d|[([])/u.test(after);
}

function isBare({ before, after }: ReadYield): boolean {
  return before.trim() === '' && after.trim() === '';
}

/** What a text for people says besides their number: `4 to 6`, or all of it where there are other words. */
function wordsOfPeople({ text, range, before, after }: ReadYield): string {
  const named = after.replace(/\./gu, ' ').match(/[^\s]+/gu) ?? [];
  const isPlain = lead.test(before) && named.every((word) => isServingWord(word));
  return isPlain ? (range ?? '') : text;
}

function readThing({
  text,
  count,
  range,
  after,
}: ReadYield): Omit<StoredYield, 'recipeServings'> & { recipeServings: 0 } {
  const isCounted = range === null && count > 0 && after.trim() !== '';
  return isCounted
    ? {
        recipeServings: 0,
        recipeYieldQuantity: count,
        recipeYield: after.replace(/^[\s.]+|(?<!\s)\s+$/gu, ''),
      }
    : { recipeServings: 0, recipeYieldQuantity: 0, recipeYield: text };
}

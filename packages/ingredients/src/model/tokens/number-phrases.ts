import {
  glyphFractions,
  numberPattern as NUMBER_PATTERN,
  readNumber,
} from '@hearth/domain/measures/quantities';
import { plus, type Rational, rational, times } from '@hearth/domain/measures/rationals';

const counts = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const parts: readonly (readonly [names: string, parts: number])[] = [
  ['half halves', 2],
  ['third thirds', 3],
  ['quarter quarters fourth fourths', 4],
  ['fifth fifths', 5],
  ['sixth sixths', 6],
  ['eighth eighths', 8],
];

const words: ReadonlyMap<string, Rational> = new Map([
  ...['a', 'an'].map((word) => [word, rational(1)] as const),
  ['couple', rational(2)],
  ['dozen', rational(12)],
  ['hundred', rational(100)],
  ...counts.map((word, at) => [word, rational(at + 1)] as const),
  ...tens.map((word, at) => [word, rational(10 * (at + 2))] as const),
]);
const fractions: ReadonlyMap<string, Rational> = new Map(
  parts.flatMap(([names, parts]) => names.split(' ').map((name) => [name, rational(1, parts)] as const)),
);

const glyphs = Object.keys(glyphFractions).join('');
const figures = new RegExp(`^(?:${NUMBER_PATTERN})$`, 'u');
const oneWord = `(?:${counts.slice(0, 12).join('|')})`;
const fraction = `(?:${[...fractions.keys()].toReversed().join('|')})`;
/** What a fraction of is taken without another word: `three quarters cup`, but not `the size of a quarter`. */
const measure =
  '(?:(?:cups?|c|teaspoons?|tablespoons?|tsp|tbsp|pounds?|lbs?|ounces?|oz|pints?|quarts?|gallons?|inch|inches|kilos?|' +
  'kilograms?|kg|lit(?:er|re)s?|bunch|packs?|packets?|packages?|sticks?|cans?|tins?|jars?|bottles?|heads?|loaf|bags?|' +
  String.raw`box|containers?|blocks?|slabs?|racks?|dozen)(?!\p{L}))`;
const ofA = String.raw`(?:\sof\san?(?=\s\p{L}))`;
const countFollows = String.raw`(?:${ofA}|(?=\s${measure}))`;

/**
 * Numbers in several words, each one token: `one and a half`, `two and ½`, `two thirds` and `a quarter of a` before a
 * measure, `half a dozen`, `one hundred`, `twenty-four`, and what is added after a measure: `a pound and a half`.
 */
export const numberPhrase = new RegExp(
  [
    String.raw`(?:an?|${oneWord}|\d{1,3})\sand\s(?:an?|${oneWord})[\s-]${fraction}(?![\p{L}-])`,
    String.raw`(?:${oneWord}|\d{1,3})\s(?:and|&)\s(?:[${glyphs}]|\d\s?[/⁄]\s?\d{1,2}(?![\d/⁄]))`,
    String.raw`(?:an?|${oneWord})[\s-]hundred(?!\p{L})`,
    String.raw`half[\s-](?:an?\s)?dozen(?!\p{L})`,
    String.raw`(?:(?:an?|${oneWord})[\s-])?${fraction}(?![\p{L}-])${countFollows}`,
    String.raw`(?<=\s${measure}\s)and\san?[\s-]${fraction}(?![\p{L}-])`,
    String.raw`(?:${tens.join('|')})[\s-]${oneWord}(?![\p{L}-])`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'iuy',
);

/** At the start of a line: `two to three`, `one or two`, and numbers of a word that no labelled line has. */
export const leadingRange = new RegExp(
  String.raw`(?:an?|${oneWord})(?:\s{1,3}(?:to|or)\s{1,3}|-)${oneWord}(?![\p{L}-])`,
  'iuy',
);
export const leadingNumber = new RegExp(
  `(?:${[...counts.slice(12), ...tens].join('|')}|quarter(?! pounder))(?![\\p{L}-])`,
  'iuy',
);

/** Whether a token is a fraction that is added to the amount before it: `and a half` of `a pound and a half`. */
export function isAddedFraction(text: string): boolean {
  return /^and\s/iu.test(text);
}

/** Both ends of a range in words; null for a range in figures. */
export function valuesOfWordRange(text: string): Rational[] | null {
  const ends = text.split(/\s{1,3}(?:to|or)\s{1,3}|-/iu).map(valueOfWords);
  const values = ends.filter((one) => one !== null);
  return /^\p{L}/u.test(text) && values.length === 2 ? values : null;
}

/** The value of a number word or of a phrase of number words; null for words that count nothing, such as `few`. */
export function valueOfWords(text: string): Rational | null {
  const words = text
    .toLowerCase()
    .replace(/\s{1,3}of\s{1,3}an?$/u, '')
    .split(/[\s-]+/u);
  const joint = words.findIndex((word) => word === 'and' || word === '&');
  if (joint <= 0) return multiplyWords(words.slice(joint + 1));
  const [whole, part] = [multiplyWords(words.slice(0, joint)), multiplyWords(words.slice(joint + 1))];
  return whole && part && plus(whole, part);
}

/** `three quarters` are three times a quarter, `half a dozen` is half of twelve, but `twenty four` is a sum. */
function multiplyWords(words: readonly string[]): Rational | null {
  const values = words.map(valueOfWord);
  const [first, ...others] = values;
  if (!first || others.some((one) => one === null)) return null;
  const [second] = others;
  if (second && tens.includes(words[0] ?? '')) return plus(first, second);
  return others.reduce<Rational>((product, one) => (one ? times(product, one) : product), first);
}

function valueOfWord(word: string): Rational | null {
  if (figures.test(word)) return readNumber(word);
  return words.get(word) ?? fractions.get(word) ?? null;
}

import { GLYPH_FRACTIONS, NUMBER as NUMBER_PATTERN, readNumber } from '@hearth/domain/measures/quantities';
import { plus, type Rational, rational, times } from '@hearth/domain/measures/rationals';

const COUNTS = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const PARTS: readonly (readonly [names: string, parts: number])[] = [
  ['half halves', 2],
  ['third thirds', 3],
  ['quarter quarters fourth fourths', 4],
  ['fifth fifths', 5],
  ['sixth sixths', 6],
  ['eighth eighths', 8],
];

const WORDS: ReadonlyMap<string, Rational> = new Map([
  ...['a', 'an'].map((word) => [word, rational(1)] as const),
  ['couple', rational(2)],
  ['dozen', rational(12)],
  ['hundred', rational(100)],
  ...COUNTS.map((word, at) => [word, rational(at + 1)] as const),
  ...TENS.map((word, at) => [word, rational(10 * (at + 2))] as const),
]);
const FRACTIONS: ReadonlyMap<string, Rational> = new Map(
  PARTS.flatMap(([names, parts]) => names.split(' ').map((name) => [name, rational(1, parts)] as const)),
);

const GLYPHS = Object.keys(GLYPH_FRACTIONS).join('');
const FIGURES = new RegExp(`^(?:${NUMBER_PATTERN})$`, 'u');
const ONE = `(?:${COUNTS.slice(0, 12).join('|')})`;
const FRACTION = `(?:${[...FRACTIONS.keys()].toReversed().join('|')})`;
/** What a fraction of is taken without another word: `three quarters cup`, but not `the size of a quarter`. */
const MEASURE =
  '(?:(?:cups?|c|teaspoons?|tablespoons?|tsp|tbsp|pounds?|lbs?|ounces?|oz|pints?|quarts?|gallons?|inch|inches|kilos?|' +
  'kilograms?|kg|lit(?:er|re)s?|bunch|packs?|packets?|packages?|sticks?|cans?|tins?|jars?|bottles?|heads?|loaf|bags?|' +
  String.raw`box|containers?|blocks?|slabs?|racks?|dozen)(?!\p{L}))`;
const OF_A = String.raw`(?:\sof\san?(?=\s\p{L}))`;
const BEHIND = String.raw`(?:${OF_A}|(?=\s${MEASURE}))`;

/**
 * Numbers in several words, each one token: `one and a half`, `two and ½`, `two thirds` and `a quarter of a` before a
 * measure, `half a dozen`, `one hundred`, `twenty-four`, and what is added behind a measure: `a pound and a half`.
 */
export const NUMBER_PHRASE = new RegExp(
  [
    String.raw`(?:an?|${ONE}|\d{1,3})\sand\s(?:an?|${ONE})[\s-]${FRACTION}(?![\p{L}-])`,
    String.raw`(?:${ONE}|\d{1,3})\s(?:and|&)\s(?:[${GLYPHS}]|\d\s?[/⁄]\s?\d{1,2}(?![\d/⁄]))`,
    String.raw`(?:an?|${ONE})[\s-]hundred(?!\p{L})`,
    String.raw`half[\s-](?:an?\s)?dozen(?!\p{L})`,
    String.raw`(?:(?:an?|${ONE})[\s-])?${FRACTION}(?![\p{L}-])${BEHIND}`,
    String.raw`(?<=\s${MEASURE}\s)and\san?[\s-]${FRACTION}(?![\p{L}-])`,
    String.raw`(?:${TENS.join('|')})[\s-]${ONE}(?![\p{L}-])`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'iuy',
);

/** At the start of a line: `two to three`, `one or two`, and numbers of a word that no labelled line has. */
export const LEADING_RANGE = new RegExp(
  String.raw`(?:an?|${ONE})(?:\s{1,3}(?:to|or)\s{1,3}|-)${ONE}(?![\p{L}-])`,
  'iuy',
);
export const LEADING_NUMBER = new RegExp(
  `(?:${[...COUNTS.slice(12), ...TENS].join('|')}|quarter(?! pounder))(?![\\p{L}-])`,
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
  if (joint <= 0) return productOf(words.slice(joint + 1));
  const [whole, part] = [productOf(words.slice(0, joint)), productOf(words.slice(joint + 1))];
  return whole && part && plus(whole, part);
}

/** `three quarters` are three times a quarter, `half a dozen` is half of twelve, but `twenty four` is a sum. */
function productOf(words: readonly string[]): Rational | null {
  const values = words.map(valueOfWord);
  const [first, ...others] = values;
  if (!first || others.some((one) => one === null)) return null;
  const [second] = others;
  if (second && TENS.includes(words[0] ?? '')) return plus(first, second);
  return others.reduce<Rational>((product, one) => (one ? times(product, one) : product), first);
}

function valueOfWord(word: string): Rational | null {
  if (FIGURES.test(word)) return readNumber(word);
  return WORDS.get(word) ?? FRACTIONS.get(word) ?? null;
}

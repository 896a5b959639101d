import { glyphFractions } from '@hearth/domain/measures/quantities';
import { leadingNumber, leadingRange, numberPhrase } from './number-phrases.ts';

/** What a token is, as far as its characters tell. */
export type TokenKind = 'number' | 'range' | 'multiplier' | 'word' | 'sign';

/** A number, a word or a sign of an ingredient line. */
export interface Token {
  readonly kind: TokenKind;
  /** As it is written; lines are cut with `start` and `end`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Lower case, the plural of a unit as its singular. */
  readonly word: string;
}

/** Longer lines are refused: no ingredient is that long, and no model was trained on such. */
export const maxLineLength = 2000;

const glyphs = Object.keys(glyphFractions).join('');
const digits = String.raw`\d{1,9}`;
const simple = String.raw`(?:${digits}\s?[/⁄]\s?\d{1,4}(?![\d/⁄])|(?:${digits}\s?)?[${glyphs}]|(?:${digits}(?:[.,]\d{1,4})?|\.\d{1,4}))`;
const value = String.raw`(?:${digits}(?:\s{1,3}|-)(?:and\s{1,3})?${digits}\s?[/⁄]\s?\d{1,4}(?![\d/⁄])|${simple})`;
/** Blanks are counted, so that a line of blanks costs no more than another. */
const between = String.raw`(?:\s{0,3}[-–—]\s{0,3}(?:(?:to|or)\s{1,3})?|\s{1,3}(?:to|or)\s{1,3})`;
/** The first unit of `150g-175g`, which the second repeats. */
const repeatedUnit = String.raw`(?:(?<unit>k?g|ml|oz|lb|[cm]m|in)(?=${between}${value}\k<unit>(?!\p{L})))?`;

const numberPattern = new RegExp(value, 'uy');
const rangePattern = new RegExp(`${value}${repeatedUnit}${between}${value}`, 'uy');
const multiplierPattern = new RegExp(String.raw`${digits}\s?x(?![\p{L}-])`, 'uy');
/** Of a `20-Ounce Can` the number is one. */
const measured = '(?:Ounce|OUNCE|Oz|OZ|Inch|INCH|Lb|LB|Pound|POUND|Quart|Pint|Gallon|Gram|Cup|Piece|Count)';
/** Numbers that belong to a word: `70%`, `'00'`, `180°C`, `7-Up`. */
const numberWordPattern = new RegExp(
  String.raw`['‘’]\d{1,3}['‘’]|\d{1,9}(?:[.,]\d{1,4})?(?:%|°[CF]?)|\d{1,4}-(?!${measured})\p{L}*[A-Z]\p{L}*`,
  'uy',
);
const spacePattern = /\s+/uy;
const wordPattern =
  /(?!\d)[\p{L}\p{M}®™©'’‘´`&%#+$@]+(?:\d+(?!\p{L}|\d))?(?:[-‐‑.](?!\d+\p{L})[\p{L}\p{M}®™©'’‘´`&%#+$@\d]+)*/uy;
/** Joins two amounts, and nothing else: `1 cup + 2 tbsp`. */
const plusPattern = /\+(?![\p{L}+])/uy;
const initials = /(?:\p{L}\.){2,}/uy;
const hyphen = /[-‐‑](?=\p{L})/uy;

/** The tokens of a line in their order. Linear in its length. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const space = matched(spacePattern, line, at) ?? hyphenBehindNumber(line, at, tokens.at(-1));
    if (space !== null) {
      at += space.length;
      continue;
    }
    const { kind, text } = numberInWords(line, at, tokens.length === 0) ?? tokenAt(line, at);
    const word = usualUnit(tokens.at(-1), text) ?? normalizeWord(kind, text);
    tokens.push({ kind, text, start: at, end: at + text.length, word });
    at += text.length;
  }
  return tokens;
}

/** A number of several words; at the start of a line a range, or a single word that always counts, as well. */
function numberInWords(line: string, at: number, isLeading: boolean): Pick<Token, 'kind' | 'text'> | null {
  const range = isLeading ? matched(leadingRange, line, at) : null;
  if (range !== null) return { kind: 'range', text: range };
  const number = matched(numberPhrase, line, at) ?? (isLeading ? matched(leadingNumber, line, at) : null);
  return number === null ? null : { kind: 'number', text: number };
}

function tokenAt(line: string, at: number): Pick<Token, 'kind' | 'text'> {
  const numberWord = matched(numberWordPattern, line, at);
  if (numberWord !== null) return { kind: 'word', text: numberWord };
  const multiplier = matched(multiplierPattern, line, at);
  if (multiplier !== null) return { kind: 'multiplier', text: multiplier };
  const range = matched(rangePattern, line, at);
  if (range !== null) return { kind: 'range', text: range };
  const number = matched(numberPattern, line, at);
  if (number !== null) return { kind: 'number', text: number };
  const word =
    matched(plusPattern, line, at) ?? matched(initials, line, at) ?? matched(wordPattern, line, at);
  if (word !== null) return { kind: 'word', text: word };
  return { kind: 'sign', text: String.fromCodePoint(line.codePointAt(at) ?? 0) };
}

/** Abbreviations that few write, after what most write instead. */
const rareSpellings = {
  tbsp: 'T tb tbs tbl tbls tblsp tbsps',
  tsp: 't tsps tspn',
  pkg: 'pkgs',
  oz: 'ozs',
  g: 'gr gm gms grs',
  kg: 'kgs',
  ml: 'mls',
  liter: 'ltr ltrs',
  qt: 'qts',
  pt: 'pts',
};
const usualSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries(rareSpellings).flatMap(([usual, rare]) =>
    rare.split(' ').map((word) => [word, usual] as const),
  ),
);

/** What a rare abbreviation after a number stands for; a lone `T` is a tablespoon, a lone `t` a teaspoon. */
function usualUnit(previous: Token | undefined, text: string): string | undefined {
  if (previous?.kind !== 'number' && previous?.kind !== 'range') return undefined;
  return usualSpellings.get(text.length === 1 ? text : text.toLowerCase());
}

/** The hyphen of `14-ounce` is no token: the number and its unit are. */
function hyphenBehindNumber(line: string, at: number, previous: Token | undefined): string | null {
  const isBehindNumber = previous?.end === at && (previous.kind === 'number' || previous.kind === 'range');
  return isBehindNumber ? matched(hyphen, line, at) : null;
}

function matched(pattern: RegExp, line: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0] ?? null;
}

function normalizeWord(kind: TokenKind, text: string): string {
  if (text === '+') return 'plus';
  if (kind === 'word') return singularUnit(text.toLowerCase().replace(/[’‘´`]/gu, "'"));
  if (kind === 'sign') return /[–—‐‑]/u.test(text) ? '-' : text;
  return `!${kind}`;
}

/** Units and portions, which are written in either number without meaning another thing. */
const countedNouns = new Set(
  (
    'bag ball bar basket batch block bottle box branch bulb bunch bundle can chunk clove cluster container cube cup ' +
    'cutlet dash dollop drop ear envelope fillet gallon glass grain gram grind handful head inch jar jigger kilogram ' +
    'knob lb leaf length link liter litre loaf milliliter millilitre ounce pack package packet pair piece pinch pint ' +
    'pod pot pound punnet quart rack rasher recipe rectangle rib round sachet scoop section segment shake sheet shoot ' +
    'shot slab slice sprig square stalk stem stick strip tablespoon tbsp teaspoon tin tsp tub tube twist wedge wheel'
  ).split(' '),
);

function singularUnit(word: string): string {
  if (!word.endsWith('s')) return word;
  if (word === 'leaves' || word === 'loaves') return word === 'leaves' ? 'leaf' : 'loaf';
  const short = word.slice(0, -1);
  if (countedNouns.has(short)) return short;
  const shorter = word.slice(0, -2);
  return word.endsWith('es') && countedNouns.has(shorter) ? shorter : word;
}

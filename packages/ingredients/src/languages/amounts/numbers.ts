import { numberPattern, readNumber } from '@hearth/domain/measures/quantities';
import { toNumber } from '@hearth/domain/measures/rationals';
import type { Lexicon } from '../lexicon.ts';
import type { Token } from '../tokens.ts';

/** A number at a token, or a range of two. */
export interface NumberAt {
  readonly value: number;
  /** The larger end of a range. */
  readonly max: number | null;
  /** How many tokens it takes. */
  readonly length: number;
  readonly isWord: boolean;
  /** Whether it may be an article just as well. */
  readonly isArticle: boolean;
}

const wholeNumberPattern = new RegExp(`^(?:${numberPattern})$`, 'u');
const groupedByPoint = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const groupedByComma = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/** The number, or the range, that begins at a token; undefined if there is none. */
export function numberAt(lexicon: Lexicon, tokens: readonly Token[], at: number): NumberAt | undefined {
  const first = singleAt(lexicon, tokens, at);
  if (first === undefined) return undefined;
  const near = unlinked(lexicon, tokens, at, first);
  const link = rangeLinkAt(lexicon, tokens, at + first.length);
  const second = near ?? (link > 0 ? singleAt(lexicon, tokens, at + first.length + link) : undefined);
  if (second === undefined || second.value <= first.value) return first;
  const length = first.length + (near === undefined ? link : 0) + second.length;
  return { ...first, max: second.value, length };
}

/** Two neighbouring number words without a blank between them are a range: `两三`. */
function unlinked(
  { words, numbers }: Lexicon,
  tokens: readonly Token[],
  at: number,
  first: NumberAt,
): NumberAt | undefined {
  if (words.hasBlanks || !first.isWord) return undefined;
  const next = numbers(tokens, at + first.length);
  if (next?.value !== first.value + 1) return undefined;
  return { value: next.value, max: null, length: next.length, isWord: true, isArticle: false };
}

/** How many tokens link the two ends of a range; 0 if none do. */
export function rangeLinkAt({ lists }: Lexicon, tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined) return 0;
  if (token.kind === 'slash' || (token.kind === 'dash' && token.key !== '...')) return 1;
  return lists.ranges(tokens, at)?.length ?? lists.or(tokens, at)?.length ?? 0;
}

function singleAt(lexicon: Lexicon, tokens: readonly Token[], at: number): NumberAt | undefined {
  if (isRatio(tokens, at) || isRatio(tokens, at - 2)) return undefined;
  const figure = fractionAt(lexicon, tokens, at);
  const phrase = lexicon.numbers(tokens, at);
  if (phrase !== undefined && phrase.length > (figure?.length ?? 0)) {
    return wordAt(lexicon, tokens, at, phrase);
  }
  if (figure === undefined) return undefined;
  return withPart(lexicon, tokens, at, { ...figure, max: null, isWord: false, isArticle: false });
}

function wordAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  { value, length }: { value: number; length: number },
): NumberAt {
  const isWord = tokens[at]?.kind === 'word';
  const isArticle = lexicon.lists.articles(tokens, at)?.length === length;
  return withPart(lexicon, tokens, at, { value, max: null, length, isWord, isArticle });
}

/** `1 halbe` is a half, `1 y media` is one and a half. */
function withPart(lexicon: Lexicon, tokens: readonly Token[], at: number, number: NumberAt): NumberAt {
  const next = at + number.length;
  const part = lexicon.numbers(tokens, next);
  if (number.value === 1 && part !== undefined && part.value < 1 && lexicon.words.hasBlanks) {
    return { ...number, value: part.value, length: number.length + part.length, isArticle: false };
  }
  const more = number.value >= 1 ? partBehindAnd(lexicon, tokens, next) : undefined;
  if (more === undefined) return number;
  return { ...number, value: number.value + more.value, length: number.length + more.length };
}

/** The fraction after a word for `and`: `e mezzo`, `と1/2`. */
export function partBehindAnd(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
): { value: number; length: number } | undefined {
  const and = lexicon.lists.and(tokens, at)?.length ?? 0;
  if (and === 0) return undefined;
  const part = lexicon.numbers(tokens, at + and) ?? fractionAt(lexicon, tokens, at + and);
  return part === undefined || part.value >= 1 ? undefined : { value: part.value, length: and + part.length };
}

/** A number in figures: `1,5`, `1/2`, `1 1/2`, `½`, `1½`. */
export function fractionAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
): { value: number; length: number } | undefined {
  const first = tokens[at];
  if (first?.kind === 'glyph') return { value: toNumber(readNumber(first.key)), length: 1 };
  if (first?.kind !== 'number') return undefined;
  const simple = simpleFraction(tokens, at);
  if (simple !== undefined) return { value: simple, length: 3 };
  const value = readDecimal(lexicon, first.key);
  if (value === undefined) return undefined;
  if (tokens[at + 1]?.kind === 'glyph') {
    return { value: value + toNumber(readNumber(tokens[at + 1]?.key ?? '')), length: 2 };
  }
  const part = simpleFraction(tokens, at + 1);
  return part !== undefined && part < 1 ? { value: value + part, length: 4 } : { value, length: 1 };
}

function simpleFraction(tokens: readonly Token[], at: number): number | undefined {
  const [above, slash, below] = tokens.slice(at, at + 3);
  if (above?.kind !== 'number' || slash?.kind !== 'slash' || below?.kind !== 'number') return undefined;
  if (!/^\d{1,4}$/.test(above.key) || !/^[1-9]\d{0,3}$/.test(below.key)) return undefined;
  return isRange(Number(above.key), Number(below.key))
    ? undefined
    : toNumber(readNumber(`${above.key}/${below.key}`));
}

/** `80/20`, of meat and fat, is a name and no fraction. */
function isRatio(tokens: readonly Token[], at: number): boolean {
  const [above, slash, below] = tokens.slice(Math.max(0, at), at + 3);
  if (above?.kind !== 'number' || slash?.kind !== 'slash' || below?.kind !== 'number') return false;
  return /^\d\d$/.test(above.key) && /^[1-9]\d$/.test(below.key) && Number(above.key) >= Number(below.key);
}

/** `4/6` is four to six: a fraction would be written in lowest terms. */
function isRange(above: number, below: number): boolean {
  return above < below && above >= 4 && (above >= 10 || below % 2 === above % 2);
}

/** Figures as a number; not `00`, which is a kind of flour, nor `1.2.3`. */
function readDecimal({ words }: Lexicon, figures: string): number | undefined {
  if (/^0\d/.test(figures)) return undefined;
  if (words.groupsByPoint && groupedByPoint.test(figures)) return Number(figures.replaceAll('.', ''));
  if (!words.hasBlanks && groupedByComma.test(figures)) return Number(figures.replaceAll(',', ''));
  const plain = figures.replace(',', '.');
  return wholeNumberPattern.test(plain) ? toNumber(readNumber(plain)) : undefined;
}

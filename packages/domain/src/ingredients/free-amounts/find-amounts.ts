import { amountAt, type FoundAmount } from './amount-at.ts';

/** The amount of a line of free text, and the same amount in another measure beside it: `1 cup (240 ml)`. */
export interface LineAmount {
  readonly main: FoundAmount;
  readonly alternative: FoundAmount | null;
  /** After the alternative and its bracket, else after the main amount. */
  readonly end: number;
}

const fillers = /^\s*(?:(?:about|approx\.?|approximately|ca\.?|circa|etwa|ungefähr|rund|~|≈)\s*)*/iu;
/** Where a number begins that is no part of a word or of another number. */
export const starts = /(?<![\p{L}\d.,/⁄])(?=[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/gu;
/** What makes a number no amount: a percentage, a size (`1-inch`), a word that begins with a digit. */
const noAmount = /^(?:\s?%|-\p{L}|\p{L}|\s?(?:°|º|mm\b|cm\b|inch|zoll))/u;
const openingPattern = /^\s*[(/[]\s*(?:(?:about|ca\.?|or|oder|=)\s*)?/iu;

/**
 * The amount in an ingredient that is free text: the number that it begins with, else the first number with a unit of
 * volume or mass. Null when it names none, as in `salt to taste`.
 */
export function findLineAmount(text: string): LineAmount | null {
  const main = leadingAmount(text) ?? firstMeasure(text);
  if (main === null) return null;
  const alternative = isMeasure(main) ? alternativeBehind(text, main.end) : null;
  return { main, alternative: alternative?.amount ?? null, end: alternative?.end ?? main.end };
}

function leadingAmount(text: string): FoundAmount | null {
  const start = fillers.exec(text)?.[0].length ?? 0;
  const amount = amountAt(text, start);
  return amount !== null && isAmount(text, amount) ? amount : null;
}

function firstMeasure(text: string): FoundAmount | null {
  for (const { index } of text.matchAll(starts)) {
    const amount = amountAt(text, index);
    if (amount !== null && isMeasure(amount)) return amount;
  }
  return null;
}

function isAmount(text: string, { unit, end }: FoundAmount): boolean {
  return unit !== null || !noAmount.test(text.slice(end));
}

function isMeasure({ unit }: FoundAmount): boolean {
  return unit !== null && unit.known.dimension !== 'count';
}

/** The same amount in another measure, as it stands after the first in brackets or after a slash. */
export function alternativeBehind(text: string, from: number): { amount: FoundAmount; end: number } | null {
  const opening = openingPattern.exec(text.slice(from))?.[0];
  if (opening === undefined) return null;
  const amount = amountAt(text, from + opening.length);
  if (amount === null || !isMeasure(amount)) return null;
  if (opening.includes('/')) return { amount, end: amount.end };
  const closing = /^\s*[)\]]/.exec(text.slice(amount.end))?.[0];
  return closing === undefined ? null : { amount, end: amount.end + closing.length };
}

import { numberPattern as NUMBER_PATTERN, readNumber } from '@hearth/domain/measures/quantities';
import { one, plus, type Rational, times, toNumber } from '@hearth/domain/measures/rationals';
import type { Label } from './labels.ts';
import { isAddedFraction, valueOfWords, valuesOfWordRange } from './tokens/number-phrases.ts';
import type { Token } from './tokens/tokens.ts';

/** An amount of a line: which tokens it has, and what they say. */
export interface LabelledAmount {
  /** Null where only a unit is written, as in `pinch of salt`. Of a range, the smaller end. */
  readonly quantity: number | null;
  /** The larger end of a range. */
  readonly quantityMax: number | null;
  /** The unit as it is written; empty if there is none. */
  readonly unit: string;
  readonly tokens: readonly number[];
}

interface OpenAmount {
  quantity: readonly Rational[] | null;
  readonly units: number[];
  readonly tokens: number[];
}

/** What two numbers side by side are where the first is a word: `two 15-ounce cans`. */
export type WordBeforeNumber = 'count' | 'factor';

/**
 * The amounts of a labelled line, left to right. Numbers side by side are two amounts, as in `1 28-ounce can`, but a
 * number word multiplies the number before it: `2 dozen`. A unit closes the number before it. A second unit belongs to
 * the first amount that has none, so that `1 (14 ounce) can` is one can, of 14 ounces; where all have one it stays with
 * the latest only if it follows at once: `ounce can`.
 */
export function collectAmounts(
  tokens: readonly Token[],
  labels: readonly Label[],
  wordBeforeNumber: WordBeforeNumber = 'count',
): LabelledAmount[] {
  const amounts: OpenAmount[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = labels[at - 1] === 'QTY' ? tokens[at - 1] : undefined;
    const isFactor = token.kind === 'word' || (before?.kind === 'word' && wordBeforeNumber === 'factor');
    if (labels[at] === 'QTY') addQuantity(amounts, token, at, before !== undefined && isFactor);
    if (labels[at] === 'UNIT') addUnit(amounts, tokens, at);
  }
  return amounts.map(({ quantity, units, tokens: own }) => {
    const [first, last] = quantity ?? [];
    return {
      quantity: first === undefined ? null : rounded(first),
      quantityMax: last === undefined ? null : rounded(last),
      unit: units.map((at) => tokens[at]?.text ?? '').join(' '),
      tokens: own,
    };
  });
}

function addQuantity(amounts: OpenAmount[], token: Token, at: number, isFactor: boolean): void {
  const value = readQuantity(token);
  const latest = amounts.at(-1);
  if (isAddedFraction(token.text) && value && latest) {
    latest.quantity = (latest.quantity ?? [one]).flatMap((one) => value.map((more) => plus(one, more)));
    latest.tokens.push(at);
    return;
  }
  if (!isFactor || !value || !latest?.quantity || latest.units.length > 0) {
    amounts.push({ quantity: value, units: [], tokens: [at] });
    return;
  }
  latest.quantity = latest.quantity.flatMap((one) => value.map((factor) => times(one, factor))).slice(0, 2);
  latest.tokens.push(at);
}

function addUnit(amounts: OpenAmount[], tokens: readonly Token[], at: number): void {
  const owner = ownerOfUnit(amounts, tokens, at);
  owner?.units.push(at);
  owner?.tokens.push(at);
}

function ownerOfUnit(amounts: OpenAmount[], tokens: readonly Token[], at: number): OpenAmount | undefined {
  const latest = amounts.at(-1);
  if (latest === undefined) {
    const alone: OpenAmount = { quantity: null, units: [], tokens: [] };
    amounts.push(alone);
    return alone;
  }
  if (latest.units.length === 0) return latest;
  const follows = latest.units.at(-1) === at - 1;
  if (follows && tokens[at - 1]?.word.startsWith('fl') === true) return latest;
  return amounts.find(({ units }) => units.length === 0) ?? (follows ? latest : undefined);
}

const value = new RegExp(
  String.raw`\d{1,9}[\s-]+(?:and\s+)?\d{1,6}\s?[/⁄]\s?[1-9]\d{0,5}|${NUMBER_PATTERN}|\.\d{1,4}`,
  'gu',
);

/** The value of a number, both ends of a range; null for words that count nothing, such as `few`. */
function readQuantity({ kind, text }: Token): Rational[] | null {
  const inWords = kind === 'range' ? valuesOfWordRange(text) : valueInWords(text);
  if (inWords !== null || kind === 'word') return inWords;
  const numbers = text.match(value)?.map((number) => readNumber(plainNumber(number))) ?? [];
  return numbers.length === 0 ? null : numbers.slice(0, 2);
}

function valueInWords(text: string): Rational[] | null {
  const value = /[\p{L}&]/u.test(text) ? valueOfWords(text) : null;
  return value && [value];
}

function plainNumber(text: string): string {
  if (text.startsWith('.')) return `0${text}`;
  return text.replace(/^(\d+)(?:-|\s+(?:and\s+)?)(?=\d)/u, '$1 ');
}

function rounded(value: Rational): number {
  return Math.round(toNumber(value) * 1000) / 1000;
}

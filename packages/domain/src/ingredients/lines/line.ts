import { type Rational, toNumber } from '../../measures/rationals/index.ts';
import type { StandardUnit } from '../../measures/units/index.ts';

/** A stretch of a text: its first place, and the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What an amount says. `main` is how much of the food, `same` the same amount in another measure, `further` another
 * amount of the line, `each` the size of one piece or pack, `fixed` no amount of the food at all: a temperature, a
 * percentage, a size, a grade, or a number in a name. The first three go with the scale.
 */
export type AmountRole = 'main' | 'same' | 'further' | 'each' | 'fixed';

/** The unit of an amount as it is written, or the food that it counts. */
export interface WrittenUnit extends Span {
  readonly word: string;
  /** The standard unit if the word is one. */
  readonly known: StandardUnit | null;
  readonly isFood: boolean;
}

/** An amount of a line, with its places in the text. */
export interface Amount extends Span {
  /** One number, or both ends of a range. */
  readonly numbers: readonly Rational[];
  /** After the last number. */
  readonly numberEnd: number;
  readonly isFraction: boolean;
  readonly unit: WrittenUnit | null;
  /** Of `1 lb 4 oz`, which is one and a quarter, the 1: what the first unit says without the smaller one. */
  readonly ofFirst?: Rational | undefined;
  readonly role: AmountRole;
  /** With the bracket, or the word that joins it to another amount. */
  readonly outer: Span;
}

/** A line as it is written, and what was read in it. Nothing is taken out of the text. */
export interface Line {
  readonly text: string;
  /** In the order of the text. */
  readonly amounts: readonly Amount[];
}

/** The number of an amount, the lower end of a range; 0 if there is no amount. */
export function firstNumber(amount: Pick<Amount, 'numbers'> | undefined): number {
  const first = amount?.numbers[0];
  return first === undefined ? 0 : toNumber(first);
}

/** The standard unit of an amount; null where the unit is missing or unknown. */
export function getKnownUnit({ unit }: Pick<Amount, 'unit'>): StandardUnit | null {
  return unit?.known ?? null;
}

/** Whether an amount is a volume or a mass. */
export function isMeasure(amount: Pick<Amount, 'unit'>): boolean {
  const known = getKnownUnit(amount);
  return known !== null && known.dimension !== 'count';
}

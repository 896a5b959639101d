import { amountAt, findLineAmount, type FoundAmount } from '../free-amounts/index.ts';
import {
  type DisplayedIngredient,
  type DisplayOptions,
  isFreeText,
  findStandardUnit,
} from '../display/index.ts';
import { readNumber } from '../../measures/quantities/index.ts';
import { dividedBy, type Rational, toRational, toNumber } from '../../measures/rationals/index.ts';
import { convert, type StandardUnit } from '../../measures/units/index.ts';

/** A quantity with its unit as written, and the standard unit if it is one. */
export interface StatedAmount {
  readonly amount: Rational;
  readonly known: StandardUnit | null;
  readonly word: string;
}

/** The unscaled quantity of an ingredient in the recipe; null if it has none. */
export function amountOfIngredient(
  ingredient: DisplayedIngredient,
  options: DisplayOptions,
): StatedAmount | null {
  if (isFreeText(ingredient, options)) return stated(findLineAmount(ingredient.note ?? '')?.main ?? null);
  const { quantity, unit } = ingredient;
  if (!quantity || quantity < 0) return null;
  const shown = options.disableAmount ? null : unit;
  return {
    amount: toRational(quantity),
    known: (shown && findStandardUnit(shown)) ?? null,
    word: shown?.abbreviation || shown?.name || '',
  };
}

/**
 * The scale at which an ingredient is used up: `300 g` of 200 g flour is 1.5. A bare number counts in the unit of the
 * recipe. Null when the text is no amount, or one that the recipe's unit cannot be compared with.
 */
export function scaleByIngredient(have: string, needed: StatedAmount): number | null {
  const text = have.trim();
  const found = amountAt(text, 0);
  if (found === null || found.numbers.length !== 1 || text.slice(found.end).trim() !== '') return null;
  const amount = stated(found);
  const comparable = amount === null ? null : inUnit(amount, needed);
  if (comparable === null || needed.amount.numerator <= 0n || comparable.numerator <= 0n) return null;
  return toNumber(dividedBy(comparable, needed.amount));
}

function stated(found: FoundAmount | null): StatedAmount | null {
  const number = found?.numbers[0];
  if (!found || number === undefined) return null;
  const amount = readNumber(number);
  if (amount.numerator <= 0n) return null;
  return { amount, known: found.unit?.known ?? null, word: found.unit?.word ?? '' };
}

function inUnit({ amount, known }: StatedAmount, needed: StatedAmount): Rational | null {
  if (known === null) return amount;
  return needed.known === null ? null : convert(amount, known, needed.known);
}

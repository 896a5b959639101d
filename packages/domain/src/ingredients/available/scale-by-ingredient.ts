import { dividedBy, type Rational, toNumber } from '../../measures/rationals/index.ts';
import { convert, type StandardUnit } from '../../measures/units/index.ts';
import { type LineIngredient, readIngredientLine, scanAmountAt, type ScannedAmount } from '../lines/index.ts';

/** A quantity with its unit as written, and the standard unit if it is one. */
export interface StatedAmount {
  readonly amount: Rational;
  readonly known: StandardUnit | null;
  readonly word: string;
}

/** The unscaled amount of an ingredient in the recipe; null if it has none. */
export function amountOfIngredient(ingredient: LineIngredient): StatedAmount | null {
  const { amounts } = readIngredientLine(ingredient).line;
  return stated(amounts.find(({ role }) => role === 'main') ?? null);
}

/**
 * The scale at which an ingredient is used up: `300 g` of 200 g flour is 1.5. A bare number counts in the unit of the
 * recipe. Null when the text is no amount, or one that the recipe's unit cannot be compared with.
 */
export function scaleByIngredient(have: string, needed: StatedAmount): number | null {
  const text = have.trim();
  const found = scanAmountAt(text, 0);
  if (found === null || found.numbers.length !== 1 || text.slice(found.end).trim() !== '') return null;
  const amount = stated(found);
  const comparable = amount === null ? null : inUnit(amount, needed);
  if (comparable === null || needed.amount.numerator <= 0n || comparable.numerator <= 0n) return null;
  return toNumber(dividedBy(comparable, needed.amount));
}

function stated(found: Pick<ScannedAmount, 'numbers' | 'unit'> | null): StatedAmount | null {
  const [amount] = found?.numbers ?? [];
  if (!found || amount === undefined || amount.numerator <= 0n) return null;
  return {
    amount,
    known: found.unit?.known ?? null,
    word: found.unit?.isFood === false ? found.unit.word : '',
  };
}

function inUnit({ amount, known, word }: StatedAmount, needed: StatedAmount): Rational | null {
  if (known === null) return word === '' ? amount : null;
  return needed.known === null ? null : convert(amount, known, needed.known);
}

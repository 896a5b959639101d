import { decimalText, kitchenFractionText, significantText } from '../../measures/quantities/index.ts';
import { type Rational, toNumber } from '../../measures/rationals/index.ts';
import { convert, type StandardUnit, type UnitLanguage, standardUnits } from '../../measures/units/index.ts';

const significantDigits = 3;
/** From this count on, pieces are rounded to whole ones. */
const wholesFrom = 10;
const tolerance = 0.005;
const aboutWords: Readonly<Record<UnitLanguage, string>> = { en: 'about', de: 'etwa', ar: 'حوالي' };

/** The smallest amount that is measured in a unit, and the unit for what is less. */
const smallerUnits: Readonly<
  Partial<Record<string, { readonly least: number; readonly unit: StandardUnit }>>
> = {
  cup: { least: 1 / 4, unit: standardUnits.tbsp },
  tbsp: { least: 1 / 2, unit: standardUnits.tsp },
};

/** One amount or both ends of a range, in one unit. */
export interface AmountInUnit {
  readonly values: readonly Rational[];
  readonly unit: StandardUnit;
}

/** The same amount in spoons if it is too little for a measuring cup, or for the larger spoon. */
export function inSmallerUnit({ values, unit }: AmountInUnit): AmountInUnit {
  const smaller = smallerUnits[unit.id];
  const largest = Math.max(...values.map(toNumber));
  if (smaller === undefined || largest >= smaller.least || largest <= 0) return { values, unit };
  const converted = values.map((value) => convert(value, unit, smaller.unit) ?? value);
  return inSmallerUnit({ values: converted, unit: smaller.unit });
}

/**
 * A number as it is measured: metric ones as decimals with three significant digits, others with the fractions of
 * measuring cups.
 */
export function numberText(value: Rational, isDecimal: boolean, spell: (value: number) => string): string {
  const number = toNumber(value);
  const rounded = Number(significantText(number, significantDigits));
  if (isDecimal || number >= 100) return spell(rounded);
  const fraction = kitchenFractionText(number);
  return fraction === '0' ? spell(Number(decimalText(rounded, significantDigits))) : fraction;
}

/**
 * How many of a thing that comes in pieces: halves below ten and wholes above, with a word that says so where that is
 * not exact. Quarters of one thing stay.
 */
export function countText(
  values: readonly Rational[],
  { spell, language }: { readonly spell: (value: number) => string; readonly language: UnitLanguage },
): string {
  const counts = values.map(toNumber);
  const rounded = counts.map(roundedCount);
  const isExact = counts.every(
    (count, index) => Math.abs((rounded[index] ?? 0) - count) <= tolerance * count,
  );
  const texts = rounded.map((count) => (count < wholesFrom ? kitchenFractionText(count) : spell(count)));
  const numbers = [...new Set(texts)].join('–');
  return isExact ? numbers : `${aboutWords[language]} ${numbers}`;
}

function roundedCount(count: number): number {
  if (count === 0 || count === 0.25 || count === 0.75) return count;
  return count < wholesFrom ? Math.max(0.5, Math.round(count * 2) / 2) : Math.round(count);
}

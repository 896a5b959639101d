import {
  decimalText,
  fractionGlyphText,
  isFractionText,
  readNumber,
  significantText,
} from '../../measures/quantities/index.ts';
import { type Rational, rationalOf, times, toNumber } from '../../measures/rationals/index.ts';
import {
  inflectedUnit,
  inSystem,
  inUnitOf,
  type StandardUnit,
  type Measure,
  type MeasureSystem,
  type UnitLanguage,
  unitSpelling,
} from '../../measures/units/index.ts';
import type { FoundAmount } from './amount-at.ts';
import { findLineAmount, type LineAmount } from './find-amounts.ts';

/** How amounts are shown to a reader. Stored amounts never change. */
export interface AmountView {
  /** Times the recipe. */
  readonly scale: number;
  readonly system: MeasureSystem | 'original';
  readonly language: UnitLanguage;
  /** Spells a decimal number as the reader's language does. */
  readonly spell: (value: number) => string;
}

/** A line of free text with its amount apart. */
export interface LineView {
  /** Text before the amount; empty in most lines. */
  readonly before: string;
  readonly amount: string;
  readonly rest: string;
}

/**
 * A line of free text, scaled and in the measures that are asked for. Where the author names the amount in both
 * systems, the author's own figure shows rather than a computed one. What names no amount stays as it is.
 */
export function lineView(text: string, view: AmountView): LineView {
  const found = findLineAmount(text);
  if (found === null) return { before: '', amount: '', rest: text };
  const { amount, end } = shownAmount(text, found, view);
  return {
    before: text.slice(0, found.main.start).trim(),
    amount,
    rest: text.slice(end).trim(),
  };
}

function shownAmount(text: string, found: LineAmount, view: AmountView): { amount: string; end: number } {
  const { main, alternative, end } = found;
  const wanted = view.system;
  const measure = wanted === 'original' ? null : converted(main, view.scale, wanted);
  if (measure === null) return { amount: scaledMain(text, found, view), end };
  if (alternative?.unit?.known.home === wanted) return { amount: scaled(text, alternative, view), end };
  return { amount: spelledMeasures(main, measure, view), end };
}

/** The amount in its own unit, and the same in brackets as the author put it there. */
function scaledMain(text: string, { main, alternative, end }: LineAmount, view: AmountView): string {
  const amount = scaled(text, main, view);
  if (alternative === null) return amount;
  const opening = text.slice(main.end, alternative.start);
  return amount + opening + scaled(text, alternative, view) + text.slice(alternative.end, end);
}

function scaled(text: string, found: FoundAmount, { scale, spell }: AmountView): string {
  if (scale === 1) return text.slice(found.start, found.end);
  const isDecimal = !found.numbers.some(isFractionText) && found.unit?.known.home === 'metric';
  const values = found.numbers.map((number) => times(readNumber(number), rationalOf(scale)));
  const numbers = values.map((value) => numberText(value, isDecimal, spell)).join('–');
  if (found.unit === null) return numbers;
  const { word } = found.unit;
  const gap = text.slice(found.numberEnd, found.end - word.length);
  return (
    numbers +
    gap +
    inflectedUnit(
      word,
      values.some((value) => toNumber(value) > 1),
    )
  );
}

function converted(found: FoundAmount, scale: number, system: MeasureSystem): Measure | null {
  const largest = found.numbers.at(-1);
  if (found.unit === null || largest === undefined) return null;
  return inSystem(times(readNumber(largest), rationalOf(scale)), found.unit.known, system);
}

/** A converted amount; the smaller end of a range has the unit of the larger one. */
function spelledMeasures(found: FoundAmount, measure: Measure, view: AmountView): string {
  const [first, second] = found.numbers;
  const known = found.unit?.known;
  const isRange = second !== undefined && first !== undefined && known !== undefined;
  const lower = isRange ? [inUnitOf(times(readNumber(first), rationalOf(view.scale)), known, measure)] : [];
  return measureText([...lower, measure.amount], measure.unit, view);
}

/** One amount or a range with its unit, as the reader's language spells it: `240 ml`, `½–¾ cup`. */
export function measureText(
  amounts: readonly Rational[],
  unit: StandardUnit,
  { language, spell }: Pick<AmountView, 'language' | 'spell'>,
): string {
  const isDecimal = unit.home === 'metric';
  const numbers = [...new Set(amounts.map((amount) => numberText(amount, isDecimal, spell)))].join('–');
  const isPlural = amounts.some((amount) => toNumber(amount) > 1);
  return `${numbers} ${unitSpelling(unit, language, isPlural)}`;
}

const SIGNIFICANT_DIGITS = 3;
const MAX_DENOMINATOR = 8;

function numberText(value: Rational, isDecimal: boolean, spell: (value: number) => string): string {
  const number = toNumber(value);
  const rounded = Number(significantText(number, SIGNIFICANT_DIGITS));
  if (isDecimal || number >= 100) return spell(rounded);
  const fraction = fractionGlyphText(number, MAX_DENOMINATOR);
  return fraction === '0' ? spell(Number(decimalText(rounded, SIGNIFICANT_DIGITS))) : fraction;
}

import { isFractionText, readNumber } from '../../measures/quantities/index.ts';
import { ONE, type Rational, rationalOf, times, toNumber } from '../../measures/rationals/index.ts';
import {
  inflectedUnit,
  inSystem,
  inUnitOf,
  type StandardUnit,
  type Measure,
  type MeasureSystem,
  type UnitLanguage,
  UNITS,
  unitSpelling,
} from '../../measures/units/index.ts';
import type { FoundAmount } from './amount-at.ts';
import { findLineAmount, type LineAmount } from './find-amounts.ts';
import { countText, inSmallerUnit, numberText } from './kitchen-amounts.ts';
import { isLiquid } from './liquids.ts';

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
  const food = text.slice(found.end).split(/[,(]/, 1)[0] ?? '';
  const { amount, end } = shownAmount(text, found, { ...view, food });
  return {
    before: text.slice(0, found.main.start).trim(),
    amount,
    rest: text.slice(end).trim(),
  };
}

/**
 * An amount of a text as it is shown to the reader, and where it ends in the text. `food` names what is measured: only
 * what is poured has another volume.
 */
export function shownAmount(
  text: string,
  found: LineAmount,
  view: AmountView & { readonly food: string },
): { amount: string; end: number } {
  const { main, alternative, end } = found;
  const wanted = view.system;
  if (wanted === 'original' || !isForeign(main, wanted))
    return { amount: scaledMain(text, found, view), end };
  if (alternative !== null && isAtHome(alternative, wanted))
    return { amount: scaledAmount(text, alternative, view), end };
  const measure = converted(main, view.scale, wanted);
  const stays = measure === null || isSolidVolume(main.unit?.known, view.food);
  if (stays) return { amount: scaledMain(text, found, view), end };
  return { amount: spelledMeasures(main, measure, view), end };
}

/** The amount in its own unit, and the same in brackets as the author put it there. */
function scaledMain(text: string, { main, alternative, end }: LineAmount, view: AmountView): string {
  const amount = scaledAmount(text, main, view);
  if (alternative === null) return amount;
  const opening = text.slice(main.end, alternative.start);
  return amount + opening + scaledAmount(text, alternative, view) + text.slice(alternative.end, end);
}

/** An amount in its own unit, or in spoons where it is too little for a cup. At once the recipe it stays as written. */
export function scaledAmount(text: string, found: FoundAmount, view: AmountView): string {
  const { scale, spell, language } = view;
  if (scale === 1) return text.slice(found.start, found.end);
  const values = found.numbers.map((number) => times(readNumber(number), rationalOf(scale)));
  if (found.unit === null) return countText(values, view);
  const { known, word } = found.unit;
  const isDecimal = !found.numbers.some(isFractionText) && known.home === 'metric';
  const shown = inSmallerUnit({ values, unit: known });
  const numbers = [...new Set(shown.values.map((value) => numberText(value, isDecimal, spell)))].join('–');
  const isPlural = shown.values.some((value) => toNumber(value) > 1);
  if (shown.unit !== known) return `${numbers} ${unitSpelling(shown.unit, language, isPlural)}`;
  return numbers + text.slice(found.numberEnd, found.end - word.length) + inflectedUnit(word, isPlural);
}

/** Whether a cook of the system measures in the unit; spoons are in every kitchen. */
function isAtHome({ unit }: FoundAmount, system: MeasureSystem): boolean {
  return unit?.known.home === system || unit?.known.home === 'everywhere';
}

/** Whether the unit belongs to the other kitchen. */
function isForeign({ unit }: FoundAmount, system: MeasureSystem): boolean {
  return unit !== null && inSystem(ONE, unit.known, system) !== null;
}

/**
 * Whether an amount is a solid in a measuring cup: a volume of butter or flour in millilitres would help nobody, since
 * metric kitchens weigh them, and what they weigh depends on the food.
 */
export function isSolidVolume(unit: StandardUnit | undefined, food: string): boolean {
  const isOfCups = unit?.dimension === 'volume' && unit.home === 'us' && unit !== UNITS.floz;
  return isOfCups && !isLiquid(food);
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
